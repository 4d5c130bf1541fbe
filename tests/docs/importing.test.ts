import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { projectFile } from '../../server/projectFile.js';
import { readPage, tableUnder } from './markdown.js';

it('docs/importing.md says of every kind of failure why it is, and no other', () => {
  const { components } = parse(readFileSync(projectFile('server', 'generated', 'openapi.yaml'), 'utf8'));
  const kinds = tableUnder(readPage('docs/importing.md'), '## Why nothing was written').map(([kind]) => kind);
  expect(kinds).toEqual(components.schemas.ImportFailureKind.enum);
});
