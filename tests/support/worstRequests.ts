import type { Operation } from '../../scripts/contract/operations.js';
import { buildTarget, findRequestBody, listFields, operations, placeValue, readExampleBody } from './contractInputs.js';
import { csvFiles, type Inflate, inflateField, inflateParameter } from './inflations.js';
import { isThorough, selectCases } from './thorough.js';

/** A request with one input that is as large as the server reads. */
export interface WorstRequest {
  /** The operation, the input and what is large in it. */
  name: string;
  operation: Operation;
  target: string;
  type: string | undefined;
  /** Builds the body. All bodies together would not fit in memory. */
  buildBody(): string | undefined;
}

/** The server reads 16 kB of URL and headers. */
const maxQueryLength = 15_000;

/**
 * Builds requests for all operations. With `npm run test:thorough` each input is inflated in each way. Otherwise each way to
 * inflate a body is tried on one field of each operation, and each way to inflate a query on every fourth operation.
 */
export function buildWorstRequests(): WorstRequest[] {
  return operations.flatMap((operation, turn) => [
    ...buildQueries(operation, turn),
    ...buildPaths(operation),
    ...buildBodies(operation, turn),
  ]);
}

interface Input<Place> {
  place: Place;
  inflations: Record<string, Inflate>;
}

/** Combines inputs with ways to inflate them: all, or one input for each way. */
function combine<Place>(inputs: Input<Place>[], turn: number): { place: Place; what: string; inflate: Inflate }[] {
  const all = inputs.map(({ place, inflations }) =>
    Object.entries(inflations).map(([what, inflate]) => ({ place, what, inflate })),
  );
  if (isThorough) return all.flat();
  return (all[0] ?? []).flatMap((_, index) => all[(turn + index) % all.length]?.[index] ?? []);
}

function buildQueries(operation: Operation, turn: number): WorstRequest[] {
  const named = operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  const names = named.length > 0 ? named : ['unknown'];
  const inputs = names.map((name) => ({ place: name, inflations: inflateParameter(name) }));
  return selectCases(combine(inputs, turn), turn).map(({ place, what, inflate }) => ({
    ...withExampleBody(operation),
    name: `${operation.id} ?${place}: ${what}`,
    target: `${buildTarget(operation)}&${inflate(maxQueryLength)}`,
  }));
}

function buildPaths(operation: Operation): WorstRequest[] {
  const names = operation.parameters.filter((one) => one.in === 'path').map(({ name }) => name);
  return names.map((name) => ({
    ...withExampleBody(operation),
    name: `${operation.id} {${name}}`,
    target: buildTarget(operation, { [name]: 'x'.repeat(maxQueryLength) }),
  }));
}

function withExampleBody(operation: Operation): Pick<WorstRequest, 'operation' | 'type' | 'buildBody'> {
  const example = readExampleBody(operation);
  return { operation, type: example?.type, buildBody: () => example?.body };
}

function buildBodies(operation: Operation, turn: number): WorstRequest[] {
  const [requestBody, example] = [findRequestBody(operation), operation.bodies?.[0]];
  if (requestBody === undefined || example === undefined) return [];
  const maxBytes = requestBody['x-max-body-bytes'];
  const request = { operation, target: buildTarget(operation), type: example.type };
  if (example.type === 'text/csv') {
    return Object.entries(csvFiles).map(([what, inflate]) => ({
      ...request,
      name: `${operation.id}: ${what}`,
      buildBody: () => inflate(maxBytes * 0.95),
    }));
  }
  const fields = [{ path: [], schema: {} }, ...listFields(requestBody)];
  const inputs = fields.map(({ path, schema }) => ({
    place: path,
    inflations: inflateField(schema, readValue(example.value, path)),
  }));
  return combine(inputs, turn).map(({ place, what, inflate }) => ({
    ...request,
    name: `${operation.id} ${place.join('/') || 'body'}: ${what}`,
    buildBody: () => insertText(JSON.stringify(placeValue(example.value, place, marker)), inflate, maxBytes),
  }));
}

function readValue(value: unknown, path: string[]): unknown {
  return path.reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], value);
}

const marker = '@@';

function insertText(body: string, inflate: Inflate, maxBytes: number): string {
  return body.replace(`"${marker}"`, () => inflate(maxBytes - body.length - 50));
}
