/**
 * `not_found`: no such series · `unauthorized`: the key is missing or rejected · `quota`: too many calls · `invalid`: the provider rejected the request ·
 * `unavailable`: the provider is down, slow or unreachable · `malformed`: the response cannot be read ·
 * `not_modified`: the series has not changed; this is not an error.
 */
export type FailureKind =
  | 'not_found'
  | 'unauthorized'
  | 'quota'
  | 'invalid'
  | 'unavailable'
  | 'malformed'
  | 'not_modified';

interface FailureOptions {
  /** Whether a retry may succeed. */
  transient?: boolean;
  /** Wait before the next call, as stated by the provider or its budget. */
  retryAfterSeconds?: number | undefined;
  /** Whether the provider did not respond in time. */
  timedOut?: boolean;
  /** Whether the request certainly did not reach the provider. */
  notSent?: boolean;
  cause?: unknown;
}

/** A failed call to a provider. The HTTP client redacts secrets from the message. */
export class ProviderFailure extends Error {
  override name = 'ProviderFailure';
  readonly kind: FailureKind;
  readonly transient: boolean;
  readonly retryAfterSeconds: number | undefined;
  readonly timedOut: boolean;
  readonly notSent: boolean;

  constructor(kind: FailureKind, message: string, options: FailureOptions = {}) {
    const { transient = false, retryAfterSeconds, timedOut = false, notSent = false, cause } = options;
    super(message, { cause });
    this.kind = kind;
    this.transient = transient;
    this.retryAfterSeconds = retryAfterSeconds;
    this.timedOut = timedOut;
    this.notSent = notSent;
  }
}

/** Converts an error: anything but a ProviderFailure, thrown while a response is read, means that the response is malformed. */
export function toProviderFailure(title: string, error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  return new ProviderFailure('malformed', `${title} returned a response that cannot be read.`, { cause: error });
}
