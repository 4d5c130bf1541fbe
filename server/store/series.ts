import type { Knex } from 'knex';
import type { AggregationMethod } from '../series/aggregation.js';
import type { SeasonalAdjustment } from '../series/seasonalAdjustment.js';
import { takeTurn } from '../takeTurn.js';
import { endRulesOfSeries } from './alertRules.js';
import { changeLibrary } from './dataVersion.js';
import { countReleaseChanges, countReleaseChangesOfSeries, listReleasesOfIndicators } from './releaseVersions.js';
import { listRows, listRowsWith, type Table, toChunks, upsertRows } from './rows.js';
import { updateSearch, updateSearchOfSeries } from './searchDocuments.js';

/** A series of the catalogue: one country of an indicator, from one provider. */
export interface SeriesDefinition {
  indicatorId: number;
  country: string;
  provider: string;
  providerSeriesId: string;
  unit: string;
  scale: number;
  currency: string | null;
  seasonalAdjustment: SeasonalAdjustment;
  /** Whether a flow is stated at an annual rate, independently of its seasonal adjustment. */
  annualRate: boolean;
  /** Whether the source publishes values of future periods. */
  publishesProjections: boolean;
  aggregation: AggregationMethod;
  sourceAgency: string;
  releaseId: string;
  licence: string;
  methodology: string;
}

/** With the first and last date with a value, and the number of values, in its latest vintage. */
export interface Series extends SeriesDefinition {
  id: number;
  firstDate: string | null;
  lastDate: string | null;
  observationCount: number;
  /** Increases with every change to its vintages. */
  version: number;
}

const definitions: Table<SeriesDefinition> = {
  name: 'series',
  columns: {
    indicatorId: 'indicator_id',
    country: 'country',
    provider: 'provider',
    providerSeriesId: 'provider_series_id',
    unit: 'unit',
    scale: 'scale',
    currency: 'currency',
    seasonalAdjustment: 'seasonal_adjustment',
    annualRate: 'annual_rate',
    publishesProjections: 'publishes_projections',
    aggregation: 'aggregation',
    sourceAgency: 'source_agency',
    releaseId: 'release_id',
    licence: 'licence',
    methodology: 'methodology',
  },
  json: ['annualRate', 'publishesProjections'],
};
const series: Table<Series> = {
  ...definitions,
  shared: [
    'country',
    'provider',
    'unit',
    'currency',
    'seasonalAdjustment',
    'aggregation',
    'sourceAgency',
    'releaseId',
    'licence',
    'methodology',
    'firstDate',
    'lastDate',
  ],
  columns: {
    id: 'id',
    ...definitions.columns,
    firstDate: 'first_date',
    lastDate: 'last_date',
    observationCount: 'observation_count',
    version: 'version',
  },
};

/**
 * Inserts or updates series by indicator and country. Keeps what their vintages determine. Returns how many rows
 * changed.
 */
export async function upsertSeries(db: Knex, rows: SeriesDefinition[], at: string): Promise<number> {
  const work = async (trx: Knex.Transaction) => {
    const indicatorIds = rows.map(({ indicatorId }) => indicatorId);
    const releasesBefore = await listReleasesOfIndicators(trx, indicatorIds);
    const changed = await upsertRows(trx, definitions, ['indicatorId', 'country'], rows);
    const releasesOfRows = rows.map(({ releaseId }) => releaseId);
    if (changed > 0) await countReleaseChanges(trx, [...releasesBefore, ...releasesOfRows]);
    await updateSearch(trx, indicatorIds);
    return changed;
  };
  return changeLibrary(db, at, work, Boolean);
}

/** Tables with data of a series, by series id. */
const ownedTables = [
  'observations',
  'vintages',
  'release_forecasts',
  'searchable_series',
  'watchlist',
  'series_sources',
  'included_series',
  'bundled_series',
  'alert_series',
  'prepared_series',
  'quarantined_changes',
];

/** Deletes series with all their data, in the transaction that counts the change. */
export async function deleteSeries(trx: Knex.Transaction, ids: number[]): Promise<void> {
  await updateSearchOfSeries(trx, ids);
  await countReleaseChangesOfSeries(trx, ids);
  await endRulesOfSeries(trx, ids);
  for (const table of ownedTables) await trx(table).whereIn('series_id', ids).delete();
  await trx('series').whereIn('id', ids).delete();
}

/** Lists all series by indicator and country. */
export async function listSeries(db: Knex): Promise<Series[]> {
  return listRows(db, series, orderSeries);
}

/** Lists the series that belong to these indicators, without those they include from others, by indicator and country. */
export async function listSeriesByIndicatorIds(db: Knex, ids: number[]): Promise<Series[]> {
  return listRows(db, series, (query) => orderSeries(query.whereIn('indicator_id', ids)));
}

const seriesPerStatement = 200;

/** Lists the series with these ids, in any order. Takes a turn between slices. */
export async function listSeriesByIds(db: Knex, ids: number[]): Promise<Series[]> {
  const all: Series[] = [];
  for (const [index, chunk] of toChunks(ids, seriesPerStatement).entries()) {
    if (index > 0) await takeTurn();
    all.push(...(await listRowsWith(db, series, 'id', chunk)));
  }
  return all;
}

/** Returns the series with this id. */
export async function findSeriesById(db: Knex, id: number): Promise<Series | undefined> {
  return (await listRows(db, series, (query) => query.where({ id })))[0];
}

/** Lists the series with this provider series id, by indicator and country. */
export async function listSeriesByProviderId(db: Knex, provider: string, id: string): Promise<Series[]> {
  return listRows(db, series, (query) => orderSeries(query.where({ provider, provider_series_id: id })));
}

/** Lists where the library has a series of a provider, as its provider or as its source, by slug and country. */
export async function listSeriesLocations(
  db: Knex,
  provider: string,
  ids: string[],
): Promise<{ slug: string; country: string }[]> {
  const whereProviderSeries = (table: string) => db(table).where({ provider }).whereIn('provider_series_id', ids);
  return db('series')
    .join('indicators', 'indicators.id', 'series.indicator_id')
    .whereIn('series.id', whereProviderSeries('series').select('id'))
    .orWhereIn('series.id', whereProviderSeries('series_sources').select('series_id'))
    .select({ slug: 'indicators.slug', country: 'series.country' })
    .orderBy(['indicators.slug', 'series.country']);
}

function orderSeries(query: Knex.QueryBuilder): Knex.QueryBuilder {
  return query.orderBy(['indicator_id', 'country']);
}
