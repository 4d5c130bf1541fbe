import type { OperationResult } from './operationResult.js';

export interface Counts {
  operations: number;
  calls: number;
  violations: number;
}

/** Formats the result of an operation in one line, followed by its violations. */
export function formatResult({ operation, calls, skipped, violations }: OperationResult): string {
  const verdict = violations.length > 0 ? 'FAIL' : 'pass';
  const head = `${verdict}  ${operation.padEnd(30)} ${String(calls).padStart(3)} requests`;
  const details = violations.flatMap(({ title, request, problems }) => [
    `        ${title}: ${truncate(request)}`,
    ...problems.map((problem) => `          ${problem}`),
  ]);
  return [skipped === null ? head : `${head}  (skipped: ${skipped})`, ...details].join('\n');
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
