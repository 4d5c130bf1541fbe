import { buildCase, getKnownValues, type Values } from './buildCase.js';
import type { Operation, Parameter } from './operations.js';
import type { KnownValues, TestCase } from './testCase.js';

/** A provider may be away, or have no key here. */
const providerErrorStatuses = [404, 502, 503, 504];

/** Parameters whose example is refused unless another's stands beside it. */
const companionParameters: Record<string, string> = { aggregation: 'frequency', dataset: 'year' };

/** Every example that the contract has of an operation's body and parameters: each optional parameter once, beside what is required. */
export function buildExampleCases(operation: Operation, knownValues: KnownValues): TestCase[] {
  const { parameters, bodies = [undefined] } = operation;
  const required = parameters
    .filter((parameter) => parameter.required)
    .map(({ name }) => findCompanions(parameters, name));
  const values = Object.assign(getKnownValues(operation, knownValues), ...required);
  const statuses = getExpectedStatuses(operation, knownValues);
  const optional = parameters.filter(({ in: location, required, example }) => {
    return location === 'query' && !required && example !== undefined;
  });
  return [
    ...bodies.map((body) => buildCase(operation, 'the example', values, statuses, { body })),
    ...optional.map(({ name, example }) => {
      return buildCase(
        operation,
        `${name}=${example}`,
        { ...values, ...findCompanions(parameters, name), [name]: example },
        statuses,
      );
    }),
    ...parameters
      .filter(({ in: location }) => location === 'header')
      .map(({ name, example }) =>
        buildCase(operation, `the header ${name}`, values, statuses, { headers: { [name]: String(example) } }),
      ),
    ...(304 in operation.responses
      ? [buildCase(operation, 'what is held already', values, [304], { headers: { 'if-none-match': '*' } })]
      : []),
  ];
}

function findCompanions(parameters: Parameter[], name: string): Values {
  const companions = parameters.filter((parameter) => parameter.name === companionParameters[name]);
  return Object.fromEntries(companions.map(({ name: other, example }) => [other, example]));
}

function getExpectedStatuses({ responses, parameters }: Operation, knownValues: KnownValues): number[] {
  const successStatuses = Object.keys(responses)
    .map(Number)
    .filter((status) => status < 300);
  if (502 in responses) return [...successStatuses, ...providerErrorStatuses];
  // A thing that the contract names by way of example is not there; one that was made before is.
  const hasUnknownId = parameters.some(
    ({ in: location, name }) => location === 'path' && transientParameters.has(name) && !knownValues.has(name),
  );
  return hasUnknownId ? [...successStatuses, 404] : successStatuses;
}

/** Parameters that name what only an earlier call can have made. */
const transientParameters: ReadonlySet<string> = new Set(['cacheKey', 'jobId', 'id', 'keyId']);
