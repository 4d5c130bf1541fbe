import type { Knex } from 'knex';
import type { Condition } from '../series/conditions/condition.js';
import { listRows, type Table, toChunks, toColumns } from './rows.js';

/** What a rule is about, as the account named it. */
export interface AlertTarget {
  type: 'series' | 'watchlist' | 'release';
  indicator: string | null;
  country: string | null;
  release: string | null;
}

/** How fired alerts reach the account. */
export interface AlertDelivery {
  inApp: boolean;
  mail: 'none' | 'now' | 'daily' | 'weekly';
  /** Empty: all endpoints that take alerts. */
  webhookIds: string[];
}

export interface AlertRule {
  id: string;
  accountId: string;
  name: string;
  target: AlertTarget;
  targetType: AlertTarget['type'];
  /** The series of the target, if it is one. */
  seriesId: number | null;
  /** The release of the target, also if that is a series. */
  releaseId: string | null;
  kind: Condition['kind'];
  condition: Condition;
  repeat: 'once' | 'always';
  quietHours: number;
  status: 'active' | 'paused' | 'ended';
  delivery: AlertDelivery;
  createdAt: string;
  /** When the rule was created or started again. Vintages from before do not fire. */
  activeSince: string;
  lastFiredAt: string | null;
  /** When a condition that depends on the time is checked next; null for others. */
  checkAt: string | null;
}

const alertRules: Table<AlertRule> = {
  name: 'alert_rules',
  columns: {
    id: 'id',
    accountId: 'account_id',
    name: 'name',
    target: 'target',
    targetType: 'target_type',
    seriesId: 'series_id',
    releaseId: 'release_id',
    kind: 'kind',
    condition: 'condition',
    repeat: 'repeat',
    quietHours: 'quiet_hours',
    status: 'status',
    delivery: 'delivery',
    createdAt: 'created_at',
    activeSince: 'active_since',
    lastFiredAt: 'last_fired_at',
    checkAt: 'check_at',
  },
  json: ['target', 'condition', 'delivery'],
};

const idsPerStatement = 400;

export async function insertRule(db: Knex, rule: AlertRule): Promise<void> {
  await db(alertRules.name).insert(toColumns(alertRules, rule));
}

/** Lists the rules of an account, oldest first: `limit` of them after the first `offset`. */
export async function listRules(
  db: Knex,
  accountId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<AlertRule[]> {
  return listRows(db, alertRules, (query) =>
    query.where({ account_id: accountId }).orderBy(['created_at', 'id']).offset(offset).limit(limit),
  );
}

export async function countRules(db: Knex, accountId: string): Promise<number> {
  const [row] = await db(alertRules.name).where({ account_id: accountId }).count({ count: '*' });
  return Number(row?.['count'] ?? 0);
}

/** Returns a rule of an account. */
export async function findRule(db: Knex, accountId: string, id: string): Promise<AlertRule | undefined> {
  return (await listRows(db, alertRules, (query) => query.where({ id, account_id: accountId })))[0];
}

/** Locks the rules of an account that send to a webhook endpoint by its id, and returns them, oldest first. */
export async function lockRulesOfWebhook(
  trx: Knex.Transaction,
  accountId: string,
  webhookId: string,
): Promise<AlertRule[]> {
  return listRows(trx, alertRules, (query) =>
    query
      .where({ account_id: accountId })
      .where('delivery', 'like', `%"${webhookId}"%`)
      .orderBy(['created_at', 'id'])
      .forUpdate(),
  );
}

/** Lists rules by id, however many. */
export async function listRulesByIds(
  db: Knex,
  ids: string[],
  refine = (query: Knex.QueryBuilder) => query,
): Promise<AlertRule[]> {
  const rules: AlertRule[] = [];
  for (const chunk of toChunks(ids, idsPerStatement))
    rules.push(...(await listRows(db, alertRules, (query) => refine(query.whereIn('id', chunk)))));
  return rules;
}

/** Locks rules until the transaction ends, and returns them. */
export async function lockRules(trx: Knex.Transaction, ids: string[]): Promise<AlertRule[]> {
  return listRulesByIds(trx, ids, (query) => query.orderBy('id').forUpdate());
}

/** Replaces a locked rule. */
export async function updateRule(trx: Knex.Transaction, rule: AlertRule): Promise<void> {
  const { id, ...columns } = toColumns(alertRules, rule);
  await trx(alertRules.name).where({ id }).update(columns);
}

/** Records that rules fired. Those that fire once have ended. */
export async function markFired(trx: Knex.Transaction, ids: string[], at: string): Promise<void> {
  const status = trx.raw("case when repeat = 'once' then 'ended' else status end");
  for (const chunk of toChunks(ids, idsPerStatement))
    await trx(alertRules.name).whereIn('id', chunk).update({ last_fired_at: at, status });
}

/** Lists active rules that are to be checked by an instant, earliest first. */
export async function listDueRules(db: Knex, at: string, limit: number): Promise<AlertRule[]> {
  return listRows(db, alertRules, (query) =>
    query.where({ status: 'active' }).where('check_at', '<=', at).orderBy(['check_at', 'id']).limit(limit),
  );
}

/** Sets when a rule is checked next, unless it was restarted in the meantime. */
export async function setNextCheck(
  trx: Knex.Transaction,
  { id, checkAt }: Pick<AlertRule, 'id' | 'checkAt'>,
  nextAt: string,
): Promise<void> {
  await trx(alertRules.name).where({ id, check_at: checkAt }).update({ check_at: nextAt });
}

/** Lists active rules of a kind about a release, one of its series, or a watchlist that has one. */
export async function listRulesOfRelease(db: Knex, kind: AlertRule['kind'], releaseId: string): Promise<AlertRule[]> {
  return listRows(db, alertRules, (query) => whereRelease(query.where({ kind }), db, releaseId));
}

/** Has the rules about the date of a release checked by an instant. */
export async function wakeRulesOfRelease(trx: Knex.Transaction, releaseId: string, at: string): Promise<void> {
  await whereRelease(trx(alertRules.name).where({ kind: 'release_due' }), trx, releaseId).update({ check_at: at });
}

function whereRelease(query: Knex.QueryBuilder, db: Knex, releaseId: string): Knex.QueryBuilder {
  const series = db('series').where({ release_id: releaseId }).select('id');
  const watchers = db('watchlist').whereIn('series_id', series).select('account_id');
  return query
    .where({ status: 'active' })
    .where((own) =>
      own
        .where({ release_id: releaseId })
        .orWhere((watching) => watching.where({ target_type: 'watchlist' }).whereIn('account_id', watchers)),
    );
}

/** Ends the rules about series that are removed. */
export async function endRulesOfSeries(trx: Knex.Transaction, seriesIds: number[]): Promise<void> {
  await trx(alertRules.name).whereIn('series_id', seriesIds).update({ series_id: null, status: 'ended' });
}

/** Deletes a rule of an account. Returns whether there was one. */
export async function deleteRule(db: Knex, accountId: string, id: string): Promise<boolean> {
  return (await db(alertRules.name).where({ id, account_id: accountId }).delete()) > 0;
}
