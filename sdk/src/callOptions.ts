import type { RetryOptions } from './transport.js';

/** Options of a single call. A `maxRetries` given here also applies to a call that changes something. */
export interface CallOptions extends Partial<RetryOptions> {
  /** Aborts the call, which then throws the signal's reason. */
  signal?: AbortSignal;
  /** Headers to send in addition to those of the client. */
  headers?: Record<string, string>;
}

/** Options of the stream of events. */
export interface StreamOptions extends CallOptions {
  /**
   * How long nothing may arrive, in milliseconds, before the client opens another connection. Default: 45,000. The server sends a
   * heartbeat every 15 seconds.
   */
  maxSilence?: number;
}
