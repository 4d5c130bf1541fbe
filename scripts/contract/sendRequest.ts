import type { ApiResponse } from './responseValidator.js';
import type { TestCase } from './testCase.js';

/** How a server is asked. */
export interface SendOptions {
  baseUrl: string;
  /** The headers by which the owner of a credential is known. */
  ownerHeaders: Record<string, string>;
  wait(ms: number): Promise<void>;
}

const timeoutMs = 60_000;
/** The longest wait for a limit; only that of a day is longer. */
const maxWaitSeconds = 120;
const maxAttempts = 5;

/** Sends one request, later again where a limit refuses it and that is not what was asked for. Throws when there is no answer. */
export async function sendRequest(options: SendOptions, testCase: TestCase): Promise<ApiResponse> {
  for (let attemptsLeft = maxAttempts; ; attemptsLeft--) {
    const response = await fetchOnce(options, testCase);
    const seconds = Number(response.headers['retry-after'] ?? Number.NaN);
    if (response.status !== 429 || Number.isNaN(seconds)) return response;
    if (attemptsLeft === 1 || seconds > maxWaitSeconds) {
      throw new Error(`The limits of this caller are spent: the next request is admitted in ${seconds} seconds.`);
    }
    await options.wait(seconds * 1000);
  }
}

async function fetchOnce(
  { baseUrl, ownerHeaders }: SendOptions,
  { method, target, headers, body, caller }: TestCase,
): Promise<ApiResponse> {
  const response = await fetch(new URL(target.slice(1), baseUrl), {
    method,
    headers: { ...(caller === 'owner' ? ownerHeaders : {}), ...headers },
    ...(body === undefined ? {} : { body }),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await response.text();
  return { status: response.status, headers: Object.fromEntries(response.headers), body: parseBody(response, text) };
}

function parseBody({ headers }: Response, text: string): unknown {
  if (!headers.get('content-type')?.includes('json')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
