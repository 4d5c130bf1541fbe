import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { getLimits, plans } from '../../server/access/plans.js';
import { findMissingScope } from '../../server/access/scopes.js';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { readPage, readTable } from './markdown.js';

const tour = readPage('docs/using-the-api.md');
const { paths, components } = parse(readFileSync(resolveProjectPath('server', 'generated', 'openapi.yaml'), 'utf8'));

/** Every operation of the contract: its id, its method and its path. */
const operations = Object.entries<Record<string, { operationId: string }>>(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId }]) => [operationId, method.toUpperCase(), path]),
);

it('docs/using-the-api.md names every operation of the contract with its method and path, and no other', () => {
  const named = readTable(tour, '# Using the API').map(([id, method, path]) => [id, method, path]);
  expect(named.sort()).toEqual(operations.sort());
});

it('sdk/README.md names every call of the client', () => {
  const named = Array.from(readPage('sdk/README.md').matchAll(/`(?:client\.(\w+))?\.(\w+)`/g)).map(
    ([, group = 'indicators', name]) => `${group}.${name}`,
  );
  expect(named.sort()).toEqual(operations.map(([id]) => id).sort());
});

it('docs/using-the-api.md lists every scope of the contract, and says which a key has that is not restricted', () => {
  const rows = readTable(tour, '### Scopes').map(([scope, , without]) => [scope, without]);
  const every: string[] = components.schemas.Scope.enum;
  const has = (scope: string) => (findMissingScope([scope], null) === undefined ? 'yes' : 'no, only by name');
  expect(rows).toEqual(every.map((scope) => [scope, has(scope)]));
});

it('docs/using-the-api.md explains every code of units, and no other', () => {
  const codes = readTable(tour, '## Units').map(([code]) => code);
  expect(codes).toEqual(components.schemas.UnitsCode.enum);
});

it('docs/using-the-api.md explains every kind of notification, and says which are mailed', () => {
  const { schemas, examples } = components;
  const rows = readTable(tour, '## Watching').map(([kind, , mailed]) => [kind, mailed]);
  const defaults: Record<string, { email: boolean }> = examples.NotificationPreferences.value;
  const kinds: string[] = schemas.NotificationKind.enum;
  expect(rows).toEqual(kinds.map((kind) => [kind, defaults[kind]?.email ? 'yes' : 'no']));
});

it('docs/using-the-api.md has the limits of every plan', () => {
  const limits = plans.map((plan) => {
    const { perMinute, perDay } = getLimits({ plan, limitPerMinute: null, limitPerDay: null });
    return [plan, perMinute.toLocaleString('en'), perDay.toLocaleString('en')];
  });
  expect(readTable(tour, '## Limits')).toEqual(limits);
});
