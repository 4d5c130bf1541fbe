import { Almanac } from 'almanac-sdk';

/** The API, called with the session of whoever is signed in. Who waits before a page is told of what takes longer than a moment, and asked. */
export const almanac = new Almanac({ baseUrl: window.location.origin, maxRetryAfter: 3 });

const answers = new Map<string, Promise<unknown>>();
const mostAnswers = 200;

/** Asks once for what was asked before: a read whose answer the page has already is not counted against anyone's limit. */
export function remembered<Answer>(key: string, call: () => Promise<Answer>): Promise<Answer> {
  const known = answers.get(key) as Promise<Answer> | undefined;
  if (known !== undefined) return known;
  const asked = call();
  answers.set(key, asked);
  asked.catch(() => answers.delete(key));
  if (answers.size > mostAnswers) answers.delete(answers.keys().next().value ?? '');
  return asked;
}

/** Forgets every answer: they were somebody else's, or are no longer true. */
export function forgetAnswers(): void {
  answers.clear();
}
