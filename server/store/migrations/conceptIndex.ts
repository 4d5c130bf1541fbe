import type { Knex } from 'knex';

/** Adds an index that finds the indicators of a concept without reading all indicators. */
export const conceptIndex: Knex.Migration = {
  async up(knex) {
    await knex.schema.alterTable('indicators', (table) => {
      table.index('concept');
    });
  },
  async down(knex) {
    await knex.schema.alterTable('indicators', (table) => {
      table.dropIndex('concept');
    });
  },
};
