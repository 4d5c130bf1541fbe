import { buildCase, getKnownValues } from './buildCase.js';
import type { Operation, Parameter } from './operations.js';
import type { KnownValues, ParameterValues, TestCase } from './testCase.js';

/** A provider can be down, or require a key that the server does not have. */
const providerErrorStatuses = [404, 502, 503, 504];

/** Parameters whose example is valid only with another parameter. */
const companionParameters: Record<string, string> = { aggregation: 'frequency', dataset: 'year' };

/** Builds a request for each example body, and for each optional parameter together with the required ones. */
export function buildExampleCases(operation: Operation, knownValues: KnownValues): TestCase[] {
  const { parameters, bodies = [undefined] } = operation;
  const required = parameters
    .filter((parameter) => parameter.required)
    .map(({ name }) => findCompanions(parameters, name));
  const values = Object.assign(getKnownValues(operation, knownValues), ...required);
  const hasUnknownId = needsUnknownId(operation, knownValues);
  const statuses = getExpectedStatuses(operation, hasUnknownId);
  const unchanged = hasUnknownId ? [304, 404] : [304];
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
      ? [buildCase(operation, 'a conditional request', values, unchanged, { headers: { 'if-none-match': '*' } })]
      : []),
  ];
}

function findCompanions(parameters: Parameter[], name: string): ParameterValues {
  const companions = parameters.filter((parameter) => parameter.name === companionParameters[name]);
  return Object.fromEntries(companions.map(({ name: other, example }) => [other, example]));
}

function getExpectedStatuses({ responses }: Operation, hasUnknownId: boolean): number[] {
  const successStatuses = Object.keys(responses)
    .map(Number)
    .filter((status) => status < 300);
  if (502 in responses) return [...successStatuses, ...providerErrorStatuses];
  return hasUnknownId ? [...successStatuses, 404] : successStatuses;
}

/** Whether an id in the path is that of the contract's example, which does not exist on the server; ids from earlier responses do. */
function needsUnknownId({ parameters }: Operation, knownValues: KnownValues): boolean {
  return parameters.some(
    ({ in: location, name }) => location === 'path' && transientParameters.has(name) && !knownValues.has(name),
  );
}

/** Parameters that identify resources created by earlier requests. */
const transientParameters: ReadonlySet<string> = new Set(['cacheKey', 'jobId', 'id', 'keyId', 'token']);
