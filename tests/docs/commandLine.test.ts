import { readdirSync, readFileSync } from 'node:fs';
import { commands } from '../../scripts/almanac/commands.js';
import { readCommandLine } from '../../scripts/almanac/readCommandLine.js';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { readPage, readTable } from './markdown.js';

it('docs/self-hosting.md lists exactly the commands of the command line', () => {
  const rows = readTable(readPage('docs/self-hosting.md'), '## The command line').map(([name]) => name);
  expect(rows).toEqual(Object.keys(commands));
});

it('every command line in the documentation and the pages is valid', () => {
  const pages = listFiles('docs', /\.md$/).concat('README.md', listFiles('web/src', /\.tsx$/));
  const lines = pages.flatMap((page) =>
    [...readFileSync(resolveProjectPath(page), 'utf8').matchAll(/npm run almanac -- ([^`<>\n]+)(?:[`\n]|<\/)/g)].map(
      ([, words = '']) => [page, words.trim()] as const,
    ),
  );
  expect(lines.length).toBeGreaterThan(10);
  const invalid = lines.flatMap(([page, words]) => {
    try {
      readCommandLine(words.split(' '));
      return [];
    } catch (failure) {
      return [`${page}: ${words}: ${(failure as Error).message}`];
    }
  });
  expect(invalid).toEqual([]);
});

function listFiles(folder: string, pattern: RegExp): string[] {
  const names = readdirSync(resolveProjectPath(folder), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => pattern.test(name)).map((name) => `${folder}/${name}`);
}
