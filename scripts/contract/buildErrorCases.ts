import { buildCase, getKnownValues, getUnknownValues } from './buildCase.js';
import { createInvalidValue } from './createInvalidValue.js';
import { type Body, isReadOnly, type Operation } from './operations.js';
import type { KnownValues, ParameterValues, TestCase } from './testCase.js';

/** A well-formed key that does not exist. */
const invalidKey = `alm_${'0'.repeat(40)}`;
const bytesPerKilobyte = 1024;

/** Builds requests that an operation must reject and that change no data. */
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

function buildCredentialCases(operation: Operation, values: ParameterValues): TestCase[] {
  const { credentials, method, responses } = operation;
  const requiresCredential = credentials.length > 0;
  const isOperatorOnly = credentials.includes('CronSecret');
  const crossSiteHeaders = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
  return [
    ...(requiresCredential
      ? [buildCase(operation, 'no credential', values, getAnonymousStatuses(operation), { caller: 'anonymous' })]
      : []),
    ...(credentials.includes('ApiKey')
      ? [
          buildCase(operation, 'an invalid key', values, [401], {
            caller: 'anonymous',
            headers: { 'x-api-key': invalidKey },
          }),
        ]
      : []),
    ...(method !== 'GET' && !isOperatorOnly && 403 in responses
      ? [
          buildCase(operation, 'a request from another site', values, [403], {
            caller: 'anonymous',
            headers: crossSiteHeaders,
          }),
        ]
      : []),
  ];
}

/** The statuses of a request without a credential. */
function getAnonymousStatuses({ credentials, isPubliclyReadable }: Operation): number[] {
  // The server returns 403 if the operator's operations are disabled.
  if (credentials.includes('CronSecret')) return [401, 403];
  return isPubliclyReadable ? [200, 401] : [401];
}

function buildParameterCases(operation: Operation, values: ParameterValues): TestCase[] {
  return operation.parameters
    .filter(({ in: location }) => location === 'query')
    .flatMap(({ name, schema }) => {
      const invalidValue = createInvalidValue(schema);
      return invalidValue === undefined
        ? []
        : [buildCase(operation, `an invalid ${name}`, { ...values, [name]: invalidValue }, [400])];
    });
}

function buildBodyCases(operation: Operation, values: ParameterValues): TestCase[] {
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
    ...(415 in responses ? [buildBodyCase('a text body', 415, { type: 'text/plain', value: 'text' })] : []),
    ...(limit === undefined
      ? []
      : [
          buildBodyCase('a body that is too large', 413, {
            type,
            value: ' '.repeat((Number(limit) + 1) * bytesPerKilobyte),
          }),
        ]),
  ];
}

/** Builds a request for an unknown resource. Operations that query providers are left out. */
function buildNotFoundCases(operation: Operation): TestCase[] {
  const names = operation.parameters.filter(({ in: location }) => location === 'path');
  if (!(404 in operation.responses) || 502 in operation.responses || names.length === 0) return [];
  return [buildCase(operation, 'an unknown resource', getUnknownValues(operation), [404])];
}
