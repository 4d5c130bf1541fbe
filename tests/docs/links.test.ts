import { readFileSync } from 'node:fs';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { isFile, listAnchors, listLinks, pages, readPage, removeCodeBlocks } from './markdown.js';

const { scripts } = JSON.parse(readFileSync(resolveProjectPath('package.json'), 'utf8')) as { scripts: object };

describe.each(pages)('%s', (path) => {
  it('links only to existing files and headings', () => {
    const broken = listLinks(path).filter(
      ({ file, anchor }) => !isFile(file) || (anchor !== undefined && !listAnchors(file).includes(anchor)),
    );
    expect(broken).toEqual([]);
  });

  it('names only existing npm scripts', () => {
    const named = Array.from(readPage(path).matchAll(/npm run ([\w:]+)/g), ([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('names only existing project files', () => {
    const named = Array.from(
      removeCodeBlocks(readPage(path)).matchAll(/`((?:server|sdk|scripts|tests|docs|data)\/[\w./-]+)`/g),
      ([, name = '']) => name,
    );
    expect(named.filter((name) => !isFile(name) && !isFile(`${name}.ts`))).toEqual([]);
  });
});
