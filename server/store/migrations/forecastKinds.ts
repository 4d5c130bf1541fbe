import type { Knex } from 'knex';

/** Adds the kind of a stored result: a forecast run or a backtest. */
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
