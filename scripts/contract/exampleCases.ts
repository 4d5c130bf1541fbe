import type { Case, Known } from './case.js';
import type { Operation, Parameter } from './operations.js';
import { caseOf, type Values, valuesKnown } from './requests.js';

/** A provider may be away, or have no key here. */
const ofProviders = [404, 502, 503, 504];

/** Parameters whose example is refused unless another's stands beside it. */
const beside: Record<string, string> = { aggregation: 'frequency', dataset: 'year' };

/** Every example that the contract has of an operation's body and parameters: each optional parameter once, beside what is required. */
export function exampleCases(operation: Operation, known: Known): Case[] {
  const { parameters, bodies = [undefined] } = operation;
  const required = parameters
    .filter((parameter) => parameter.required)
    .map(({ name }) => companionsOf(parameters, name));
  const values = Object.assign(valuesKnown(operation, known), ...required);
  const statuses = statusesOf(operation, known);
  const optional = parameters.filter(({ in: place, required, example }) => {
    return place === 'query' && !required && example !== undefined;
  });
  return [
    ...bodies.map((body) => caseOf(operation, 'the example', values, statuses, { body })),
    ...optional.map(({ name, example }) => {
      return caseOf(
        operation,
        `${name}=${example}`,
        { ...values, ...companionsOf(parameters, name), [name]: example },
        statuses,
      );
    }),
    ...parameters
      .filter(({ in: place }) => place === 'header')
      .map(({ name, example }) =>
        caseOf(operation, `the header ${name}`, values, statuses, { headers: { [name]: String(example) } }),
      ),
    ...(304 in operation.answers
      ? [caseOf(operation, 'what is held already', values, [304], { headers: { 'if-none-match': '*' } })]
      : []),
  ];
}

function companionsOf(parameters: Parameter[], name: string): Values {
  const companions = parameters.filter((parameter) => parameter.name === beside[name]);
  return Object.fromEntries(companions.map(({ name: other, example }) => [other, example]));
}

function statusesOf({ answers, parameters }: Operation, known: Known): number[] {
  const good = Object.keys(answers)
    .map(Number)
    .filter((status) => status < 300);
  if (502 in answers) return [...good, ...ofProviders];
  // A thing that the contract names by way of example is not there; one that was made before is.
  const isNamed = parameters.some(({ in: place, name }) => place === 'path' && fleeting.has(name) && !known.has(name));
  return isNamed ? [...good, 404] : good;
}

/** Parameters that name what only an earlier call can have made. */
const fleeting: ReadonlySet<string> = new Set(['cacheKey', 'jobId', 'id', 'keyId']);
