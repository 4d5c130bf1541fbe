import type { Knex } from 'knex';
import { type AlertRule, listRulesByIds } from './alertRules.js';
import { groupBy, selectRows } from './rows.js';

/** A vintage that was not evaluated yet. */
export interface PendingVintage {
  seriesId: number;
  date: string;
  ingestedAt: string;
}

/** Lists the ids of series that changed after a version of the library, after an id. */
export async function listChangedSeriesIds(
  db: Knex,
  after: { version: number; id: number },
  limit: number,
): Promise<number[]> {
  return db('series')
    .where('changed_in', '>', after.version)
    .where('id', '>', after.id)
    .orderBy('id')
    .limit(limit)
    .pluck('id');
}

const pairsSql = (list: string) => `
  select r.id as "ruleId", r.series_id as "seriesId" from alert_rules r where r.status = 'active' and r.series_id in (${list})
  union all
  select r.id, s.id from series s join alert_rules r on r.release_id = s.release_id
    where r.status = 'active' and r.target_type = 'release' and s.id in (${list})
  union all
  select r.id, w.series_id from watchlist w join alert_rules r on r.account_id = w.account_id
    where r.status = 'active' and r.target_type = 'watchlist' and w.series_id in (${list})`;

/** Lists the active rules about each of these series: those about the series itself, its release, or a watchlist that has it. */
export async function listRulesOfSeries(db: Knex, seriesIds: number[]): Promise<Map<number, AlertRule[]>> {
  const list = seriesIds.map(() => '?').join(', ');
  const pairs = await selectRows<{ ruleId: string; seriesId: number }>(db, pairsSql(list), [
    ...seriesIds,
    ...seriesIds,
    ...seriesIds,
  ]);
  if (pairs.length === 0) return new Map();
  const ids = [...new Set(pairs.map(({ ruleId }) => ruleId))];
  const rules = new Map<string, AlertRule>();
  for (const rule of await listRulesByIds(db, ids)) rules.set(rule.id, rule);
  const bySeries = groupBy(pairs, ({ seriesId }) => seriesId);
  return new Map([...bySeries].map(([id, own]) => [id, own.flatMap(({ ruleId }) => rules.get(ruleId) ?? [])]));
}

/** Lists the vintages of series that were ingested after an instant and not evaluated, or evaluated before they were replaced. */
export async function listPendingVintages(
  db: Knex,
  seriesIds: number[],
  ingestedAfter: string,
): Promise<PendingVintage[]> {
  return db('vintages as v')
    .leftJoin('alert_series as a', 'a.series_id', 'v.series_id')
    .whereIn('v.series_id', seriesIds)
    .where('v.ingested_at', '>', ingestedAfter)
    .whereRaw(
      '(a.vintage is null or v.vintage_date > a.vintage or (v.vintage_date = a.vintage and v.ingested_at <> a.ingested_at))',
    )
    .orderBy(['v.series_id', 'v.vintage_date'])
    .select({ seriesId: 'v.series_id', date: 'v.vintage_date', ingestedAt: 'v.ingested_at' });
}

/** Records that vintages up to these were evaluated. */
export async function markEvaluated(trx: Knex.Transaction, vintages: PendingVintage[]): Promise<void> {
  if (vintages.length === 0) return;
  await trx('alert_series')
    .insert(
      vintages.map(({ seriesId, date, ingestedAt }) => ({
        series_id: seriesId,
        vintage: date,
        ingested_at: ingestedAt,
      })),
    )
    .onConflict('series_id')
    .merge();
}

/** Returns the version of each of these series. */
export async function readSeriesVersions(db: Knex, seriesIds: number[]): Promise<Map<number, number>> {
  const rows: { id: number; version: number }[] = await db('series').whereIn('id', seriesIds).select('id', 'version');
  return new Map(rows.map(({ id, version }) => [id, version]));
}
