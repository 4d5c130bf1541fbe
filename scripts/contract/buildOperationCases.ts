import { buildErrorCases } from './buildErrorCases.js';
import { buildExampleCases } from './buildExampleCases.js';
import { isReadOnly, type Operation } from './operations.js';
import type { KnownValues, TestCase } from './testCase.js';

/** Builds all requests to an operation. An operation that changes data gets only requests that it must reject. */
export function buildOperationCases(operation: Operation, knownValues: KnownValues): TestCase[] {
  return [
    ...(isReadOnly(operation) ? buildExampleCases(operation, knownValues) : []),
    ...buildErrorCases(operation, knownValues),
  ];
}
