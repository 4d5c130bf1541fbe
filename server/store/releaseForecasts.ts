import type { Knex } from 'knex';
import { changeLibrary } from './dataVersion.js';
import { selectRows, type Table, toChunks, toColumns } from './rows.js';

/** A forecast of a period, made from the values known on the day of a vintage. */
interface NewForecast {
  seriesId: number;
  period: string;
  vintageDate: string;
  value: number;
  model: string;
  /** Key of the forecast run. */
  cacheKey: string;
  createdAt: string;
}

export interface ReleaseForecast extends Omit<NewForecast, 'createdAt'> {
  /** Unit of the vintage. */
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

/** Maximum number of ids per statement. */
const idsPerStatement = 400;

/**
 * Inserts forecasts, except those whose period and vintage already have one. Counts a change of the library if any is
 * new. Returns how many.
 */
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
    'data',
  );
}

/** Lists the forecasts of series, by series. Those of a period come latest vintage first. */
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

/** Returns the series whose latest vintage has no forecast. */
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

/** Deletes forecasts created before an instant. Counts a change of the library if there were any. Returns how many. */
export async function deleteReleaseForecasts(db: Knex, createdBefore: string, at: string): Promise<number> {
  return changeLibrary(
    db,
    at,
    (trx) => trx(forecasts.name).where('created_at', '<', createdBefore).delete(),
    (deleted) => deleted > 0,
    'data',
  );
}

function buildPlaceholders(ids: number[]): string {
  return ids.map(() => '?').join(', ');
}
