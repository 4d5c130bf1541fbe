import { readFileSync } from 'node:fs';
import { getLimits, plans } from '../../server/access/plans.js';
import { findMissingScope } from '../../server/access/scopes.js';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { readPage, readTable } from './markdown.js';

const guide = readPage('docs/using-the-api.md');
const { paths, components } = JSON.parse(
  readFileSync(resolveProjectPath('server', 'generated', 'openapi.json'), 'utf8'),
);

/** Every operation of the contract: operationId, method and path. */
const operations = Object.entries<Record<string, { operationId: string }>>(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId }]) => [operationId, method.toUpperCase(), path]),
);

it('docs/using-the-api.md lists exactly the operations of the contract, with method and path', () => {
  const named = readTable(guide, '## Operations').map(([id, method, path]) => [id, method, path]);
  expect(named.sort()).toEqual(operations.sort());
});

it('sdk/README.md names every method of the client', () => {
  const rows = readTable(readPage('sdk/README.md'), '## Methods');
  const named = rows.flatMap(([group = '', names = '']) => names.split(', ').map((name) => `${group}.${name}`));
  expect(named.sort()).toEqual(operations.map(([id]) => `client.${id}`).sort());
});

it('docs/using-the-api.md lists every scope of the contract, and which of them an unrestricted key has', () => {
  const rows = readTable(guide, '### Scopes').map(([scope, , without]) => [scope, without]);
  const every: string[] = components.schemas.Scope.enum;
  const has = (scope: string) => (findMissingScope([scope], null) === undefined ? 'yes' : 'no, must be granted');
  expect(rows).toEqual(every.map((scope) => [scope, has(scope)]));
});

it('docs/using-the-api.md lists exactly the unit codes of the contract', () => {
  const codes = readTable(guide, '## Units').map(([code]) => code);
  expect(codes).toEqual(components.schemas.UnitsCode.enum);
});

it('docs/using-the-api.md lists every notification kind, and which are mailed by default', () => {
  const { schemas, examples } = components;
  const rows = readTable(guide, '### Notification kinds').map(([kind, , mailed]) => [kind, mailed]);
  const defaults: Record<string, { email: boolean }> = examples.NotificationPreferences.value;
  const kinds: string[] = schemas.NotificationKind.enum;
  expect(rows).toEqual(kinds.map((kind) => [kind, defaults[kind]?.email ? 'yes' : 'no']));
});

it('docs/using-the-api.md states the limits of every plan', () => {
  const limits = plans.map((plan) => {
    const { perMinute, perDay } = getLimits({ plan, limitPerMinute: null, limitPerDay: null });
    return [plan, perMinute.toLocaleString('en'), perDay.toLocaleString('en')];
  });
  expect(readTable(guide, '## Limits')).toEqual(limits);
});
