import type { Knex } from 'knex';
import { readOnce } from './libraryMemory.js';
import { selectBySeriesSlices } from './seriesSlices.js';

interface CountRow {
  provider: string;
  source: string | null;
  held: number;
}

const countSql = `
  select s.provider, imported.provider as source, count(*) as held
  from searchable_series listed join series s on s.id = listed.series_id
    left join series_sources imported on imported.series_id = s.id
  where s.id between ? and ? group by s.provider, imported.provider`;

/**
 * Counts the series of the library by provider. A series that is imported from another provider counts for both. Reads all series
 * once for each state of the catalogue, and takes a turn before each slice of them.
 */
export async function countHeldByProvider(db: Knex): Promise<Map<string, number>> {
  const rows = await readOnce(db, 'series by provider', async () => {
    return { value: await selectBySeriesSlices<CountRow>(db, countSql, []), seriesIds: [] };
  });
  const counts = new Map<string, number>();
  for (const { provider, source, held } of rows) {
    for (const name of new Set([provider, source ?? provider])) {
      counts.set(name, (counts.get(name) ?? 0) + Number(held));
    }
  }
  return counts;
}
