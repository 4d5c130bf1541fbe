import type { Contract } from '../versioning/contract.js';
import type { ApiResponse } from './apiResponse.js';
import { buildCase } from './buildCase.js';
import { buildOperationCases } from './buildOperationCases.js';
import { buildAuthHeaders, type Credentials, getMissingOption } from './credentials.js';
import type { OperationResult, Violation } from './operationResult.js';
import { buildUnroutedOperation, isReadOnly, type Operation, readOperations } from './operations.js';
import { createResponseValidator, type ResponseValidator } from './responseValidator.js';
import { sendRequest } from './sendRequest.js';
import type { TestCase } from './testCase.js';

export interface CheckOptions extends Credentials {
  /** URL of the server with a trailing slash. */
  baseUrl: string;
  /** The operations to check; all if empty. */
  operationIds: ReadonlySet<string>;
  wait(ms: number): Promise<void>;
}

/** Sends requests to each operation of a contract in sequence, and validates every response. Throws if the server does not respond. */
export async function* checkContract(contract: Contract, options: CheckOptions): AsyncGenerator<OperationResult> {
  const validateResponse = createResponseValidator(contract);
  const knownValues = new Map<string, string>();
  const operations = readOperations(contract);
  const selected = operations.filter(({ id }) => options.operationIds.size === 0 || options.operationIds.has(id));
  const hasBilling = await sellsPlans(options);
  let group = '';
  for (const operation of selected) {
    if (!hasBilling && needsBilling(operation)) {
      yield { operation: operation.id, calls: 0, skipped: 'all requests, because billing is off', violations: [] };
      continue;
    }
    // The id of a thing means nothing to the operations of another group.
    if (getGroup(operation) !== group) knownValues.delete('id');
    group = getGroup(operation);
    const owner = buildAuthHeaders(operation, options);
    const violations: Violation[] = [];
    let calls = 0;
    let skipReason = owner === undefined ? `${getMissingOption(operation)} is not set` : undefined;
    for (const testCase of buildOperationCases(operation, knownValues)) {
      if (testCase.caller === 'owner' && skipReason !== undefined) continue;
      const response = await sendRequest({ ...options, ownerHeaders: owner ?? {} }, testCase);
      calls += 1;
      rememberValues(knownValues, response);
      const isForbidden = testCase.caller === 'owner' && response.status === 403;
      if (isForbidden) skipReason = 'the credential does not allow the operation';
      const problems = validateResponse(operation, response);
      violations.push(...findViolations(isForbidden ? { ...testCase, statuses: [403] } : testCase, response, problems));
    }
    yield { operation: operation.id, calls, skipped: describeSkipped(operation, skipReason), violations };
  }
  if (options.operationIds.size === 0)
    yield await checkUnrouted(
      buildUnroutedOperation(contract),
      operations.filter((operation) => hasBilling || !needsBilling(operation)),
      options,
      validateResponse,
    );
}

/** Whether the server sells plans. Without billing, it refuses all requests about it. */
async function sellsPlans({ baseUrl }: CheckOptions): Promise<boolean> {
  const response = await fetch(new URL('api/health', baseUrl), { signal: AbortSignal.timeout(10_000) });
  const health: unknown = await response.json().catch(() => undefined);
  return (health as { plansForSale?: boolean } | undefined)?.plansForSale === true;
}

function needsBilling({ path }: Operation): boolean {
  return path.startsWith('/api/billing/') || path.startsWith('/api/admin/billing');
}

function getGroup({ id }: Operation): string {
  return id.split('.')[0] ?? '';
}

/** Stores the id that a successful response created or listed first, for operations that take it as a parameter. */
function rememberValues(knownValues: Map<string, string>, { status, body }: ApiResponse): void {
  if (status >= 300 || typeof body !== 'object' || body === null) return;
  const [first] = Object.values(body).filter(Array.isArray)[0] ?? [];
  for (const [name, value] of Object.entries({ id: first?.id, ...body })) {
    if (['id', 'cacheKey', 'jobId'].includes(name) && typeof value === 'string') knownValues.set(name, value);
  }
}

function describeSkipped(operation: Operation, skipReason: string | undefined): string | null {
  if (skipReason !== undefined) return `requests with a credential, because ${skipReason}`;
  return isReadOnly(operation) ? null : 'valid requests, because the operation changes data';
}

function findViolations(
  { title, method, target, statuses }: TestCase,
  { status }: ApiResponse,
  problems: string[],
): Violation[] {
  const expected = statuses.includes(status) ? [] : [`the status is ${status}, not ${statuses.join(' or ')}`];
  const all = [...expected, ...problems];
  return all.length === 0 ? [] : [{ title, request: `${method} ${target}`, problems: all }];
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Checks an unknown path, and each path with a method that it does not support. */
async function checkUnrouted(
  unroutedOperation: Operation,
  operations: Operation[],
  options: CheckOptions,
  validateResponse: ResponseValidator,
): Promise<OperationResult> {
  const paths = new Map(operations.map((operation) => [operation.path, operation]));
  const cases = [...paths.values()].map((operation) => {
    const usedMethods = operations.filter(({ path }) => path === operation.path).map(({ method }) => method);
    const method = methods.find((candidate) => !usedMethods.includes(candidate)) ?? 'OPTIONS';
    const values = Object.fromEntries(operation.parameters.map(({ name }) => [name, 'none']));
    return {
      ...buildCase(operation, `the method ${method}`, values, [405], { method, body: undefined }),
      caller: 'anonymous' as const,
    };
  });
  const violations: Violation[] = [];
  for (const testCase of [
    buildCase(unroutedOperation, 'an unknown path', {}, [404], { caller: 'anonymous' }),
    ...cases,
  ]) {
    const response = await sendRequest({ ...options, ownerHeaders: {} }, testCase);
    violations.push(...findViolations(testCase, response, validateResponse(unroutedOperation, response)));
  }
  return { operation: unroutedOperation.id, calls: cases.length + 1, skipped: null, violations };
}
