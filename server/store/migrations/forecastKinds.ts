import type { Knex } from 'knex';

/** What is kept under the key of a forecast: a run, or a backtest. */
export const forecastKinds: Knex.Migration = {
  async up(knex) {
    await knex.schema.alterTable('forecast_runs', (table) => {
      table.text('kind').notNullable().defaultTo('run');
    });
  },
  async down(knex) {
    await knex.schema.alterTable('forecast_runs', (table) => {
      table.dropColumn('kind');
    });
  },
};
