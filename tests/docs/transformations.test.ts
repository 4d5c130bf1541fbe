import { readFileSync } from 'node:fs';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { type TransformationName, transformations } from '../../server/series/transformations.js';
import { readPage, readTable } from './markdown.js';

const contract = JSON.parse(readFileSync(resolveProjectPath('server', 'generated', 'openapi.json'), 'utf8'));
const offered: TransformationName[] = contract.components.schemas.TransformationName.enum;
/** A length that occurs in no formula, so that the page can write it as m. */
const year = { observations: 7919, yearAgo: 't-7919' };

it('docs/statistics.md lists exactly the transformations of the contract, with formula and unit', () => {
  const rows = readTable(readPage('docs/statistics.md'), '## Transformations').flatMap(([names = '', ...row]) =>
    names.split(', ').map((name) => [name, ...row]),
  );
  const table = offered.map((name) => {
    const { formula, unit } = transformations[name];
    return [name, formula(year).replaceAll('7919', 'm'), unit('U')];
  });
  expect(rows.sort()).toEqual(table.sort());
});
