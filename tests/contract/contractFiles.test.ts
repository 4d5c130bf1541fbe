import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';

const folder = resolveProjectPath('contract');
const { components } = JSON.parse(readFileSync(resolveProjectPath('server', 'generated', 'openapi.json'), 'utf8'));
const sections = ['examples', 'headers', 'parameters', 'responses', 'schemas'];
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
const handWritten = files.filter((name) => name !== 'released.yaml');

describe('the files of the contract', () => {
  it.each(sections)('in contract/%s are all used, under the name of the file', (section) => {
    const names = readdirSync(join(folder, section)).map((name) => name.replace(/\.yaml$/, ''));
    expect(names.sort()).toEqual(Object.keys(components[section]).sort());
  });

  it('have at most 120 lines, except examples', () => {
    const long = handWritten
      .filter((name) => !name.startsWith('examples'))
      .map((name) => ({ name, lines: readFileSync(join(folder, name), 'utf8').split('\n').length }))
      .filter(({ lines }) => lines > 120);
    expect(long).toEqual([]);
  });
});
