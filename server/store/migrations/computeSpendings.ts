import type { Knex } from 'knex';
import { isPostgres } from '../dialect.js';

/**
 * Creates, on PostgreSQL, the compute budgets that all processes share. Like the request counters, the table is unlogged:
 * after a crash it is empty, and each account has its maximum again.
 */
export const computeSpendings: Knex.Migration = {
  async up(knex) {
    if (!isPostgres(knex)) return;
    await knex.raw(`create unlogged table compute_spendings (
      account_id text primary key, spent double precision not null,
      spent_at double precision not null, ends_at double precision not null)`);
    await knex.raw(buildSpendSql());
  },
  async down(knex) {
    if (!isPostgres(knex)) return;
    await knex.raw('drop function spend_compute');
    await knex.schema.dropTable('compute_spendings');
  },
};

/**
 * Spends what an account has left; see store/computeSpending.ts. Reads the clock under the lock of the account's row, so that
 * decisions are in order of their times. `ends_at` is when the account has got back everything.
 * `correctTimes` is SQL that runs before the time since the last spending is counted.
 */
export const buildSpendSql = (correctTimes = ''): string => `
create or replace function spend_compute(
  account text, cost double precision, max double precision, per_minute double precision, given_at double precision,
  out admitted boolean, out spent double precision
) language plpgsql as $$
declare
  last compute_spendings;
  at double precision;
begin
  loop
    select * into last from compute_spendings c where c.account_id = account for update;
    exit when found;
    insert into compute_spendings values (account, 0, 0, 0) on conflict do nothing;
  end loop;
${correctTimes}  -- Treats a clock that steps back as standing still.
  at := greatest(last.spent_at, coalesce(given_at, extract(epoch from clock_timestamp()) * 1000));
  spent := greatest(0, last.spent - (at - last.spent_at) * per_minute / 60000);
  admitted := spent + cost <= max or cost <= 0;
  if admitted then
    spent := greatest(0, spent + cost);
  end if;
  update compute_spendings c
    set spent = spend_compute.spent, spent_at = at, ends_at = at + spend_compute.spent * 60000 / per_minute
    where c.account_id = account;
end $$`;
