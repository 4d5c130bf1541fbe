import { existsSync, readdirSync } from 'node:fs';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { readPage } from './markdown.js';

const text = readPage('docs/architecture.md');

function exists(path: string): boolean {
  return ['', '.ts'].some((ending) => existsSync(resolveProjectPath(`${path}${ending}`)));
}

describe('docs/architecture.md', () => {
  it('names only modules of the server that exist', () => {
    const modules = [...text.matchAll(/\b((?:http|limits|store|notifications)\/[a-z]\w+)/g)].map(
      ([, path = '']) => path,
    );
    expect(modules.length).toBeGreaterThan(15);
    expect(modules.filter((path) => !exists(`server/${path}`))).toEqual([]);
  });

  it('lists every folder of the server', () => {
    const folders = readdirSync(resolveProjectPath('server'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(folders.map(({ name }) => name).filter((name) => !text.includes(`${name}/\``))).toEqual([]);
  });
});
