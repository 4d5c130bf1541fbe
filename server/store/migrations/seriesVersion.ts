import type { Knex } from 'knex';

/** Adds the number of changes to the vintages of a series. */
export const seriesVersion: Knex.Migration = {
  async up(knex) {
    await knex.schema.alterTable('series', (table) => {
      table.integer('version').notNullable().defaultTo(0);
    });
  },
  async down(knex) {
    await knex.schema.alterTable('series', (table) => {
      table.dropColumns('version');
    });
  },
};
