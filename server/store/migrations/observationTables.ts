import type { Knex } from 'knex';
import { isPostgres } from '../dialect.js';

/**
 * Creates observations, one row per changed value, and vintages. Days of observations are integers (see day.ts).
 * Observations have no foreign key: checking it for every row doubles the load time, and vintages, which are written
 * with them, have one.
 */
export const observationTables: Knex.Migration = {
  async up(knex) {
    await knex.raw(
      isPostgres(knex)
        ? `create table observations (${buildColumnsSql('double precision')})`
        : `create table observations (${buildColumnsSql('real')}) without rowid`,
    );
    await knex.raw(
      'create unique index observations_open on observations (series_id, date) where realtime_end = 2932896',
    );
    await knex.raw('create index observations_realtime_start on observations (series_id, realtime_start)');
    await createVintages(knex);
  },
  async down(knex) {
    await knex.schema.dropTable('vintages');
    await knex.schema.dropTable('observations');
  },
};

function buildColumnsSql(doubleType: string): string {
  return `series_id integer not null,
    date integer not null,
    realtime_start integer not null,
    realtime_end integer not null,
    value ${doubleType},
    revision integer not null,
    primary key (series_id, date, realtime_start),
    check (realtime_start <= realtime_end)`;
}

async function createVintages(knex: Knex): Promise<void> {
  await knex.schema.createTable('vintages', (table) => {
    table.integer('series_id').notNullable().references('series.id');
    table.text('vintage_date').notNullable();
    table.text('unit').notNullable();
    table.text('kind').notNullable();
    table.integer('observations').notNullable();
    table.text('last_date');
    table.double('rebase_factor');
    table.integer('added').notNullable();
    table.integer('revised').notNullable();
    table.integer('withdrawn').notNullable();
    table.double('mean_revision');
    table.double('mean_absolute_revision');
    table.double('largest_absolute_revision');
    table.text('ingested_at').notNullable();
    table.primary(['series_id', 'vintage_date']);
  });
}
