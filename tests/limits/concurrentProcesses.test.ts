import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { RequestToCount } from '../../server/store/requestCounter.js';
import { forEachSharedStore } from '../support/sharedStores.js';

/** The request that each process sends repeatedly. */
export interface HammerOptions {
  url: string;
  /** Minimum number of rounds and minimum duration. */
  rounds: number;
  durationMs: number;
  requests: RequestToCount[];
}

/** The time of a decision in microseconds, and the decision. */
export type Decision = [at: number, admitted: boolean];

const processes = 8;
const minute = 60_000_000;
const second = 1_000_000;
const endless = 1_000_000_000;
const program = fileURLToPath(new URL('hammer.ts', import.meta.url));

forEachSharedStore((store) => {
  it('admits exactly the limit for eight processes that use one key, and never more in any window', async () => {
    const own = randomUUID();
    const request = { charge: true, windowLength: minute };
    const shared = { id: own, perDay: 400, knownDay: 0, knownUsed: 0 };
    const lists = await hammerTogether((index) => ({
      url: store().url,
      rounds: 100,
      durationMs: 2_000,
      requests: [
        { ...request, name: `${own} key`, perWindow: 600 },
        { ...request, name: `${own} rolling`, perWindow: 40, windowLength: second / 2 },
        { ...request, name: `${own} key ${index}`, perWindow: endless, account: shared },
      ],
    }));
    const [ofKey, rolling, ofDay] = [0, 1, 2].map((index) =>
      mergeDecisions(lists.map((list) => list[index] ?? [])),
    ) as [Decision[], Decision[], Decision[]];
    report(`${store().name}, 600 in 60 s`, ofKey, minute);
    report(`${store().name}, 40 in 0.5 s`, rolling, second / 2);
    expect(listAdmissions(ofKey)).toHaveLength(600);
    expect(findMaxCount(listAdmissions(ofKey), minute)).toBe(600);
    expect(findMaxCount(listAdmissions(rolling), second / 2)).toBe(40);
    expect(rolling.map(([, admitted]) => admitted)).toEqual(countSequentially(rolling, 40, second / 2));
    for (const count of countsByDay(listAdmissions(ofDay))) expect(count).toBeLessThanOrEqual(400);
    expect(Math.max(...countsByDay(listAdmissions(ofDay)))).toBe(400);
  }, 120_000);
});

/** Starts the processes at the same time when all are ready, and returns their results. */
async function hammerTogether(getOptions: (index: number) => HammerOptions): Promise<Decision[][][]> {
  const children = Array.from({ length: processes }, () => fork(program, { execArgv: ['--import', 'tsx'] }));
  try {
    for (const [index, child] of children.entries()) child.send(getOptions(index));
    await Promise.all(children.map(nextMessage));
    const decisionsByProcess = children.map(nextMessage);
    for (const child of children) child.send('go');
    return (await Promise.all(decisionsByProcess)) as Decision[][][];
  } finally {
    for (const child of children) child.kill();
  }
}

async function nextMessage(child: ChildProcess): Promise<unknown> {
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('A process ended before it answered.')));
  ended.catch(() => undefined);
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [unknown];
  return message;
}

/** All decisions in the order of the store. */
function mergeDecisions(lists: Decision[][]): Decision[] {
  return lists.flat().sort(([at], [other]) => at - other);
}

function listAdmissions(decisions: Decision[]): number[] {
  return decisions.filter(([, admitted]) => admitted).map(([at]) => at);
}

/** Maximum number of instants in any half-open interval of a length; the instants are sorted. */
function findMaxCount(instants: number[], length: number): number {
  let first = 0;
  let largest = 0;
  for (const [last, at] of instants.entries()) {
    while ((instants[first] ?? at) <= at - length) first += 1;
    largest = Math.max(largest, last - first + 1);
  }
  return largest;
}

/** The decisions of a reference that counts every admission. */
function countSequentially(decisions: Decision[], limit: number, length: number): boolean[] {
  const admitted: number[] = [];
  return decisions.map(([at]) => {
    const free = admitted.slice(-limit).filter((time) => time > at - length).length < limit;
    if (free) admitted.push(at);
    return free;
  });
}

function countsByDay(instants: number[]): number[] {
  const days = instants.map((at) => Math.floor(at / 86_400_000_000));
  return [...new Set(days)].map((day) => days.filter((other) => other === day).length);
}

function report(what: string, decisions: Decision[], window: number): void {
  const admitted = listAdmissions(decisions);
  const line = `${decisions.length} requests, ${admitted.length} admitted, largest count in any window ${findMaxCount(admitted, window)}`;
  process.stdout.write(`Eight processes on ${what}: ${line}.\n`);
}
