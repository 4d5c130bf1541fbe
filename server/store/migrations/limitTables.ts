import type { Knex } from 'knex';
import { isPostgres } from '../dialect.js';

/**
 * Creates the daily usage of each key and, on PostgreSQL, the request counters shared by all processes. The tables of
 * these counters are unlogged: commits do not wait for the disk, and after a crash the tables are empty and the day is
 * read from `usage_days`.
 */
export const limitTables: Knex.Migration = {
  async up(knex) {
    await knex.schema.createTable('usage_days', (table) => {
      table.text('account_id').notNullable();
      table.text('key_id').notNullable();
      table.text('day').notNullable().index();
      table.bigInteger('requests').notNullable();
      table.primary(['account_id', 'key_id', 'day']);
    });
    if (!isPostgres(knex)) return;
    await knex.raw(`create unlogged table rate_windows (
      name text primary key, times bigint[] not null, latest bigint not null)`);
    // Compressing the times at every admission costs more than it saves.
    await knex.raw('alter table rate_windows alter column times set storage external');
    await knex.raw(`create unlogged table rate_days (
      account_id text primary key, day integer not null, used bigint not null)`);
    await knex.raw(buildCountRequestSql());
  },
  async down(knex) {
    if (isPostgres(knex)) {
      await knex.raw('drop function count_request');
      await knex.schema.dropTable('rate_days');
      await knex.schema.dropTable('rate_windows');
    }
    await knex.schema.dropTable('usage_days');
  },
};

/**
 * Decides about one request and counts it; see store/requestCounter.ts. Locks the account before the window, always in
 * this order, and reads the clock under the locks, so that admissions are in order of their times.
 * `correctTimes` is SQL that runs before the admissions are counted.
 */
export const buildCountRequestSql = (correctTimes = ''): string => `
create or replace function count_request(
  window_name text, per_window bigint, window_length bigint,
  account text, per_day bigint, known_day bigint, known_used bigint,
  charge boolean, given_at bigint,
  out decided_at bigint, out admitted boolean, out held bigint, out reset_at bigint, out used_in_day bigint
) language plpgsql as $$
declare
  admissions bigint[];
  kept integer;
  gone integer := 0;
  rest integer;
  middle integer;
  kept_day bigint;
  today bigint;
begin
  if account is not null then
    loop
      select d.day, d.used into kept_day, used_in_day from rate_days d where d.account_id = account for update;
      exit when found;
      insert into rate_days values (account, 0, 0) on conflict do nothing;
    end loop;
  end if;
  loop
    select w.times into admissions from rate_windows w where w.name = window_name for update;
    exit when found;
    insert into rate_windows values (window_name, '{}', 0) on conflict do nothing;
  end loop;

  decided_at := coalesce(given_at, (extract(epoch from clock_timestamp()) * 1000000)::bigint);
  -- A clock that steps back is read as standing still.
  kept := cardinality(admissions);${correctTimes}
  decided_at := greatest(decided_at, admissions[kept]);
  -- How many have left the window: the times ascend, so that half of them can be ruled out at each look.
  rest := kept;
  while gone < rest loop
    middle := (gone + rest) / 2;
    if admissions[middle + 1] + window_length <= decided_at then gone := middle + 1; else rest := middle; end if;
  end loop;
  held := kept - gone;

  today := decided_at / 86400000000;
  if account is null then
    used_in_day := 0;
  else
    if kept_day <> today then used_in_day := 0; end if;
    if known_day = today then used_in_day := greatest(used_in_day, known_used); end if;
  end if;

  admitted := held < per_window and (account is null or used_in_day < per_day);
  if charge and admitted then
    admissions := admissions[gone + 1:] || decided_at;
    gone := 0;
    held := held + 1;
    update rate_windows w set times = admissions, latest = decided_at where w.name = window_name;
    if account is not null then
      used_in_day := used_in_day + 1;
      update rate_days d set day = today, used = used_in_day where d.account_id = account;
    end if;
  end if;
  reset_at := case when held = 0 then decided_at
    else admissions[gone + 1 + least(held - 1, greatest(0, held - per_window))::integer] + window_length end;
end $$`;
