import { commands } from '../../scripts/almanac/commands.js';
import { readPage, readTable } from './markdown.js';

it('docs/self-hosting.md lists exactly the commands of the command line', () => {
  const rows = readTable(readPage('docs/self-hosting.md'), '## The command line').map(([name]) => name);
  expect(rows).toEqual(Object.keys(commands));
});
