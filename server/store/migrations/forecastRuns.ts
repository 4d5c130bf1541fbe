import type { Knex } from 'knex';

/** Creates stored forecast results, by cache key. */
export const forecastRuns: Knex.Migration = {
  async up(knex) {
    await knex.schema.createTable('forecast_runs', (table) => {
      table.text('cache_key').primary();
      table.text('created_at').notNullable().index();
      table.text('answer').notNullable();
    });
  },
  async down(knex) {
    await knex.schema.dropTable('forecast_runs');
  },
};
