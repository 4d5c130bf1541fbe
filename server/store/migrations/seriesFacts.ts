import type { Knex } from 'knex';

/**
 * Adds two properties of a series that its unit and seasonal adjustment do not state, as JSON (`true`, `false`) on both
 * databases.
 */
export const seriesFacts: Knex.Migration = {
  async up(knex) {
    await knex.schema.alterTable('series', (table) => {
      table.text('annual_rate').notNullable().defaultTo('false');
      table.text('publishes_projections').notNullable().defaultTo('false');
    });
  },
  async down(knex) {
    await knex.schema.alterTable('series', (table) => {
      table.dropColumns('annual_rate', 'publishes_projections');
    });
  },
};
