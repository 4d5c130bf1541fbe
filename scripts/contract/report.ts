import type { OperationResult } from './checkContract.js';

export interface Counts {
  operations: number;
  calls: number;
  violations: number;
}

/** One line an operation, and below it what it breaks. */
export function formatResult({ operation, calls, skipped, violations }: OperationResult): string {
  const verdict = violations.length > 0 ? 'BROKEN' : 'kept';
  const head = `${verdict.padEnd(7)} ${operation.padEnd(30)} ${String(calls).padStart(3)} calls`;
  const details = violations.flatMap(({ title, request, problems }) => [
    `        ${title}: ${truncate(request)}`,
    ...problems.map((problem) => `          ${problem}`),
  ]);
  return [skipped === null ? head : `${head}  (left out: ${skipped})`, ...details].join('\n');
}

export function countResults(results: OperationResult[]): Counts {
  return {
    operations: results.length,
    calls: results.reduce((sum, { calls }) => sum + calls, 0),
    violations: results.reduce((sum, { violations }) => sum + violations.length, 0),
  };
}

const maxRequestLength = 160;

function truncate(request: string): string {
  return request.length > maxRequestLength ? `${request.slice(0, maxRequestLength)}…` : request;
}
