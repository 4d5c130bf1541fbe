import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { limitsOf, plans } from '../../server/access/plans.js';
import { projectFile } from '../../server/projectFile.js';
import { readPage, tableUnder } from './markdown.js';

const tour = readPage('docs/using-the-api.md');
const { paths, components } = parse(readFileSync(projectFile('openapi.yaml'), 'utf8'));

/** Every operation of the contract: its id and its path. */
const operations = Object.entries<Record<string, { operationId: string }>>(paths).flatMap(([path, methods]) =>
  Object.values(methods).map(({ operationId }) => [operationId, path]),
);

it('docs/using-the-api.md names every operation of the contract with its path, and no other', () => {
  const named = tableUnder(tour, '# Using the API').map(([id, path]) => [id, path]);
  expect(named.sort()).toEqual(operations.sort());
});

it('sdk/README.md names every call of the client', () => {
  const named = Array.from(readPage('sdk/README.md').matchAll(/`(?:client\.(\w+))?\.(\w+)`/g)).map(
    ([, group = 'indicators', name]) => `${group}.${name}`,
  );
  expect(named.sort()).toEqual(operations.map(([id]) => id).sort());
});

it('docs/using-the-api.md explains every code of units, and no other', () => {
  const codes = tableUnder(tour, '## Units').map(([code]) => code);
  expect(codes).toEqual(components.schemas.UnitsCode.enum);
});

it('docs/using-the-api.md has the limits of every plan', () => {
  const limits = plans.map((plan) => {
    const { perMinute, perDay } = limitsOf({ plan, limitPerMinute: null, limitPerDay: null });
    return [plan, perMinute.toLocaleString('en'), perDay.toLocaleString('en')];
  });
  expect(tableUnder(tour, '## Limits')).toEqual(limits);
});
