import type { Knex } from 'knex';

/** From which files a bundle of data was loaded, so that it is loaded again only when they change. */
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
