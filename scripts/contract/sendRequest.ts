import type { ApiResponse } from './apiResponse.js';
import type { TestCase } from './testCase.js';

export interface SendOptions {
  baseUrl: string;
  /** Headers with the credential of the owner. */
  ownerHeaders: Record<string, string>;
  wait(ms: number): Promise<void>;
}

const timeoutMs = 60_000;
/** Longer than any rate-limit window except the daily one. */
const maxWaitSeconds = 120;
const maxAttempts = 5;

/** Sends a request, and retries it after `Retry-After` if a rate limit rejects it. Throws if the server does not respond. */
export async function sendRequest(options: SendOptions, testCase: TestCase): Promise<ApiResponse> {
  for (let attemptsLeft = maxAttempts; ; attemptsLeft--) {
    const response = await fetchOnce(options, testCase);
    const seconds = Number(response.headers['retry-after'] ?? Number.NaN);
    if (response.status !== 429 || Number.isNaN(seconds)) return response;
    if (attemptsLeft === 1 || seconds > maxWaitSeconds) {
      throw new Error(`Rate limit reached. The next request is allowed in ${seconds} seconds.`);
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
  const text = isStream(response) ? await readFirst(response) : await response.text();
  return { status: response.status, headers: Object.fromEntries(response.headers), body: parseBody(response, text) };
}

function isStream({ headers }: Response): boolean {
  return headers.get('content-type')?.includes('text/event-stream') ?? false;
}

/** Reads the beginning of a stream, which may never end, and closes the connection. */
async function readFirst({ body }: Response): Promise<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return first?.value ?? '';
}

function parseBody({ headers }: Response, text: string): unknown {
  if (!headers.get('content-type')?.includes('json')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
