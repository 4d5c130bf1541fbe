import type { Knex } from 'knex';
import type { Frequency } from '../series/frequency.js';
import { takeTurn } from '../takeTurn.js';
import type { AlertRule } from './alertRules.js';

/** A series that rules are about. */
export interface AlertSeries {
  id: number;
  indicator: string;
  name: string;
  country: string;
  frequency: Frequency;
  unit: string;
  releaseId: string;
  lastDate: string | null;
  version: number;
}

const columns = {
  id: 'series.id',
  indicator: 'indicators.slug',
  name: 'indicators.name',
  country: 'series.country',
  frequency: 'indicators.frequency',
  unit: 'series.unit',
  releaseId: 'series.release_id',
  lastDate: 'series.last_date',
  version: 'series.version',
};

/** Lists series with these ids. */
export async function listAlertSeries(db: Knex, ids: readonly number[]): Promise<AlertSeries[]> {
  return selectSeries(db).whereIn('series.id', ids);
}

/** What a rule is about: a series, the watchlist of its account, or the series of a release. */
type Target = Pick<AlertRule, 'accountId' | 'targetType' | 'seriesId' | 'releaseId'>;

/** Lists the first series that a rule is about, by slug and country. */
export async function listSeriesOfTarget(db: Knex, target: Target, limit: number): Promise<AlertSeries[]> {
  return selectTarget(db, target).orderBy(['indicators.slug', 'series.country']).limit(limit);
}

const seriesPerSlice = 200;

/** Yields all series that a rule is about, by id: a release can have thousands. Takes a turn before each slice. */
export async function* iterateSeriesOfTarget(db: Knex, target: Target): AsyncGenerator<AlertSeries> {
  for (let after = 0; ; ) {
    await takeTurn();
    const query = selectTarget(db, target).where('series.id', '>', after);
    const slice: AlertSeries[] = await query.orderBy('series.id').limit(seriesPerSlice);
    yield* slice;
    if (slice.length < seriesPerSlice) return;
    after = slice.at(-1)?.id ?? after;
  }
}

/** Lists the releases of the series that a rule is about. */
export async function listReleaseIdsOfTarget(db: Knex, target: Target): Promise<string[]> {
  return db(selectTarget(db, target).as('target')).distinct('releaseId').orderBy('releaseId').pluck('releaseId');
}

function selectTarget(db: Knex, { accountId, targetType, seriesId, releaseId }: Target): Knex.QueryBuilder {
  const query = selectSeries(db);
  if (targetType === 'series') return query.where({ 'series.id': seriesId });
  if (targetType === 'release') return query.where({ 'series.release_id': releaseId });
  return query.whereIn('series.id', db('watchlist').where({ account_id: accountId }).select('series_id'));
}

function selectSeries(db: Knex): Knex.QueryBuilder {
  return db('series').join('indicators', 'indicators.id', 'series.indicator_id').select(columns);
}
