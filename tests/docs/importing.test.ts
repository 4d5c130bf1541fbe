import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { readPage, readTable } from './markdown.js';

it('docs/importing.md lists exactly the kinds of import failures', () => {
  const { components } = parse(readFileSync(resolveProjectPath('server', 'generated', 'openapi.yaml'), 'utf8'));
  const kinds = readTable(readPage('docs/importing.md'), '## Why nothing was written').map(([kind]) => kind);
  expect(kinds).toEqual(components.schemas.ImportFailureKind.enum);
});
