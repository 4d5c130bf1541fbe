import { errorTable } from '../../server/errors.js';
import { readPage, readTable } from './markdown.js';

it('docs/errors.md has every error code with its status, and no other', () => {
  const rows = readTable(readPage('docs/errors.md'), '# Errors');
  const table = Object.entries(errorTable).map(([code, { status }]) => [code, String(status)]);
  expect(rows.map(([code, status]) => [code, status]).sort()).toEqual(table.sort());
});
