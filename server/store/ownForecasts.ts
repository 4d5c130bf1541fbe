import type { Knex } from 'knex';
import { forecastColumns, type StoredForecast } from './forecastRuns.js';
import { takeWithinSize } from './rows.js';

/** A share link of a forecast. Only the hash of its token is stored. */
export interface StoredShare {
  hash: string;
  expiresAt: string;
}

/**
 * Lists the forecasts of an account, latest first: at most `limit` of them, and fewer if their texts together exceed
 * `maxBytes`, but at least one. `hasMore` tells whether older ones follow.
 */
export async function listOwnForecasts(
  db: Knex,
  accountId: string,
  { offset, limit, maxBytes }: { offset: number; limit: number; maxBytes: number },
): Promise<{ forecasts: StoredForecast[]; hasMore: boolean }> {
  const order = [{ column: 'created_at', order: 'desc' }, { column: 'cache_key' }];
  const sizes: { key: string; size: number }[] = await db('forecast_runs')
    .where({ account_id: accountId })
    .orderBy(order)
    .offset(offset)
    .limit(limit + 1)
    .select({ key: 'cache_key', size: db.raw('octet_length(answer)') });
  const keys = takeWithinSize(sizes.slice(0, limit), maxBytes).map(({ key }) => key);
  const forecasts = await db('forecast_runs').whereIn('cache_key', keys).orderBy(order).select(forecastColumns);
  return { forecasts, hasMore: sizes.length > keys.length };
}

/** Counts the share links of an account that work. */
export async function countForecastShares(db: Knex, accountId: string, at: string): Promise<number> {
  const row = await findActiveShares(db, accountId, at).count({ count: '*' }).first();
  return Number(row?.['count'] ?? 0);
}

/** Ends the share links of an account. Returns how many worked until now. */
export async function endForecastShares(db: Knex, accountId: string, at: string): Promise<number> {
  return findActiveShares(db, accountId, at).update({ share_hash: null, share_expires_at: null });
}

function findActiveShares(db: Knex, accountId: string, at: string): Knex.QueryBuilder {
  return db('forecast_runs').where({ account_id: accountId }).andWhere('share_expires_at', '>', at);
}

/** Returns when a forecast of an account was created; undefined if the account has none with this key. */
export async function findCreationTime(db: Knex, accountId: string, cacheKey: string): Promise<string | undefined> {
  const row = await db('forecast_runs').where({ account_id: accountId, cache_key: cacheKey }).first('created_at');
  return row?.created_at;
}

/** Sets or removes the share link of a forecast of an account. Returns false if the account has none with this key. */
export async function setForecastShare(
  db: Knex,
  accountId: string,
  cacheKey: string,
  share: StoredShare | null,
): Promise<boolean> {
  const changed: number = await db('forecast_runs')
    .where({ account_id: accountId, cache_key: cacheKey })
    .update({ share_hash: share?.hash ?? null, share_expires_at: share?.expiresAt ?? null });
  return changed > 0;
}
