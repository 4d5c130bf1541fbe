import type { Body, Operation } from './operations.js';
import type { CaseCaller, KnownValues, TestCase } from './testCase.js';

/** Values of parameters of paths that nothing is named by. */
const unknownValues: Record<string, string> = {
  slug: 'no-such-indicator',
  cacheKey: '0'.repeat(64),
  jobId: '00000000-0000-4000-8000-000000000000',
  name: 'no-such-job',
};

/** Values of parameters other than the ones that are taken by themselves. */
export type Values = Record<string, unknown>;

/** The values by which an operation is asked of nothing that there is. */
export function getUnknownValues({ parameters }: Operation): Values {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  return Object.fromEntries(inPath.map(({ name }) => [name, unknownValues[name] ?? 'no-such-thing']));
}

/** What a parameter of a path has that was answered before, or else is shown in the contract. */
export function getKnownValues({ parameters }: Operation, knownValues: KnownValues): Values {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  return Object.fromEntries(
    inPath.map(({ name, example }) => [name, knownValues.get(name) ?? example ?? 'no-such-thing']),
  );
}

/** The path and query of a call with what is required and the values given. */
function buildTarget({ path, parameters }: Operation, values: Values): string {
  const query = new URLSearchParams();
  for (const { name, in: location, required, example } of parameters) {
    if (location === 'query' && (required || name in values)) query.set(name, String(values[name] ?? example));
  }
  const names = new Set(parameters.map(({ name }) => name));
  for (const [name, value] of Object.entries(values)) if (!names.has(name)) query.set(name, String(value));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(values[name])));
  return query.size === 0 ? filled : `${filled}?${query}`;
}

/** A call of an operation, with its first example of a body unless told otherwise. */
export function buildCase(
  operation: Operation,
  title: string,
  values: Values,
  statuses: number[],
  overrides: { asker?: CaseCaller; headers?: Record<string, string>; body?: Body | undefined; method?: string } = {},
): TestCase {
  const { asker: caller = 'owner', headers = {}, method = operation.method } = overrides;
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
