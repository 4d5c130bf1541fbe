import type { Answer } from './answerCheck.js';
import type { Case } from './case.js';

/** How a server is asked. */
export interface Asking {
  baseUrl: string;
  /** The headers by which the owner of a credential is known. */
  owner: Record<string, string>;
  wait(milliseconds: number): Promise<void>;
}

const timeoutMilliseconds = 60_000;
/** The longest wait for a limit; only that of a day is longer. */
const longestWaitSeconds = 120;
const mostTries = 5;

/** Sends one request, later again where a limit refuses it and that is not what was asked for. Throws when there is no answer. */
export async function ask(asking: Asking, asked: Case): Promise<Answer> {
  for (let left = mostTries; ; left--) {
    const answer = await send(asking, asked);
    const seconds = Number(answer.headers['retry-after'] ?? Number.NaN);
    if (answer.status !== 429 || Number.isNaN(seconds)) return answer;
    if (left === 1 || seconds > longestWaitSeconds) {
      throw new Error(`The limits of this caller are spent: the next request is admitted in ${seconds} seconds.`);
    }
    await asking.wait(seconds * 1000);
  }
}

async function send({ baseUrl, owner }: Asking, { method, target, headers, body, asker }: Case): Promise<Answer> {
  const response = await fetch(new URL(target.slice(1), baseUrl), {
    method,
    headers: { ...(asker === 'owner' ? owner : {}), ...headers },
    ...(body === undefined ? {} : { body }),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  const text = await response.text();
  return { status: response.status, headers: Object.fromEntries(response.headers), body: parsed(response, text) };
}

function parsed({ headers }: Response, text: string): unknown {
  if (!headers.get('content-type')?.includes('json')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
