import type { Knex } from 'knex';

/**
 * Creates the record of the files that the bundled library was loaded from, so that it is reloaded only when they
 * change.
 */
export const bundleTable: Knex.Migration = {
  async up(knex) {
    await knex.schema.createTable('bundles', (table) => {
      table.text('name').primary();
      table.text('fingerprint').notNullable();
      table.text('loaded_at').notNullable();
    });
  },
  async down(knex) {
    await knex.schema.dropTable('bundles');
  },
};
