import type { Knex } from 'knex';
import { takeTurn } from '../takeTurn.js';
import { changeLibrary } from './dataVersion.js';
import { type Indicator, listIndicators } from './indicators.js';
import { listIncludedSeries } from './listedSeries.js';
import { compareText, groupBy, listRows, type Table, toChunks } from './rows.js';
import type { Series } from './series.js';

/** The searched and returned fields of a series. */
type SearchedFields = Pick<
  Series,
  | 'id'
  | 'indicatorId'
  | 'country'
  | 'provider'
  | 'providerSeriesId'
  | 'unit'
  | 'seasonalAdjustment'
  | 'sourceAgency'
  | 'firstDate'
  | 'lastDate'
  | 'publishesProjections'
>;

interface SearchableSeries extends SearchedFields {
  /** The day of the latest vintage, for series with projections only. */
  lastVintage?: string | undefined;
}

/** An indicator with its searchable series, own and included, by country. */
export interface SearchableIndicator extends Indicator {
  series: SearchableSeries[];
}

const searchableSeries: Table<SearchedFields> = {
  name: 'series',
  columns: {
    id: 'id',
    indicatorId: 'indicator_id',
    country: 'country',
    provider: 'provider',
    providerSeriesId: 'provider_series_id',
    unit: 'unit',
    seasonalAdjustment: 'seasonal_adjustment',
    sourceAgency: 'source_agency',
    firstDate: 'first_date',
    lastDate: 'last_date',
    publishesProjections: 'publishes_projections',
  },
  json: ['publishesProjections'],
};

const rowsPerStatement = 400;

/** Replaces the list of searchable series. Returns whether it changed. */
export async function replaceSearchableSeries(db: Knex, ids: number[], at: string): Promise<boolean> {
  return changeLibrary(
    db,
    at,
    async (trx) => {
      const storedIds: number[] = await trx('searchable_series').pluck('series_id');
      const newIds = new Set(ids);
      if (storedIds.length === newIds.size && storedIds.every((id) => newIds.has(id))) return false;
      await trx('searchable_series').delete();
      for (const chunk of toChunks([...newIds], rowsPerStatement)) {
        await trx('searchable_series').insert(chunk.map((id) => ({ series_id: id })));
      }
      return true;
    },
    Boolean,
  );
}

/** Adds a searchable series, in the transaction that creates it. */
export async function addSearchableSeries(trx: Knex.Transaction, id: number): Promise<void> {
  await trx('searchable_series').insert({ series_id: id }).onConflict('series_id').ignore();
}

/** Lists the indicators with searchable series, by slug. Takes a turn before each slice of the series. */
export async function listSearchableIndicators(db: Knex): Promise<SearchableIndicator[]> {
  const rows: SearchableSeries[] = [];
  const ids: number[] = await db('searchable_series').orderBy('series_id').pluck('series_id');
  for (const chunk of toChunks(ids, rowsPerStatement)) {
    await takeTurn();
    rows.push(...(await listRows(db, searchableSeries, (query) => query.whereIn('id', chunk))));
  }
  await addLastVintages(db, rows);
  await takeTurn();
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const { indicatorId, seriesId } of await listIncludedSeries(db)) {
    const row = byId.get(seriesId);
    if (row !== undefined) rows.push({ ...row, indicatorId });
  }
  rows.sort((a, b) => compareText(a.country, b.country));
  const byIndicator = groupBy(rows, ({ indicatorId }) => indicatorId);
  return (await listIndicators(db)).flatMap((indicator) => {
    const series = byIndicator.get(indicator.id);
    return series === undefined ? [] : [{ ...indicator, series }];
  });
}

/** Adds the day of the latest vintage to the series with projections, which shows whether all their values are. */
async function addLastVintages(db: Knex, rows: SearchableSeries[]): Promise<void> {
  const projected = rows.filter(({ publishesProjections }) => publishesProjections);
  for (const chunk of toChunks(projected, rowsPerStatement)) {
    await takeTurn();
    const ids = chunk.map(({ id }) => id);
    const latest: { id: number; date: string }[] = await db('vintages')
      .whereIn('series_id', ids)
      .groupBy('series_id')
      .select({ id: 'series_id' })
      .max({ date: 'vintage_date' });
    const dates = new Map(latest.map(({ id, date }) => [id, date]));
    for (const row of chunk) row.lastVintage = dates.get(row.id);
  }
}
