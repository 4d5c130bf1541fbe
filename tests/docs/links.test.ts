import { readFileSync } from 'node:fs';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { anchorsOf, isFile, linksOf, pages, prose, readPage } from './markdown.js';

const { scripts } = JSON.parse(readFileSync(resolveProjectPath('package.json'), 'utf8')) as { scripts: object };

describe.each(pages)('%s', (path) => {
  it('links only to files and headings that exist', () => {
    const broken = linksOf(path).filter(
      ({ file, anchor }) => !isFile(file) || (anchor !== undefined && !anchorsOf(file).includes(anchor)),
    );
    expect(broken).toEqual([]);
  });

  it('names only npm scripts that exist', () => {
    const named = Array.from(readPage(path).matchAll(/npm run ([\w:]+)/g), ([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('names only files of the project that exist', () => {
    const named = Array.from(
      prose(readPage(path)).matchAll(/`((?:server|sdk|scripts|tests|docs|data)\/[\w./-]+)`/g),
      ([, name = '']) => name,
    );
    expect(named.filter((name) => !isFile(name) && !isFile(`${name}.ts`))).toEqual([]);
  });
});
