import type { Knex } from 'knex';
import type { Frequency } from '../series/frequency.js';
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

/** Lists the series that a rule is about: one, those on the watchlist of its account, or those of a release, by slug and country. */
export async function listSeriesOfTarget(
  db: Knex,
  {
    accountId,
    targetType,
    seriesId,
    releaseId,
  }: Pick<AlertRule, 'accountId' | 'targetType' | 'seriesId' | 'releaseId'>,
  limit: number,
): Promise<AlertSeries[]> {
  const query = selectSeries(db).orderBy(['indicators.slug', 'series.country']).limit(limit);
  if (targetType === 'series') return query.where({ 'series.id': seriesId });
  if (targetType === 'release') return query.where({ 'series.release_id': releaseId });
  return query.whereIn('series.id', db('watchlist').where({ account_id: accountId }).select('series_id'));
}

function selectSeries(db: Knex): Knex.QueryBuilder {
  return db('series').join('indicators', 'indicators.id', 'series.indicator_id').select(columns);
}
