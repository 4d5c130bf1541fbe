import type { Knex } from 'knex';
import { lockAccount } from './accounts.js';

/** What a stored result is: a forecast, or a backtest of models. */
export type ForecastKind = 'run' | 'backtest';

/** Identifies a stored result. */
export interface ForecastId {
  kind: ForecastKind;
  cacheKey: string;
}

/** Who reads a result, and when. Without an account, only results from the library are found. */
export interface ForecastReader {
  accountId: string | null;
  /** Hash of the token of a share link. */
  shareHash?: string | undefined;
  at: string;
}

export interface StoredForecast {
  /** The result as JSON text. */
  answer: string;
  /** The only account that may read the result; null for a result from the library, which all accounts may read. */
  accountId: string | null;
  /** When the share link of the result ends or has ended; null without one. */
  shareExpiresAt: string | null;
}

/** Columns by field. */
export const forecastColumns = { answer: 'answer', accountId: 'account_id', shareExpiresAt: 'share_expires_at' };

/** Returns a result that the reader may read, or undefined. A share link does not work while its owner is suspended. */
export async function findForecastRun(
  db: Knex,
  { kind, cacheKey }: ForecastId,
  { accountId, shareHash, at }: ForecastReader,
): Promise<StoredForecast | undefined> {
  return db('forecast_runs')
    .where({ cache_key: cacheKey, kind })
    .andWhere((query) => {
      query.whereNull('account_id');
      if (accountId !== null) query.orWhere({ account_id: accountId });
      if (shareHash === undefined) return;
      const active = db('accounts').whereNull('suspended_at').select('id');
      query.orWhere((shared) =>
        shared.where({ share_hash: shareHash }).andWhere('share_expires_at', '>', at).whereIn('account_id', active),
      );
    })
    .first(forecastColumns);
}

/**
 * Stores a result and returns the stored one: the first, if several processes have computed the same. A result of an
 * account that has been deleted is returned but not stored.
 */
export async function saveForecastRun(
  db: Knex,
  { kind, cacheKey }: ForecastId,
  { accountId, answer }: Pick<StoredForecast, 'accountId' | 'answer'>,
  at: string,
): Promise<string> {
  const row = { cache_key: cacheKey, kind, account_id: accountId, created_at: at, answer };
  const insert = (trx: Knex) => trx('forecast_runs').insert(row).onConflict('cache_key').ignore();
  if (accountId === null) await insert(db);
  else await db.transaction(async (trx) => (await lockAccount(trx, accountId)) && insert(trx));
  return (await findForecastRun(db, { kind, cacheKey }, { accountId, at }))?.answer ?? answer;
}

/** Deletes results created before an instant. Returns how many. */
export async function deleteForecastRuns(db: Knex, createdBefore: string): Promise<number> {
  return db('forecast_runs').where('created_at', '<', createdBefore).delete();
}
