import type { Contract } from '../versioning/contract.js';
import { buildCase } from './buildCase.js';
import { buildOperationCases } from './buildOperationCases.js';
import { buildAuthHeaders, type Credentials, getMissingOption } from './credentials.js';
import { buildUnroutedOperation, type Operation, readOperations } from './operations.js';
import { type ApiResponse, createResponseValidator, type ResponseValidator } from './responseValidator.js';
import { sendRequest } from './sendRequest.js';
import { isReadOnly, type TestCase } from './testCase.js';

export interface Violation {
  /** What was asked, in words. */
  title: string;
  /** Method and path. */
  request: string;
  problems: string[];
}

/** How an operation answered. */
export interface OperationResult {
  operation: string;
  calls: number;
  /** What was not asked, and why. */
  skipped: string | null;
  violations: Violation[];
}

export interface CheckOptions extends Credentials {
  /** Where the server is, with a slash at the end. */
  baseUrl: string;
  /** The operations to ask; all when it is empty. */
  operationIds: ReadonlySet<string>;
  wait(ms: number): Promise<void>;
}

/** Asks a server each operation of a contract, one request after the other, and holds every answer to it. Throws when the server does not answer. */
export async function* checkContract(contract: Contract, options: CheckOptions): AsyncGenerator<OperationResult> {
  const validateResponse = createResponseValidator(contract);
  const knownValues = new Map<string, string>();
  const operations = readOperations(contract);
  const selected = operations.filter(({ id }) => options.operationIds.size === 0 || options.operationIds.has(id));
  for (const operation of selected) {
    const owner = buildAuthHeaders(operation, options);
    const violations: Violation[] = [];
    let calls = 0;
    let skipReason = owner === undefined ? `there is no ${getMissingOption(operation)}` : undefined;
    for (const testCase of buildOperationCases(operation, knownValues)) {
      if (testCase.caller === 'owner' && skipReason !== undefined) continue;
      const response = await sendRequest({ ...options, ownerHeaders: owner ?? {} }, testCase);
      calls += 1;
      rememberValues(knownValues, response);
      const isForbidden = testCase.caller === 'owner' && response.status === 403;
      if (isForbidden) skipReason = 'the credential does not open it';
      const problems = validateResponse(operation, response);
      violations.push(...findViolations(isForbidden ? { ...testCase, statuses: [403] } : testCase, response, problems));
    }
    yield { operation: operation.id, calls, skipped: describeSkipped(operation, skipReason), violations };
  }
  if (options.operationIds.size === 0)
    yield await checkUnrouted(buildUnroutedOperation(contract), operations, options, validateResponse);
}

/** Keeps what a good answer made or listed first, for the operations that are asked of it by name. */
function rememberValues(knownValues: Map<string, string>, { status, body }: ApiResponse): void {
  if (status >= 300 || typeof body !== 'object' || body === null) return;
  const [first] = Object.values(body).filter(Array.isArray)[0] ?? [];
  for (const [name, value] of Object.entries({ id: first?.id, ...body })) {
    if (['id', 'cacheKey', 'jobId'].includes(name) && typeof value === 'string') knownValues.set(name, value);
  }
}

function describeSkipped(operation: Operation, skipReason: string | undefined): string | null {
  if (skipReason !== undefined) return `all but what is refused to nobody: ${skipReason}`;
  return isReadOnly(operation) ? null : 'all but refusals: it changes something';
}

function findViolations(
  { title, method, target, statuses }: TestCase,
  { status }: ApiResponse,
  problems: string[],
): Violation[] {
  const expected = statuses.includes(status) ? [] : [`the status is ${status} and not ${statuses.join(' or ')}`];
  const operations = [...expected, ...problems];
  return operations.length === 0 ? [] : [{ title, request: `${method} ${target}`, problems: operations }];
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** A path that there is not, and each path with a method that it does not take. */
async function checkUnrouted(
  unroutedOperation: Operation,
  operations: Operation[],
  options: CheckOptions,
  validateResponse: ResponseValidator,
): Promise<OperationResult> {
  const paths = new Map(operations.map((operation) => [operation.path, operation]));
  const cases = [...paths.values()].map((operation) => {
    const usedMethods = operations.filter(({ path }) => path === operation.path).map(({ method }) => method);
    const method = methods.find((testCase) => !usedMethods.includes(testCase)) ?? 'OPTIONS';
    const values = Object.fromEntries(operation.parameters.map(({ name }) => [name, 'none']));
    return {
      ...buildCase(operation, `the method ${method}`, values, [405], { method, body: undefined }),
      asker: 'nobody' as const,
    };
  });
  const violations: Violation[] = [];
  for (const testCase of [
    buildCase(unroutedOperation, 'a path that there is not', {}, [404], { asker: 'nobody' }),
    ...cases,
  ]) {
    const response = await sendRequest({ ...options, ownerHeaders: {} }, testCase);
    violations.push(...findViolations(testCase, response, validateResponse(unroutedOperation, response)));
  }
  return { operation: unroutedOperation.id, calls: cases.length + 1, skipped: null, violations };
}
