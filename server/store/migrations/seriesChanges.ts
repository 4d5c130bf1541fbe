import type { Knex } from 'knex';

/**
 * Adds in which change of the library each series last changed, and in which one the catalogue did, so that a process finds what
 * it has to read again.
 */
export const seriesChanges: Knex.Migration = {
  async up(knex) {
    await knex.schema.alterTable('series', (table) => {
      table.integer('changed_in').notNullable().defaultTo(0).index('series_changed_in');
    });
    const { version, changed_at } = await knex('data_versions').where({ name: 'library' }).first();
    await knex('data_versions').insert({ name: 'catalogue', version, changed_at });
  },
  async down(knex) {
    await knex('data_versions').where({ name: 'catalogue' }).delete();
    await knex.schema.alterTable('series', (table) => {
      table.dropIndex([], 'series_changed_in');
      table.dropColumns('changed_in');
    });
  },
};
