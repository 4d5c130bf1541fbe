import { existsSync } from 'node:fs';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { readPage, readTable } from './markdown.js';

const promises = readTable(readPage('docs/security.md'), '## Promises and their tests');

it.each(promises)('the promise "%s" names test files that exist', (_promise, tests = '') => {
  const files = tests.split(', ');
  for (const file of files) expect(file).toMatch(/^tests\/[\w./]+\.test\.ts$/);
  expect(files.filter((file) => !existsSync(resolveProjectPath(file)))).toEqual([]);
});

it('docs/security.md states at least fifteen promises', () => {
  expect(promises.length).toBeGreaterThanOrEqual(15);
});
