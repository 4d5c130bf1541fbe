import type { Knex } from 'knex';
import type { CatalogueEntry } from '../series/catalogueEntry.js';
import { takeTurn } from '../takeTurn.js';
import { selectRows, toChunks } from './rows.js';

type Entry = Pick<CatalogueEntry, 'provider' | 'seriesIdForm'>;

const entriesPerStatement = 10;
const countryPlaceholder = '/{country}';

/** The series with an id, or with that of a country in place of the placeholder. The characters around the range are those next to A and Z. */
const seriesSql = `select s.id, s.indicator_id from series s
  where s.provider = ? and (s.provider_series_id = ? or (s.provider_series_id > ? and s.provider_series_id < ?))`;
const sourceSql = `select s.id, s.indicator_id from series_sources x join series s on s.id = x.series_id
  where x.provider = ? and x.provider_series_id = ?`;

/** Returns the slugs of the indicators that list a series of each catalogue entry, in order. Takes turns. */
export async function listSlugsOfEntries(db: Knex, entries: Entry[]): Promise<string[][]> {
  const slugs: string[][] = entries.map(() => []);
  for (const chunk of toChunks([...entries.entries()], entriesPerStatement)) {
    await takeTurn();
    const parts = chunk.map(([index, entry]) => selectSlugs(index, entry));
    const rows = await selectRows<{ entry: number; slug: string }>(
      db,
      parts.map(({ sql }) => sql).join(' union '),
      parts.flatMap(({ bindings }) => bindings),
    );
    for (const { entry, slug } of rows) slugs[entry]?.push(slug);
  }
  return slugs.map((list) => list.sort());
}

function selectSlugs(index: number, { provider, seriesIdForm }: Entry): { sql: string; bindings: string[] } {
  const base = seriesIdForm.endsWith(countryPlaceholder)
    ? seriesIdForm.slice(0, -countryPlaceholder.length)
    : undefined;
  const range = base === undefined ? ['', ''] : [`${base}/A`, `${base}/[`];
  const sql = `select distinct ${index} as entry, i.slug from (${seriesSql} union ${sourceSql}) s
    join searchable_series l on l.series_id = s.id
    join indicators i on i.id = s.indicator_id
      or i.id in (select n.indicator_id from included_series n where n.series_id = s.id)`;
  return { sql, bindings: [provider, seriesIdForm, ...range, provider, seriesIdForm] };
}
