import { ConnectionError, TimeoutError } from './connectionError.js';
import { readRetryAfter } from './retryAfter.js';

/** Is told of every try; `console` is one. Neither keys nor bodies are told. */
export interface Logger {
  debug(message: string, facts: CallFacts): void;
  warn(message: string, facts: CallFacts): void;
}

/** What a logger is told of a try. */
export interface CallFacts {
  method: string;
  /** Without the query. */
  path: string;
  /** 1 for the first. */
  attempt: number;
  milliseconds: number;
  /** Undefined where there was no answer. */
  status: number | undefined;
  requestId: string | undefined;
}

/** How often and how long a call is tried. */
export interface Patience {
  /** Milliseconds in which an answer has to be there, for each try. */
  timeout: number;
  /** Further tries of a safe call (GET, HEAD) that found no answer, or 408, 429 or 5xx. */
  maxRetries: number;
  /** The longest that is waited because the server asks for it, in seconds; where it asks for more the call fails at once. */
  maxRetryAfter: number;
}

interface Transport extends Patience {
  fetch: typeof globalThis.fetch;
  logger: Logger | undefined;
  /** Whether the call may be made again though it changes something. */
  repeatable: boolean;
}

/** Why a failed answer was not tried again, for its error to tell. */
const reasons = new WeakMap<Response, string>();
/** What ends the time-out of an answer whose body is not read yet. */
const timers = new WeakMap<Response, () => void>();

const shortestPause = 500;
const longestPause = 8_000;

/** Why the call was not tried again after this answer, where it would have been otherwise. */
export function whyNotTried(response: Response): string | undefined {
  return reasons.get(response);
}

/** Lets the body of an answer take as long as it will. */
export function endTimeout(response: Response): void {
  timers.get(response)?.();
}

/**
 * Makes a call, again where it may be: after half a second, one, two and so on, with jitter, and never before the instant that the server asks for.
 * Throws a ConnectionError where there is no answer, and the signal's reason where the caller has aborted.
 */
export async function send(request: Request, transport: Transport): Promise<Response> {
  const tries = isSafe(request) || transport.repeatable ? transport.maxRetries + 1 : 1;
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt === tries;
    const outcome = await tryOnce(isLast ? request : request.clone(), attempt, transport);
    if (outcome instanceof Error && isLast) throw outcome;
    if (outcome instanceof Response && (isLast || !mayPass(outcome.status))) return outcome;
    const asked = outcome instanceof Response ? (readRetryAfter(outcome.headers) ?? 0) : 0;
    if (outcome instanceof Response && asked > transport.maxRetryAfter) {
      const limit = `longer than maxRetryAfter (${transport.maxRetryAfter} s)`;
      reasons.set(outcome, `Not tried again: the server asks to wait ${asked} s, ${limit}.`);
      return outcome;
    }
    if (outcome instanceof Response) await discard(outcome);
    await pause(asked * 1000 + jittered(attempt, asked), request.signal);
  }
}

/** The answer, or why there is none. */
async function tryOnce(
  request: Request,
  attempt: number,
  { fetch, timeout, logger }: Transport,
): Promise<Response | ConnectionError> {
  const begun = Date.now();
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeout);
  const { method, url, signal } = request;
  const facts = () => ({ method, path: new URL(url).pathname, attempt, milliseconds: Date.now() - begun });
  try {
    const response = await fetch(request, { signal: AbortSignal.any([signal, late.signal]) });
    timers.set(response, () => clearTimeout(timer));
    const told = { ...facts(), status: response.status, requestId: response.headers.get('X-Request-Id') ?? undefined };
    logger?.[response.ok ? 'debug' : 'warn'](`${method} ${told.path} answered ${response.status}`, told);
    return response;
  } catch (cause) {
    clearTimeout(timer);
    if (signal.aborted) throw signal.reason;
    logger?.warn(`${method} ${facts().path} got no answer`, { ...facts(), status: undefined, requestId: undefined });
    if (late.signal.aborted) return new TimeoutError(`There was no answer within ${timeout} ms.`, { cause });
    return new ConnectionError('The server could not be reached.', { cause });
  }
}

function isSafe({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Whether a failure may have passed by the next try. */
function mayPass(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

/** Frees the connection of an answer that nobody reads. */
async function discard(response: Response): Promise<void> {
  endTimeout(response);
  await response.body?.cancel().catch(() => undefined);
}

/** Clients that failed together shall not come back together: beside what the server asks for a little, otherwise half of the pause at most less. */
function jittered(attempt: number, asked: number): number {
  const whole = Math.min(longestPause, shortestPause * 2 ** (attempt - 1));
  return asked > 0 ? Math.random() * shortestPause : whole * (1 - Math.random() / 2);
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', aborted, { once: true });
    if (signal.aborted) aborted();
    function done() {
      signal.removeEventListener('abort', aborted);
      resolve();
    }
    function aborted() {
      clearTimeout(timer);
      reject(signal.reason);
    }
  });
}
