import type { Knex } from 'knex';

/** Adds a table of what was computed from each series, so that requests need not compute it. */
export const preparedSeries: Knex.Migration = {
  async up(knex) {
    await knex.schema.createTable('prepared_series', (table) => {
      table.integer('series_id').primary();
      table.integer('series_version').notNullable();
      table.integer('form').notNullable();
      table.text('facts').notNullable();
      table.text('assessment');
      table.binary('columns');
    });
  },
  async down(knex) {
    await knex.schema.dropTable('prepared_series');
  },
};
