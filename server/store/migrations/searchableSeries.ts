import type { Knex } from 'knex';
import { searchTables } from './searchTables.js';

/** Which series a search finds: those of the library as last loaded. It takes the place of an index in the database. */
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
