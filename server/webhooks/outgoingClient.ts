/*
 * The only code that calls addresses which users chose. It connects to public addresses only, follows no redirect, and limits
 * the time and the size of each response.
 */
import { Client, type Dispatcher } from 'undici';
import { combineSignals } from '../combineSignals.js';
import { createCheckedConnector, NoPublicAddressError, type ResolveHost } from './checkedConnector.js';
import { findUrlProblem, type OutgoingRules } from './checkWebhookUrl.js';

export interface OutgoingClientOptions extends OutgoingRules {
  resolveHost: ResolveHost;
  /** Time limit of a call, up to the last byte of the response. */
  timeoutMs: number;
}

export interface OutgoingRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** A response, or why there is none, as a sentence without secrets. */
export type OutgoingResult =
  | { status: number; retryAfter: string | undefined; start: string; error?: undefined }
  | { status: null; error: string };

const maxHeaderBytes = 16_384;
const maxBodyBytes = 65_536;
/** How much of a response is kept. */
const maxStartBytes = 1_024;

export class OutgoingClient {
  readonly #options: OutgoingClientOptions;

  constructor(options: OutgoingClientOptions) {
    this.#options = options;
  }

  /** Returns what is wrong with a URL; undefined if this client calls it. */
  findUrlProblem(url: string): string | undefined {
    return findUrlProblem(url, this.#options);
  }

  /** Sends a POST request over a connection of its own. Never throws, except if `stopping` is aborted. */
  async post({ url, headers, body }: OutgoingRequest, stopping?: AbortSignal): Promise<OutgoingResult> {
    const problem = this.findUrlProblem(url);
    if (problem !== undefined) return { status: null, error: `The URL ${problem}.` };
    const { timeoutMs } = this.#options;
    const { origin, pathname, search } = new URL(url);
    const { signal, release } = combineSignals([stopping], timeoutMs);
    const client = new Client(origin, {
      connect: createCheckedConnector(this.#options, timeoutMs),
      maxHeaderSize: maxHeaderBytes,
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    });
    // A signal of the request would have no effect before the client is connected.
    signal.addEventListener('abort', () => void client.destroy(signal.reason));
    try {
      signal.throwIfAborted();
      const response = await client.request({ path: pathname + search, method: 'POST', headers, body });
      return await readResponse(response);
    } catch (failure) {
      stopping?.throwIfAborted();
      return { status: null, error: describeFailure(failure, timeoutMs) };
    } finally {
      release();
      await client.destroy();
    }
  }
}

async function readResponse({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<OutgoingResult> {
  const retryAfter = headers['retry-after'];
  const start = await readStart(body);
  return { status: statusCode, retryAfter: typeof retryAfter === 'string' ? retryAfter : undefined, start };
}

/** Reads the body and returns its beginning as text. The status has arrived, so a body that is cut off or never ends is no failure. */
async function readStart(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of body) {
      if (length < maxStartBytes) chunks.push(chunk);
      length += chunk.byteLength;
      if (length >= maxBodyBytes) break;
    }
  } catch {
    // Keeps what has arrived.
  }
  const bytes = Buffer.concat(chunks).subarray(0, maxStartBytes);
  // PostgreSQL stores no NUL. `stream` leaves out a character that is cut off.
  return new TextDecoder().decode(bytes, { stream: true }).replaceAll('\0', '\u{fffd}');
}

/** Sentences by error code of undici and Node. */
const sentences: Record<string, string> = {
  UND_ERR_HEADERS_OVERFLOW: 'The headers of the response are larger than 16 kB.',
  UND_ERR_SOCKET: 'The connection was closed before a response.',
  ECONNRESET: 'The connection was closed before a response.',
  ECONNREFUSED: 'The connection was refused.',
  EHOSTUNREACH: 'The host cannot be reached.',
  ENETUNREACH: 'The host cannot be reached.',
};

function describeFailure(failure: unknown, timeoutMs: number): string {
  if (failure instanceof NoPublicAddressError) return 'The host name has no public address.';
  const { code = '', name = '' } = Object(failure) as { code?: string; name?: string };
  const isTimeout = name === 'TimeoutError' || /^(UND_ERR_\w*TIMEOUT|ETIMEDOUT)$/.test(code);
  if (isTimeout) return `There was no response within ${timeoutMs / 1000} seconds.`;
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code)) return `The certificate of the host is not valid (${code}).`;
  if (/SSL|TLS|EPROTO/.test(code)) return 'The host did not accept a secure connection.';
  if (name === 'HTTPParserError') return 'The response is not valid HTTP.';
  return sentences[code] ?? 'The call failed.';
}
