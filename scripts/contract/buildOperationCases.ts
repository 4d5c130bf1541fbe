import { buildErrorCases } from './buildErrorCases.js';
import { buildExampleCases } from './buildExampleCases.js';
import type { Operation } from './operations.js';
import { isReadOnly, type KnownValues, type TestCase } from './testCase.js';

/** What an operation is asked. What changes something is asked only so that it has to be refused. */
export function buildOperationCases(operation: Operation, knownValues: KnownValues): TestCase[] {
  return [
    ...(isReadOnly(operation) ? buildExampleCases(operation, knownValues) : []),
    ...buildErrorCases(operation, knownValues),
  ];
}
