import type { Knex } from 'knex';

/**
 * Creates, on PostgreSQL, the list of the processes that share the request counters. Like the counters, the tables are
 * unlogged: after a crash they are empty, which begins a new epoch.
 */
export async function createRateNodeTables(knex: Knex): Promise<void> {
  await knex.raw(`create unlogged table rate_epoch (
    only_row boolean primary key default true check (only_row), id text not null, started bigint not null)`);
  await knex.raw('create unlogged table rate_nodes (id text primary key, seen bigint not null)');
  await knex.raw(joinSql);
  await knex.raw(addAdmissionsSql);
}

export async function dropRateNodeTables(knex: Knex): Promise<void> {
  await knex.raw('drop function add_admissions');
  await knex.raw('drop function join_rate_nodes');
  await knex.schema.dropTable('rate_nodes');
  await knex.schema.dropTable('rate_epoch');
}

/** See store/sharedNodes.ts. */
const joinSql = `
create function join_rate_nodes(
  node text, new_epoch text, lifetime_ms bigint, given_at bigint,
  out epoch text, out epoch_age_ms bigint, out nodes bigint
) language plpgsql as $$
declare
  at bigint := coalesce(given_at, (extract(epoch from clock_timestamp()) * 1000000)::bigint);
begin
  insert into rate_epoch (id, started) values (new_epoch, at) on conflict do nothing;
  insert into rate_nodes as n values (node, at) on conflict (id) do update set seen = greatest(n.seen, excluded.seen);
  delete from rate_nodes where id in (
    select n.id from rate_nodes n where n.seen <= at - lifetime_ms * 1000 for update skip locked);
  select e.id, (at - e.started) / 1000 into epoch, epoch_age_ms from rate_epoch e;
  select count(*) into nodes from rate_nodes;
end $$`;

/** Adds admissions to a window by their ages in milliseconds. */
const addAdmissionsSql = `
create function add_admissions(window_name text, ages_ms bigint[], given_at bigint) returns void language plpgsql as $$
declare
  at bigint := coalesce(given_at, (extract(epoch from clock_timestamp()) * 1000000)::bigint);
  added bigint[] := (select array_agg(at - age * 1000 order by age desc) from unnest(ages_ms) age);
begin
  insert into rate_windows as w values (window_name, added, added[cardinality(added)])
    on conflict (name) do update set
      times = (select array_agg(time order by time) from unnest(w.times || excluded.times) time),
      latest = greatest(w.latest, excluded.latest);
end $$`;
