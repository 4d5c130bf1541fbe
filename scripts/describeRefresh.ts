/** Writes the section of docs/library.md on how the series of the library are refreshed, from the catalogue. */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolveProjectPath } from '../server/resolveProjectPath.js';
import { buildRefreshTables } from './describeRefresh/buildRefreshTables.js';

const heading = '## How it is refreshed';
const path = resolveProjectPath('docs', 'library.md');

const { refreshed, notRefreshed } = buildRefreshTables(resolveProjectPath('data'));
const section = [
  heading,
  '',
  'The job [`refresh-series`](self-hosting.md#keeping-the-library-fresh) imports new values of these series. `*` in a key is the code of the',
  "country, currency or measure. The provider's values are multiplied by the factor. `data/catalogue/sources.json` lists the mappings by series.",
  'Write this section with `npm run describe:refresh`.',
  '',
  formatTable(['Source', 'Dataset and key', 'Factor', 'Series', 'Indicators'], refreshed),
  'These series change only with a new version of Almanac, or by an [import](importing.md):',
  '',
  formatTable(['Why', 'Series', 'Indicators'], notRefreshed),
].join('\n');
const page = readFileSync(path, 'utf8');
const [before = '', rest] = page.split(`${heading}\n`);
const following = rest === undefined ? '' : (/\n## .*/s.exec(rest)?.[0] ?? '');
writeFileSync(path, `${before.trimEnd()}\n\n${section.trimEnd()}\n${following}`);

function formatTable(header: string[], rows: string[][]): string {
  const lines = [header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return `${lines.join('\n')}\n`;
}
