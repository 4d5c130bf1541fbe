import type { Knex } from 'knex';
import { changeLibrary } from './dataVersion.js';
import { readOnce } from './libraryMemory.js';
import { groupBy, selectRows, toChunks } from './rows.js';
import { updateSearch } from './searchDocuments.js';
import { listSeriesByIds, type Series } from './series.js';

/** A series and an indicator under which it is listed: the one it belongs to, or one that includes it. */
export interface ListedSeries {
  indicatorId: number;
  series: Series;
}

/** A series that an indicator includes from another indicator. */
export interface IncludedSeries {
  indicatorId: number;
  country: string;
  seriesId: number;
}

/** Which listed series to read: those of some indicators, for all countries or for some. */
interface Selection {
  indicatorIds: number[];
  countries?: string[] | undefined;
}

const rowsPerStatement = 400;

/** Lists the series listed under these indicators, by indicator and country. */
export async function listListedSeries(db: Knex, selection: Selection): Promise<ListedSeries[]> {
  return readListed(db, selection, `order by "indicatorId", country`, []);
}

/** Lists a part of the series listed under these indicators, in the order of the indicators and then by country. */
export async function listSeriesPage(
  db: Knex,
  selection: Selection,
  { offset, limit }: { offset: number; limit: number },
): Promise<ListedSeries[]> {
  const { indicatorIds } = selection;
  const positions = indicatorIds.map((_, index) => `when ? then ${index}`).join(' ');
  const order = `order by case "indicatorId" ${positions} end, country limit ? offset ?`;
  return readListed(db, selection, order, [...indicatorIds, limit, offset]);
}

/** Counts the series listed under each of these indicators. */
export async function countSeriesOfIndicators(db: Knex, indicatorIds: number[]): Promise<Map<number, number>> {
  const counts = await readOnce(db, `series counts ${indicatorIds.join()}`, async () => {
    return { value: await readCounts(db, indicatorIds), seriesIds: [] };
  });
  return new Map(counts.map(({ id, count }) => [id, Number(count)]));
}

async function readCounts(db: Knex, indicatorIds: number[]): Promise<{ id: number; count: number }[]> {
  const { sql, bindings } = selectListed({ indicatorIds });
  return selectRows(
    db,
    `select "indicatorId" as id, count(*) as count from (${sql}) listed group by "indicatorId"`,
    bindings,
  );
}

/** Lists all included series, by indicator and country. */
async function listIncludedSeries(db: Knex): Promise<IncludedSeries[]> {
  return db('included_series')
    .select({ indicatorId: 'indicator_id', country: 'country', seriesId: 'series_id' })
    .orderBy(['indicator_id', 'country']);
}

/** Replaces the list of included series. Leaves out countries for which the indicator has a series of its own. */
export async function replaceIncludedSeries(db: Knex, rows: IncludedSeries[], at: string): Promise<boolean> {
  return changeLibrary(
    db,
    at,
    async (trx) => {
      const own = await trx('series').select({ indicatorId: 'indicator_id', country: 'country' });
      const ownKeys = new Set(own.map(formatKey));
      const included = rows.filter((row) => !ownKeys.has(formatKey(row)));
      const serialize = (list: IncludedSeries[]) =>
        list
          .map((row) => `${formatKey(row)} ${row.seriesId}`)
          .sort()
          .join();
      const stored = await listIncludedSeries(trx);
      if (serialize(included) === serialize(stored)) return false;
      await trx('included_series').delete();
      for (const chunk of toChunks(included, rowsPerStatement)) {
        await trx('included_series').insert(
          chunk.map(({ indicatorId, country, seriesId }) => {
            return { indicator_id: indicatorId, country, series_id: seriesId };
          }),
        );
      }
      await updateSearch(
        trx,
        [...stored, ...included].map(({ indicatorId }) => indicatorId),
      );
      return true;
    },
    Boolean,
  );
}

function formatKey({ indicatorId, country }: { indicatorId: number; country: string }): string {
  return `${indicatorId} ${country}`;
}

async function readListed(
  db: Knex,
  selection: Selection,
  order: string,
  orderBindings: Knex.RawBinding[],
): Promise<ListedSeries[]> {
  if (selection.indicatorIds.length === 0 || selection.countries?.length === 0) return [];
  const { sql, bindings } = selectListed(selection);
  const entries = await selectRows<{ indicatorId: number; seriesId: number }>(
    db,
    `select "indicatorId", "seriesId" from (${sql}) listed ${order}`,
    [...bindings, ...orderBindings],
  );
  const ids = [...new Set(entries.map(({ seriesId }) => seriesId))];
  const byId = groupBy(await listSeriesByIds(db, ids), ({ id }) => id);
  return entries.flatMap(({ indicatorId, seriesId }) =>
    (byId.get(seriesId) ?? []).map((series) => ({ indicatorId, series })),
  );
}

/** Selects the ids of listed series: each indicator's own and those it includes. */
function selectListed({ indicatorIds, countries }: Selection): { sql: string; bindings: Knex.RawBinding[] } {
  const placeholders = (list: unknown[]) => list.map(() => '?').join(', ');
  const countryFilter = countries === undefined ? '' : ` and country in (${placeholders(countries)})`;
  const filter = `where indicator_id in (${placeholders(indicatorIds)})${countryFilter}`;
  const sql = `select indicator_id as "indicatorId", country, id as "seriesId" from series ${filter}
    union all select indicator_id, country, series_id from included_series ${filter}`;
  const bindings = [...indicatorIds, ...(countries ?? [])];
  return { sql, bindings: [...bindings, ...bindings] };
}
