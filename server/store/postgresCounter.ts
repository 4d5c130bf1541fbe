import type { Knex } from 'knex';
import { CountsLostError } from './countsLostError.js';
import { getHandle } from './postgresPools.js';
import type { RequestCount, RequestCounter } from './requestCounter.js';
import { selectRows } from './rows.js';

const countRequestSql = `select decided_at as "at", admitted, held, reset_at as "resetAt", used_in_day as "usedInDay"
  from count_request(?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const inEpochSql = ' where exists (select 1 from rate_epoch where id = ?)';

const nowSql = '(extract(epoch from clock_timestamp()) * 1000000)::bigint';
const idleMicroseconds = 120_000_000;

/** Creates a request counter in PostgreSQL. Row locks on the account and the window serialise the processes. */
export function createPostgresCounter(db: Knex): RequestCounter {
  const control = getHandle(db, 'control');
  return async ({ name, perWindow, windowLength, account, charge, at, epoch }) => {
    const { id = null, perDay = 0, knownDay = 0, knownUsed = 0 } = account ?? {};
    const window = [name, perWindow, windowLength];
    const day = [id, perDay, knownDay, knownUsed];
    const bindings = [...window, ...day, charge, at ?? null];
    // PostgreSQL does not call the function if the epoch is another one, because the condition does not depend on its row.
    const [count] =
      epoch === undefined
        ? await selectRows<RequestCount>(control, countRequestSql, bindings)
        : await selectRows<RequestCount>(control, countRequestSql + inEpochSql, [...bindings, epoch]);
    if (count === undefined) throw new CountsLostError();
    return count;
  };
}

/** Deletes windows without an admission for longer than any window, and past days. */
export async function deleteIdleCounts(db: Knex): Promise<void> {
  // Locked rows are in use and therefore not idle.
  await db.raw(`delete from rate_windows where name in (
    select name from rate_windows where latest < ${nowSql} - ${idleMicroseconds} for update skip locked)`);
  await db.raw(`delete from rate_days where account_id in (
    select account_id from rate_days where day < ${nowSql} / 86400000000 - 1 for update skip locked)`);
}
