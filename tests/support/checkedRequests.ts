import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import supertest, { type Response } from 'supertest';
import { buildUnroutedOperation, type Operation, readOperations } from '../../scripts/contract/operations.js';
import { createResponseValidator } from '../../scripts/contract/responseValidator.js';

const methods = ['get', 'head', 'post', 'put', 'patch', 'delete'] as const;
let check: ((response: Response) => string[]) | undefined;

/** Creates a supertest agent whose requests fail if the response violates the contract. */
export function createCheckedRequests(server: Server): ReturnType<typeof supertest> {
  const calls = supertest(server);
  for (const method of methods) {
    const call = calls[method];
    calls[method] = (url) => call(url).expect(assertMatchesContract);
  }
  return calls;
}

function assertMatchesContract(response: Response): void {
  check ??= createCheck();
  const violations = check(response);
  if (violations.length === 0) return;
  const { method, url } = getRequest(response);
  throw new Error(`${method} ${url.pathname}: the response violates the contract: ${violations.join('; ')}`);
}

function createCheck(): (response: Response) => string[] {
  const contract = JSON.parse(readFileSync(process.env['TEST_CONTRACT'] ?? '', 'utf8'));
  const operations = readOperations(contract).map((operation) => ({ ...operation, pattern: toPathPattern(operation) }));
  // Paths without parameters take precedence over those with parameters.
  operations.sort((one, other) => one.path.split('{').length - other.path.split('{').length);
  const unroutedOperation = buildUnroutedOperation(contract);
  const validateResponse = createResponseValidator(contract);
  return (response) => {
    const { method, url } = getRequest(response);
    const documentedMethod = method === 'HEAD' ? 'GET' : method;
    const operation = operations.find((one) => one.method === documentedMethod && one.pattern.test(url.pathname));
    if (operation !== undefined) return validateResponse({ ...operation, method }, response);
    return response.type === 'application/json' ? validateResponse(unroutedOperation, response) : [];
  };
}

function getRequest(response: Response): { method: string; url: URL } {
  const { method, url } = response.request as unknown as { method: string; url: string };
  return { method, url: new URL(url) };
}

function toPathPattern({ path }: Operation): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`, 'i');
}
