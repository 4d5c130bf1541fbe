import type { Contract } from '../versioning/contract.js';
import { type Answer, type AnswerCheck, answerCheck } from './answerCheck.js';
import { ask } from './ask.js';
import { type Case, changesNothing } from './case.js';
import { casesOf } from './cases.js';
import { type Credentials, headersOf, optionFor } from './credentials.js';
import { type Operation, operationsIn, unrouted } from './operations.js';
import { caseOf } from './requests.js';

export interface Breach {
  /** What was asked, in words. */
  asked: string;
  /** Method and path. */
  request: string;
  problems: string[];
}

/** How an operation answered. */
export interface Verdict {
  operation: string;
  calls: number;
  /** What was not asked, and why. */
  leftOut: string | null;
  breaches: Breach[];
}

export interface Trial extends Credentials {
  /** Where the server is, with a slash at the end. */
  baseUrl: string;
  /** The operations to ask; all when it is empty. */
  only: ReadonlySet<string>;
  wait(milliseconds: number): Promise<void>;
}

/** Asks a server each operation of a contract, one request after the other, and holds every answer to it. Throws when the server does not answer. */
export async function* holdToContract(contract: Contract, trial: Trial): AsyncGenerator<Verdict> {
  const check = answerCheck(contract);
  const known = new Map<string, string>();
  const all = operationsIn(contract);
  const chosen = all.filter(({ id }) => trial.only.size === 0 || trial.only.has(id));
  for (const operation of chosen) {
    const owner = headersOf(operation, trial);
    const breaches: Breach[] = [];
    let calls = 0;
    let without = owner === undefined ? `there is no ${optionFor(operation)}` : undefined;
    for (const one of casesOf(operation, known)) {
      if (one.asker === 'owner' && without !== undefined) continue;
      const answer = await ask({ ...trial, owner: owner ?? {} }, one);
      calls += 1;
      learn(known, answer);
      const isBarred = one.asker === 'owner' && answer.status === 403;
      if (isBarred) without = 'the credential does not open it';
      const problems = check(operation, answer);
      breaches.push(...breachOf(isBarred ? { ...one, statuses: [403] } : one, answer, problems));
    }
    yield { operation: operation.id, calls, leftOut: leftOut(operation, without), breaches };
  }
  if (trial.only.size === 0) yield await askWhatIsNotThere(unrouted(contract), all, trial, check);
}

/** Keeps what a good answer made or listed first, for the operations that are asked of it by name. */
function learn(known: Map<string, string>, { status, body }: Answer): void {
  if (status >= 300 || typeof body !== 'object' || body === null) return;
  const [first] = Object.values(body).filter(Array.isArray)[0] ?? [];
  for (const [name, value] of Object.entries({ id: first?.id, ...body })) {
    if (['id', 'cacheKey', 'jobId'].includes(name) && typeof value === 'string') known.set(name, value);
  }
}

function leftOut(operation: Operation, without: string | undefined): string | null {
  if (without !== undefined) return `all but what is refused to nobody: ${without}`;
  return changesNothing(operation) ? null : 'all but refusals: it changes something';
}

function breachOf({ title, method, target, statuses }: Case, { status }: Answer, problems: string[]): Breach[] {
  const expected = statuses.includes(status) ? [] : [`the status is ${status} and not ${statuses.join(' or ')}`];
  const all = [...expected, ...problems];
  return all.length === 0 ? [] : [{ asked: title, request: `${method} ${target}`, problems: all }];
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** A path that there is not, and each path with a method that it does not take. */
async function askWhatIsNotThere(
  nothing: Operation,
  operations: Operation[],
  trial: Trial,
  check: AnswerCheck,
): Promise<Verdict> {
  const paths = new Map(operations.map((operation) => [operation.path, operation]));
  const cases = [...paths.values()].map((operation) => {
    const taken = operations.filter(({ path }) => path === operation.path).map(({ method }) => method);
    const method = methods.find((one) => !taken.includes(one)) ?? 'OPTIONS';
    const values = Object.fromEntries(operation.parameters.map(({ name }) => [name, 'none']));
    return {
      ...caseOf(operation, `the method ${method}`, values, [405], { method, body: undefined }),
      asker: 'nobody' as const,
    };
  });
  const breaches: Breach[] = [];
  for (const one of [caseOf(nothing, 'a path that there is not', {}, [404], { asker: 'nobody' }), ...cases]) {
    const answer = await ask({ ...trial, owner: {} }, one);
    breaches.push(...breachOf(one, answer, check(nothing, answer)));
  }
  return { operation: nothing.id, calls: cases.length + 1, leftOut: null, breaches };
}
