import { readFileSync } from 'node:fs';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { readPage, readTable } from './markdown.js';

it('docs/importing.md lists exactly the kinds of import failures', () => {
  const { components } = JSON.parse(readFileSync(resolveProjectPath('server', 'generated', 'openapi.json'), 'utf8'));
  const kinds = readTable(readPage('docs/importing.md'), '## Why nothing was written').map(([kind]) => kind);
  expect(kinds).toEqual(components.schemas.ImportFailureKind.enum);
});
