import { type Case, changesNothing, type Known } from './case.js';
import type { Body, Operation } from './operations.js';
import { caseOf, type Values, valuesKnown, valuesOfNothing } from './requests.js';
import { wrongValue } from './wrongValue.js';

/** A key that looks like one at first sight. */
const wrongKey = `alm_${'0'.repeat(40)}`;
const kilobyte = 1024;

/** What an operation has to refuse, as far as that can be asked for without changing anything. */
export function refusalCases(operation: Operation, known: Known): Case[] {
  const values = changesNothing(operation) ? valuesKnown(operation, known) : valuesOfNothing(operation);
  return [
    ...credentialCases(operation, values),
    caseOf(operation, 'an unknown parameter', { ...values, 'no-such-parameter': '1' }, [400]),
    ...parameterCases(operation, values),
    ...bodyCases(operation, values),
    ...nothingCases(operation),
  ];
}

function credentialCases(operation: Operation, values: Values): Case[] {
  const { credentials, method, answers } = operation;
  const isClosed = credentials.length > 0;
  const isOperators = credentials.includes('CronSecret');
  const elsewhere = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
  return [
    // Calls of the operator may be off.
    ...(isClosed ? [caseOf(operation, 'nobody', values, isOperators ? [401, 403] : [401], { asker: 'nobody' })] : []),
    ...(credentials.includes('ApiKey')
      ? [caseOf(operation, 'a wrong key', values, [401], { asker: 'nobody', headers: { 'x-api-key': wrongKey } })]
      : []),
    ...(method !== 'GET' && !isOperators && 403 in answers
      ? [caseOf(operation, 'another site', values, [403], { asker: 'nobody', headers: elsewhere })]
      : []),
  ];
}

function parameterCases(operation: Operation, values: Values): Case[] {
  return operation.parameters
    .filter(({ in: place }) => place === 'query')
    .flatMap(({ name, schema }) => {
      const wrong = wrongValue(schema);
      return wrong === undefined ? [] : [caseOf(operation, `a wrong ${name}`, { ...values, [name]: wrong }, [400])];
    });
}

function bodyCases(operation: Operation, values: Values): Case[] {
  const { bodies: [first] = [], answers } = operation;
  if (first === undefined) return [];
  const { type } = first;
  const asked = (title: string, status: number, body: Body) => caseOf(operation, title, values, [status], { body });
  const [, limit] = /larger than (\d+) kB/.exec(answers[413]?.description ?? '') ?? [];
  return [
    asked('no body', 400, { type, value: '' }),
    ...(type === 'application/json'
      ? [
          asked('an unknown field', 400, { type, value: { ...(first.value as object), 'no-such-field': 1 } }),
          asked('a body that is not JSON', 400, { type, value: '{' }),
        ]
      : []),
    ...(415 in answers ? [asked('a body of text', 415, { type: 'text/plain', value: 'text' })] : []),
    ...(limit === undefined
      ? []
      : [asked('too large a body', 413, { type, value: ' '.repeat((Number(limit) + 1) * kilobyte) })]),
  ];
}

/** What is asked of nothing that there is; providers are not troubled with it. */
function nothingCases(operation: Operation): Case[] {
  const names = operation.parameters.filter(({ in: place }) => place === 'path');
  if (!(404 in operation.answers) || 502 in operation.answers || names.length === 0) return [];
  return [caseOf(operation, 'what there is not', valuesOfNothing(operation), [404])];
}
