import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { type TransformationName, transformations } from '../../server/series/transformations.js';
import { readPage, readTable } from './markdown.js';

const contract = parse(readFileSync(resolveProjectPath('server', 'generated', 'openapi.yaml'), 'utf8'));
const offered: TransformationName[] = contract.components.schemas.TransformationName.enum;
/** Of a length that no formula has, to be called m. */
const year = { observations: 7919, yearAgo: 't-7919' };

it('docs/statistics.md has the formula and unit of every transformation of the contract, and of no other', () => {
  const rows = readTable(readPage('docs/statistics.md'), '## Transformations').flatMap(([names = '', ...row]) =>
    names.split(', ').map((name) => [name, ...row]),
  );
  const table = offered.map((name) => {
    const { formula, unit } = transformations[name];
    return [name, formula(year).replaceAll('7919', 'm'), unit('U')];
  });
  expect(rows.sort()).toEqual(table.sort());
});
