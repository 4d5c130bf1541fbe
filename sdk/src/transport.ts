import { ConnectionError, TimeoutError } from './connectionError.js';
import { readRetryAfter } from './retryAfter.js';

/** Is told of every try; `console` is one. Neither keys nor bodies are told. */
export interface Logger {
  debug(message: string, describeAttempt: AttemptInfo): void;
  warn(message: string, describeAttempt: AttemptInfo): void;
}

/** What a logger is told of a try. */
export interface AttemptInfo {
  method: string;
  /** Without the query. */
  path: string;
  /** 1 for the first. */
  attempt: number;
  durationMs: number;
  /** Undefined where there was no answer. */
  status: number | undefined;
  requestId: string | undefined;
}

/** How often and how long a call is tried. */
export interface RetryOptions {
  /** Milliseconds in which an answer has to be there, for each try. */
  timeout: number;
  /** Further tries of a safe call (GET, HEAD) that found no answer, or 408, 429 or 5xx. */
  maxRetries: number;
  /** The longest that is waited because the server asks for it, in seconds; where it asks for more the call fails at once. */
  maxRetryAfter: number;
}

interface SendOptions extends RetryOptions {
  fetch: typeof globalThis.fetch;
  logger: Logger | undefined;
  /** Whether the call may be made again though it changes something. */
  isRetryable: boolean;
}

/** Why a failed answer was not tried again, for its error to tell. */
const noRetryReasons = new WeakMap<Response, string>();
/** What ends the time-out of an answer whose body is not read yet. */
const clearTimers = new WeakMap<Response, () => void>();

const minDelayMs = 500;
const maxDelayMs = 8_000;

/** Why the call was not tried again after this answer, where it would have been otherwise. */
export function getNoRetryReason(response: Response): string | undefined {
  return noRetryReasons.get(response);
}

/** Lets the body of an answer take as long as it will. */
export function endTimeout(response: Response): void {
  clearTimers.get(response)?.();
}

/**
 * Makes a call, again where it may be: after half a second, one, two and so on, with jitter, and never before the instant that the server asks for.
 * Throws a ConnectionError where there is no answer, and the signal's reason where the caller has aborted.
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
      const limit = `longer than maxRetryAfter (${options.maxRetryAfter} s)`;
      noRetryReasons.set(result, `Not tried again: the server asks to wait ${retryAfterSeconds} s, ${limit}.`);
      return result;
    }
    if (result instanceof Response) await discardBody(result);
    await sleep(retryAfterSeconds * 1000 + computeDelay(attempt, retryAfterSeconds), request.signal);
  }
}

/** The answer, or why there is none. */
async function sendOnce(
  request: Request,
  attempt: number,
  { fetch, timeout, logger }: SendOptions,
): Promise<Response | ConnectionError> {
  const startedAt = Date.now();
  const timeoutController = new AbortController();
  const timer = setTimeout(() => timeoutController.abort(), timeout);
  const { method, url, signal } = request;
  const describeAttempt = () => ({
    method,
    path: new URL(url).pathname,
    attempt,
    durationMs: Date.now() - startedAt,
  });
  try {
    const response = await fetch(request, { signal: AbortSignal.any([signal, timeoutController.signal]) });
    clearTimers.set(response, () => clearTimeout(timer));
    const info = {
      ...describeAttempt(),
      status: response.status,
      requestId: response.headers.get('X-Request-Id') ?? undefined,
    };
    logger?.[response.ok ? 'debug' : 'warn'](`${method} ${info.path} answered ${response.status}`, info);
    return response;
  } catch (cause) {
    clearTimeout(timer);
    if (signal.aborted) throw signal.reason;
    logger?.warn(`${method} ${describeAttempt().path} got no answer`, {
      ...describeAttempt(),
      status: undefined,
      requestId: undefined,
    });
    if (timeoutController.signal.aborted)
      return new TimeoutError(`There was no answer within ${timeout} ms.`, { cause });
    return new ConnectionError('The server could not be reached.', { cause });
  }
}

function isSafe({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Whether a failure may have passed by the next try. */
function isTransient(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

/** Frees the connection of an answer that nobody reads. */
async function discardBody(response: Response): Promise<void> {
  endTimeout(response);
  await response.body?.cancel().catch(() => undefined);
}

/** Clients that failed together shall not come back together: beside what the server asks for a little, otherwise half of the pause at most less. */
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
