import type { Body, Operation } from './operations.js';
import type { CaseCaller, KnownValues, ParameterValues, TestCase } from './testCase.js';

/** Values of path parameters that match no resource. They fit the pattern of the parameter. */
const unknownValues: Record<string, string> = {
  slug: 'no-such-indicator',
  code: 'ZZ',
  cacheKey: '0'.repeat(64),
  jobId: '00000000-0000-4000-8000-000000000000',
  name: 'no-such-job',
  deliveryId: '999999999999999',
};

/** Returns path parameters that match no resource. */
export function getUnknownValues({ parameters }: Operation): ParameterValues {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  return Object.fromEntries(inPath.map(({ name }) => [name, unknownValues[name] ?? 'no-such-thing']));
}

/**
 * Returns path parameters from earlier responses, or else from the examples of the contract. The parameter `id` has an example only
 * where it names a part of the library, such as a release; elsewhere earlier requests create what it names.
 */
export function getKnownValues({ parameters }: Operation, knownValues: KnownValues): ParameterValues {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  return Object.fromEntries(
    inPath.map(({ name, example }) => {
      const known = name === 'id' && example !== undefined ? undefined : knownValues.get(name);
      return [name, known ?? example ?? 'no-such-thing'];
    }),
  );
}

/** Builds path and query from the required parameters and the given values. */
function buildTarget({ path, parameters }: Operation, values: ParameterValues): string {
  const query = new URLSearchParams();
  for (const { name, in: location, required, example } of parameters) {
    if (location === 'query' && (required || name in values)) query.set(name, String(values[name] ?? example));
  }
  const names = new Set(parameters.map(({ name }) => name));
  for (const [name, value] of Object.entries(values)) if (!names.has(name)) query.set(name, String(value));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(values[name])));
  return query.size === 0 ? filled : `${filled}?${query}`;
}

/** Builds a request to an operation. The body defaults to the first example. */
export function buildCase(
  operation: Operation,
  title: string,
  values: ParameterValues,
  statuses: number[],
  overrides: { caller?: CaseCaller; headers?: Record<string, string>; body?: Body | undefined; method?: string } = {},
): TestCase {
  const { caller = 'owner', headers = {}, method = operation.method } = overrides;
  const body = 'body' in overrides ? overrides.body : operation.bodies?.[0];
  const type: Record<string, string> = body === undefined ? {} : { 'content-type': body.type };
  return {
    title,
    caller,
    method,
    target: buildTarget(operation, values),
    headers: { ...type, ...headers },
    ...(body === undefined ? {} : { body: typeof body.value === 'string' ? body.value : JSON.stringify(body.value) }),
    statuses,
  };
}
