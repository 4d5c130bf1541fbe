import type { Knex } from 'knex';
import type { SpendingResult, SpendShared } from './computeSpending.js';
import { getHandle } from './postgresPools.js';
import { selectRows } from './rows.js';

const spendSql = 'select admitted, spent from spend_compute(?, ?, ?, ?, ?)';

/** Returns a function that spends in PostgreSQL. The lock of the account's row serialises the processes. */
export function createPostgresSpending(db: Knex): SpendShared {
  const control = getHandle(db, 'control');
  return async ({ accountId, cost, max, perMinute, at }) => {
    const bindings = [accountId, cost, max, perMinute, at ?? null];
    const [result] = await selectRows<SpendingResult>(control, spendSql, bindings);
    if (result === undefined) throw new Error('The spending was not decided.');
    return result;
  };
}

/** Deletes the spendings of accounts that have got back all they spent. */
export async function deletePastSpendings(db: Knex): Promise<void> {
  await db.raw(`delete from compute_spendings where account_id in (
    select account_id from compute_spendings
    where ends_at < extract(epoch from clock_timestamp()) * 1000 for update skip locked)`);
}
