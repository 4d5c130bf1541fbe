import { readdirSync, readFileSync } from 'node:fs';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { pages, readPage } from './markdown.js';

/** What names a release: the field of a target, the path of a release, or a parameter of a page. FRED has paths of its own. */
const naming = /"?\brelease"?: ?["']([^"'{<]+)["']|(?<!fred)\/releases\/([\w-]+)|\brelease=([\w-]+)/g;

const folder = resolveProjectPath('data', 'catalogue', 'releases');
const known = new Set(
  readdirSync(folder).flatMap((file) => {
    const releases: { id: string }[] = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
    return releases.map(({ id }) => id);
  }),
);

it('the examples of the documentation name only releases of the library', () => {
  const named = pages
    .filter((path) => path !== 'CHANGELOG.md')
    .flatMap((path) =>
      Array.from(readPage(path).matchAll(naming), ([, field, inPath, parameter]) => ({
        path,
        id: field ?? inPath ?? parameter ?? '',
      })),
    );
  expect(named.filter(({ id }) => !known.has(id))).toEqual([]);
  expect(named).toContainEqual({ path: 'docs/alerts.md', id: 'us-consumer-price-index' });
});
