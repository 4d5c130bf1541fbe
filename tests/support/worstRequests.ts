import type { Operation } from '../../scripts/contract/operations.js';
import { groupBy } from '../../server/store/rows.js';
import { buildTarget, findRequestBody, listFields, operations, placeValue, readExampleBody } from './contractInputs.js';
import { csvFiles, type Inflate, inflateField, inflateParameter } from './inflations.js';
import { isThorough } from './thorough.js';

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
 * inflate a body is tried on one field of each operation, and each way to inflate a query on each parameter, but only in one
 * of the operations that share the parameter.
 */
export function buildWorstRequests(): WorstRequest[] {
  return operations.flatMap((operation, turn) => [
    ...buildQueries(operation),
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

function buildQueries(operation: Operation): WorstRequest[] {
  return listQueryNames(operation).flatMap((name) => {
    const inflations = Object.entries(inflateParameter(name));
    const tried = inflations.filter((_, index) => isThorough || isTurn(operation, name, index, inflations.length));
    return tried.map(([what, inflate]) => ({
      ...withExampleBody(operation),
      name: `${operation.id} ?${name}: ${what}`,
      target: `${buildTarget(operation)}&${inflate(maxQueryLength)}`,
    }));
  });
}

/** Names of the query parameters of an operation, or the name of an unknown one if it has none. */
function listQueryNames({ parameters }: Operation): string[] {
  const names = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  return names.length > 0 ? names : ['unknown'];
}

/** Operations by the name of a query parameter. */
const operationsByName = groupBy(
  operations.flatMap((operation) => listQueryNames(operation).map((name) => ({ name, operation }))),
  ({ name }) => name,
);

/** Whether an operation tries a way to inflate a parameter. Those that share it take turns, and each tries at least one way. */
function isTurn(operation: Operation, name: string, way: number, ways: number): boolean {
  const sharing = operationsByName.get(name) ?? [];
  const index = sharing.findIndex((one) => one.operation === operation);
  return index % ways === way % sharing.length;
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
