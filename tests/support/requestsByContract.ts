import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import supertest, { type Response } from 'supertest';
import { answerCheck } from '../../scripts/contract/answerCheck.js';
import { type Operation, operationsIn, unrouted } from '../../scripts/contract/operations.js';

const methods = ['get', 'head', 'post', 'put', 'patch', 'delete'] as const;
let check: ((response: Response) => string[]) | undefined;

/** Calls of a server, each of which fails when its answer is not as the contract has it. */
export function requestsByContract(server: Server): ReturnType<typeof supertest> {
  const calls = supertest(server);
  for (const method of methods) {
    const call = calls[method];
    calls[method] = (url) => call(url).expect(keepsContract);
  }
  return calls;
}

function keepsContract(response: Response): void {
  check ??= openCheck();
  const breaches = check(response);
  if (breaches.length === 0) return;
  const { method, url } = requestOf(response);
  throw new Error(`${method} ${url.pathname} is not answered as the contract says: ${breaches.join('; ')}`);
}

function openCheck(): (response: Response) => string[] {
  const contract = JSON.parse(readFileSync(process.env['TEST_CONTRACT'] ?? '', 'utf8'));
  const operations = operationsIn(contract).map((operation) => ({ ...operation, form: formOf(operation) }));
  // What is matched by a path without parameters is not meant for one that has some.
  operations.sort((one, other) => one.path.split('{').length - other.path.split('{').length);
  const nowhere = unrouted(contract);
  const checkAnswer = answerCheck(contract);
  return (response) => {
    const { method, url } = requestOf(response);
    const asked = method === 'HEAD' ? 'GET' : method;
    const operation = operations.find((one) => one.method === asked && one.form.test(url.pathname));
    if (operation !== undefined) return checkAnswer({ ...operation, method }, response);
    return response.type === 'application/json' ? checkAnswer(nowhere, response) : [];
  };
}

function requestOf(response: Response): { method: string; url: URL } {
  const { method, url } = response.request as unknown as { method: string; url: string };
  return { method, url: new URL(url) };
}

function formOf({ path }: Operation): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`, 'i');
}
