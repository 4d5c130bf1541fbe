import type { Knex } from 'knex';
import { setByteCollation } from '../dialect.js';

/** Creates the list of series that an indicator includes from other indicators. */
export const includedSeries: Knex.Migration = {
  async up(knex) {
    await knex.schema.createTable('included_series', (table) => {
      table.integer('indicator_id').notNullable().references('indicators.id');
      table.text('country').notNullable().references('countries.code');
      table.integer('series_id').notNullable().references('series.id').index();
      table.primary(['indicator_id', 'country']);
    });
    await setByteCollation(knex, 'included_series', ['country']);
  },
  async down(knex) {
    await knex.schema.dropTable('included_series');
  },
};
