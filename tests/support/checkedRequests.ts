import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import supertest, { type Response, type Test } from 'supertest';
import { buildUnroutedOperation, type Operation, readOperations } from '../../scripts/contract/operations.js';
import { createResponseValidator } from '../../scripts/contract/responseValidator.js';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';

const contractFile = resolveProjectPath('server', 'generated', 'openapi.json');
const methods = ['get', 'head', 'post', 'put', 'patch', 'delete'] as const;
let check: ((response: Response) => string[]) | undefined;

/**
 * Creates a supertest agent whose requests fail if the response violates the contract. A request ends when the server has
 * also done its work after the response, such as sending mail.
 */
export function createCheckedRequests(server: Server, idle: () => Promise<void>): ReturnType<typeof supertest> {
  const calls = supertest(server);
  for (const method of methods) {
    const call = calls[method];
    calls[method] = (url) => endWhenIdle(call(url).expect(assertMatchesContract), idle);
  }
  return calls;
}

function endWhenIdle(request: Test, idle: () => Promise<void>): Test {
  const send = request.then.bind(request) as Promise<Response>['then'];
  const sendAndWait: Promise<Response>['then'] = (onResponse, onFailure) =>
    send().finally(idle).then(onResponse, onFailure);
  // biome-ignore lint/suspicious/noThenProperty: a supertest request is a promise, and this replaces its method.
  request.then = sendAndWait;
  return request;
}

function assertMatchesContract(response: Response): void {
  check ??= createCheck();
  const violations = check(response);
  if (violations.length === 0) return;
  const { method, url } = getRequest(response);
  throw new Error(`${method} ${url.pathname}: the response violates the contract: ${violations.join('; ')}`);
}

function createCheck(): (response: Response) => string[] {
  const contract = JSON.parse(readFileSync(contractFile, 'utf8'));
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
