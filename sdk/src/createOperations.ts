import { readEvents } from './events.js';
import type { GeneratedClient } from './generated/sdk.gen.js';
import { AlmanacList, type Page } from './list.js';
import type { CallOptions, Operations } from './operations.js';

/** Options of a generated method, besides its parameters. */
interface GeneratedCallOptions {
  responseStyle: 'fields';
  parseAs: 'stream';
  fetch(request: Request): Promise<Response>;
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

/** A method of the generated client. If it has parameters, they come first. */
type GeneratedMethod = (...args: unknown[]) => Promise<{ response: Response }>;

/** Sends a request with the options of its call. */
export type Send = (request: Request, options: CallOptions) => Promise<Response>;

/** Wraps all operations of a generated client, so that the call reads the response body on demand. */
export function createOperations(generated: GeneratedClient, send: Send): Operations {
  const groups = listGroupNames(generated).map((name) => [name, createGroup(generated[name], send)]);
  return Object.fromEntries(groups);
}

function listGroupNames(generated: GeneratedClient): (keyof GeneratedClient)[] {
  const descriptors = Object.entries(Object.getOwnPropertyDescriptors(Object.getPrototypeOf(generated)));
  return descriptors.filter(([, { get }]) => get !== undefined).map(([name]) => name as keyof GeneratedClient);
}

function createGroup(group: object, send: Send): Record<string, unknown> {
  const names = Object.getOwnPropertyNames(Object.getPrototypeOf(group)).filter((name) => name !== 'constructor');
  return Object.fromEntries(
    names.map((name) => [name, createOperation(group, (group as Record<string, GeneratedMethod>)[name], send)]),
  );
}

function createOperation(group: object, method: GeneratedMethod | undefined, send: Send) {
  if (method === undefined) throw new TypeError('Expected a method in an operation group.');
  const hasParameters = method.length > 1;
  const request = async (parameters: object | undefined, options: CallOptions) => {
    const args = hasParameters ? [parameters, toGeneratedOptions(options, send)] : [toGeneratedOptions(options, send)];
    return (await method.apply(group, args)).response;
  };
  return (...args: unknown[]) => {
    const [parameters, options = {}] = (hasParameters ? args : [undefined, ...args]) as [object?, CallOptions?];
    if ('events' in options && options.events) {
      const headers = { ...options.headers, Accept: 'text/event-stream' };
      return readEvents(request(parameters, { ...options, headers }));
    }
    const call = (cursor?: string): AlmanacList<Page> =>
      new AlmanacList(request(cursor === undefined ? parameters : { ...parameters, cursor }, options), call);
    return call();
  };
}

function toGeneratedOptions(options: CallOptions, send: Send): GeneratedCallOptions {
  const { signal, headers } = options;
  return {
    responseStyle: 'fields',
    parseAs: 'stream',
    fetch: (request) => send(request, options),
    ...(signal && { signal }),
    ...(headers && { headers }),
  };
}
