import type { Verdict } from './holdToContract.js';

export interface Counts {
  operations: number;
  calls: number;
  breaches: number;
}

/** One line an operation, and below it what it breaks. */
export function lineOf({ operation, calls, leftOut, breaches }: Verdict): string {
  const word = breaches.length > 0 ? 'BROKEN' : 'kept';
  const head = `${word.padEnd(7)} ${operation.padEnd(30)} ${String(calls).padStart(3)} calls`;
  const details = breaches.flatMap(({ asked, request, problems }) => [
    `        ${asked}: ${shortened(request)}`,
    ...problems.map((problem) => `          ${problem}`),
  ]);
  return [leftOut === null ? head : `${head}  (left out: ${leftOut})`, ...details].join('\n');
}

export function countsOf(verdicts: Verdict[]): Counts {
  return {
    operations: verdicts.length,
    calls: verdicts.reduce((sum, { calls }) => sum + calls, 0),
    breaches: verdicts.reduce((sum, { breaches }) => sum + breaches.length, 0),
  };
}

const widest = 160;

function shortened(request: string): string {
  return request.length > widest ? `${request.slice(0, widest)}…` : request;
}
