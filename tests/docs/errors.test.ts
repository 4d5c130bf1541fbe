import { errorTable } from '../../server/errors.js';
import { readPage, readTable } from './markdown.js';

it('docs/errors.md lists exactly the error codes, with their status', () => {
  const rows = readTable(readPage('docs/errors.md'), '## Error codes');
  const table = Object.entries(errorTable).map(([code, { status }]) => [code, String(status)]);
  expect(rows.map(([code, status]) => [code, status]).sort()).toEqual(table.sort());
});
