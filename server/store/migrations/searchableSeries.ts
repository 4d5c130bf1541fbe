import type { Knex } from 'knex';
import { searchTables } from './searchTables.js';

/** Creates the list of series that a search finds. Replaces the full-text index in the database. */
export const searchableSeries: Knex.Migration = {
  async up(knex) {
    await knex.schema.createTable('searchable_series', (table) => {
      table.integer('series_id').primary().references('series.id');
    });
    await knex.raw('insert into searchable_series (series_id) select id from series');
    await searchTables.down?.(knex);
  },
  async down(knex) {
    await knex.schema.dropTable('searchable_series');
    await searchTables.up(knex);
  },
};
