import type { Knex } from 'knex';
import { changeLibrary } from './dataVersion.js';
import { selectRows, type Table, toChunks, toColumns } from './rows.js';

/** What a model expected of a period, from the values known on the day of a vintage. */
interface NewForecast {
  seriesId: number;
  period: string;
  vintageDate: string;
  value: number;
  model: string;
  /** Of the run that it is of. */
  cacheKey: string;
  createdAt: string;
}

export interface ReleaseForecast extends Omit<NewForecast, 'createdAt'> {
  /** The unit of the vintage. */
  unit: string;
}

const forecasts: Table<NewForecast> = {
  name: 'release_forecasts',
  columns: {
    seriesId: 'series_id',
    period: 'period',
    vintageDate: 'vintage_date',
    value: 'value',
    model: 'model',
    cacheKey: 'cache_key',
    createdAt: 'created_at',
  },
  json: [],
};

/** Ids that a statement names at once. */
const idsPerStatement = 400;

/** Adds those of which there is none yet for the same period and vintage; what is read of the library has changed when there are any. */
export async function addReleaseForecasts(db: Knex, rows: NewForecast[], at: string): Promise<number> {
  return changeLibrary(
    db,
    at,
    async (trx) => {
      if (rows.length === 0) return 0;
      const added: unknown[] = await trx(forecasts.name)
        .insert(rows.map((row) => toColumns(forecasts, row)))
        .onConflict(['series_id', 'period', 'vintage_date'])
        .ignore()
        .returning('period');
      return added.length;
    },
    (added) => added > 0,
  );
}

/** All forecasts of these series, by series; of each period the one made from the latest values first. */
export async function listReleaseForecasts(db: Knex, seriesIds: number[]): Promise<Map<number, ReleaseForecast[]>> {
  const groups = new Map<number, ReleaseForecast[]>();
  for (const ids of toChunks(seriesIds, idsPerStatement)) {
    const rows = await selectRows<ReleaseForecast>(
      db,
      `select f.series_id as "seriesId", f.period, f.vintage_date as "vintageDate", f.value, f.model, f.cache_key as "cacheKey", v.unit
       from release_forecasts f join vintages v on v.series_id = f.series_id and v.vintage_date = f.vintage_date
       where f.series_id in (${buildPlaceholders(ids)}) order by f.series_id, f.period, f.vintage_date desc`,
      ids,
    );
    for (const row of rows) groups.set(row.seriesId, [...(groups.get(row.seriesId) ?? []), row]);
  }
  return groups;
}

/** Those of these series of whose latest vintage there is no forecast. */
export async function listSeriesWithoutForecast(db: Knex, seriesIds: number[]): Promise<Set<number>> {
  const without = new Set<number>();
  for (const ids of toChunks(seriesIds, idsPerStatement)) {
    const rows = await selectRows<{ id: number }>(
      db,
      `select latest.id from (
         select series_id as id, max(vintage_date) as day from vintages where series_id in (${buildPlaceholders(ids)}) group by series_id
       ) latest where not exists (
         select 1 from release_forecasts f where f.series_id = latest.id and f.vintage_date = latest.day)`,
      ids,
    );
    for (const { id } of rows) without.add(id);
  }
  return without;
}

/** Takes away those that were made before an instant; what is read of the library has changed when there were any. */
export async function deleteReleaseForecasts(db: Knex, createdBefore: string, at: string): Promise<number> {
  return changeLibrary(
    db,
    at,
    (trx) => trx(forecasts.name).where('created_at', '<', createdBefore).delete(),
    (deleted) => deleted > 0,
  );
}

function buildPlaceholders(ids: number[]): string {
  return ids.map(() => '?').join(', ');
}
