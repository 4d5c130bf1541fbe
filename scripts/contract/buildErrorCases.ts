import { buildCase, getKnownValues, getUnknownValues, type Values } from './buildCase.js';
import { createInvalidValue } from './createInvalidValue.js';
import type { Body, Operation } from './operations.js';
import { isReadOnly, type KnownValues, type TestCase } from './testCase.js';

/** A key that looks like one at first sight. */
const invalidKey = `alm_${'0'.repeat(40)}`;
const bytesPerKilobyte = 1024;

/** What an operation has to refuse, as far as that can be asked for without changing anything. */
export function buildErrorCases(operation: Operation, knownValues: KnownValues): TestCase[] {
  const values = isReadOnly(operation) ? getKnownValues(operation, knownValues) : getUnknownValues(operation);
  return [
    ...buildCredentialCases(operation, values),
    buildCase(operation, 'an unknown parameter', { ...values, 'no-such-parameter': '1' }, [400]),
    ...buildParameterCases(operation, values),
    ...buildBodyCases(operation, values),
    ...buildNotFoundCases(operation),
  ];
}

function buildCredentialCases(operation: Operation, values: Values): TestCase[] {
  const { credentials, method, responses } = operation;
  const requiresCredential = credentials.length > 0;
  const isOperatorOnly = credentials.includes('CronSecret');
  const crossSiteHeaders = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
  return [
    // Calls of the operator may be off.
    ...(requiresCredential
      ? [buildCase(operation, 'nobody', values, isOperatorOnly ? [401, 403] : [401], { asker: 'nobody' })]
      : []),
    ...(credentials.includes('ApiKey')
      ? [buildCase(operation, 'a wrong key', values, [401], { asker: 'nobody', headers: { 'x-api-key': invalidKey } })]
      : []),
    ...(method !== 'GET' && !isOperatorOnly && 403 in responses
      ? [buildCase(operation, 'another site', values, [403], { asker: 'nobody', headers: crossSiteHeaders })]
      : []),
  ];
}

function buildParameterCases(operation: Operation, values: Values): TestCase[] {
  return operation.parameters
    .filter(({ in: location }) => location === 'query')
    .flatMap(({ name, schema }) => {
      const invalidValue = createInvalidValue(schema);
      return invalidValue === undefined
        ? []
        : [buildCase(operation, `a wrong ${name}`, { ...values, [name]: invalidValue }, [400])];
    });
}

function buildBodyCases(operation: Operation, values: Values): TestCase[] {
  const { bodies: [first] = [], responses } = operation;
  if (first === undefined) return [];
  const { type } = first;
  const buildBodyCase = (title: string, status: number, body: Body) =>
    buildCase(operation, title, values, [status], { body });
  const [, limit] = /larger than (\d+) kB/.exec(responses[413]?.description ?? '') ?? [];
  return [
    buildBodyCase('no body', 400, { type, value: '' }),
    ...(type === 'application/json'
      ? [
          buildBodyCase('an unknown field', 400, { type, value: { ...(first.value as object), 'no-such-field': 1 } }),
          buildBodyCase('a body that is not JSON', 400, { type, value: '{' }),
        ]
      : []),
    ...(415 in responses ? [buildBodyCase('a body of text', 415, { type: 'text/plain', value: 'text' })] : []),
    ...(limit === undefined
      ? []
      : [buildBodyCase('too large a body', 413, { type, value: ' '.repeat((Number(limit) + 1) * bytesPerKilobyte) })]),
  ];
}

/** What is asked of nothing that there is; providers are not troubled with it. */
function buildNotFoundCases(operation: Operation): TestCase[] {
  const names = operation.parameters.filter(({ in: location }) => location === 'path');
  if (!(404 in operation.responses) || 502 in operation.responses || names.length === 0) return [];
  return [buildCase(operation, 'what there is not', getUnknownValues(operation), [404])];
}
