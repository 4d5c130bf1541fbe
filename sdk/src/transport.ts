import { ConnectionError, createConnectionError, createTimeoutError } from './connectionError.js';
import { maskUrl } from './maskUrl.js';
import { readRetryAfter } from './retryAfter.js';

/** Logs every attempt, without keys and bodies. `console` is a Logger. */
export interface Logger {
  debug(message: string, info: AttemptInfo): void;
  warn(message: string, info: AttemptInfo): void;
}

/** Details of an attempt, for the logger. */
export interface AttemptInfo {
  method: string;
  /** Path without the query. */
  path: string;
  /** 1 for the first attempt. */
  attempt: number;
  durationMs: number;
  /** Undefined if there was no response. */
  status: number | undefined;
  requestId: string | undefined;
}

/** Timeout and retries, for the client or for one call. A call without a value uses that of the client. */
export interface RetryOptions {
  /** Timeout of each attempt in milliseconds. Default: 30,000. */
  timeout: number;
  /** Maximum number of retries of a GET or HEAD request after no response, 408, 429 or 5xx. Default: 2. */
  maxRetries: number;
  /** Maximum wait for `Retry-After` in seconds. If the server asks for more, the call fails at once. Default: 60. */
  maxRetryAfter: number;
}

interface SendOptions extends RetryOptions {
  fetch: typeof globalThis.fetch;
  logger: Logger | undefined;
  /** Whether to retry the call even if it changes something. */
  isRetryable: boolean;
}

/** Why an error response was not retried, for its error message. */
const noRetryReasons = new WeakMap<Response, string>();
/** The attempts of responses whose body is not read yet. */
const attempts = new WeakMap<Response, Attempt>();

interface Attempt {
  endTimeout(): void;
  /** Returns what to throw if the connection breaks: the signal's reason if the caller aborted. */
  explainFailure(cause: unknown): unknown;
}

const minDelayMs = 500;
const maxDelayMs = 8_000;

/** Returns why the client did not retry after this response, although the request is retryable. */
export function getNoRetryReason(response: Response): string | undefined {
  return noRetryReasons.get(response);
}

/** Clears the timeout of a response, so that reading its body can take any time. */
export function endTimeout(response: Response): void {
  attempts.get(response)?.endTimeout();
}

/** Reads the body as text. Throws the errors of `readBody`. */
export function readText(response: Response): Promise<string> {
  return readBody(response, () => response.text());
}

/** Reads the body as bytes. Throws the errors of `readBody`. */
export function readBytes(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  return readBody(response, async () => new Uint8Array(await response.arrayBuffer()));
}

/** Throws a ConnectionError if the connection breaks, and the signal's reason if the caller aborts. */
async function readBody<Body>(response: Response, read: () => Promise<Body>): Promise<Body> {
  try {
    return await read();
  } catch (cause) {
    throw attempts.get(response)?.explainFailure(cause) ?? cause;
  } finally {
    endTimeout(response);
  }
}

/**
 * Sends a request, with retries if allowed: after half a second, one, two and so on, with jitter, and never before `Retry-After`.
 * Throws a ConnectionError if there is no response, and the signal's reason if the caller aborts.
 */
export async function send(request: Request, options: SendOptions): Promise<Response> {
  const maxAttempts = isSafe(request) || options.isRetryable ? options.maxRetries + 1 : 1;
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt === maxAttempts;
    const result = await sendOnce(isLast ? request : request.clone(), attempt, options);
    if (result instanceof Error && isLast) throw result;
    if (result instanceof Response && (isLast || !isTransient(result.status))) return result;
    const retryAfterSeconds = result instanceof Response ? (readRetryAfter(result.headers) ?? 0) : 0;
    if (result instanceof Response && retryAfterSeconds > options.maxRetryAfter) {
      const limit = `maxRetryAfter (${options.maxRetryAfter} s)`;
      noRetryReasons.set(result, `Not retried: Retry-After (${retryAfterSeconds} s) exceeds ${limit}.`);
      return result;
    }
    if (result instanceof Response) await discardBody(result);
    await sleep(retryAfterSeconds * 1000 + computeDelay(attempt, retryAfterSeconds), request.signal);
  }
}

/** Sends one attempt. Returns the response, or the error if there is none. */
async function sendOnce(
  request: Request,
  attempt: number,
  { fetch, timeout, logger }: SendOptions,
): Promise<Response | ConnectionError> {
  const startedAt = Date.now();
  const timeoutController = new AbortController();
  const timer = setTimeout(() => timeoutController.abort(), timeout);
  const { method, url, signal } = request;
  const explainFailure = (cause: unknown) => {
    if (signal.aborted) return signal.reason;
    if (timeoutController.signal.aborted) return createTimeoutError(request, timeout, cause);
    return createConnectionError(request, cause);
  };
  const describeAttempt = () => ({
    method,
    path: new URL(maskUrl(url)).pathname,
    attempt,
    durationMs: Date.now() - startedAt,
  });
  try {
    const response = await fetch(request, { signal: AbortSignal.any([signal, timeoutController.signal]) });
    attempts.set(response, { endTimeout: () => clearTimeout(timer), explainFailure });
    const info = {
      ...describeAttempt(),
      status: response.status,
      requestId: response.headers.get('X-Request-Id') ?? undefined,
    };
    logger?.[response.ok ? 'debug' : 'warn'](`${method} ${info.path} responded with ${response.status}`, info);
    return response;
  } catch (cause) {
    clearTimeout(timer);
    const failure = explainFailure(cause);
    if (!(failure instanceof ConnectionError)) throw failure;
    logger?.warn(`${method} ${describeAttempt().path} got no response`, {
      ...describeAttempt(),
      status: undefined,
      requestId: undefined,
    });
    return failure;
  }
}

function isSafe({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Whether a retry can succeed. */
function isTransient(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

/** Cancels an unread body, to free its connection. */
async function discardBody(response: Response): Promise<void> {
  endTimeout(response);
  await response.body?.cancel().catch(() => undefined);
}

/**
 * Adds jitter, so that clients that failed together do not retry together. After `Retry-After`, the extra delay is at most half a second. Otherwise the
 * backoff is reduced by up to a half.
 */
function computeDelay(attempt: number, retryAfterSeconds: number): number {
  const delay = Math.min(maxDelayMs, minDelayMs * 2 ** (attempt - 1));
  return retryAfterSeconds > 0 ? Math.random() * minDelayMs : delay * (1 - Math.random() / 2);
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(finish, ms);
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) abort();
    function finish() {
      signal.removeEventListener('abort', abort);
      resolve();
    }
    function abort() {
      clearTimeout(timer);
      reject(signal.reason);
    }
  });
}
