import type { Knex } from 'knex';
import { setByteCollation } from '../dialect.js';

/** Creates the official dates of releases, as listed by each source. */
export const officialReleaseDates: Knex.Migration = {
  async up(knex) {
    await knex.schema.createTable('official_release_dates', (table) => {
      table.text('release_id').notNullable().references('releases.id');
      table.text('source').notNullable();
      table.text('date').notNullable();
      table.text('time');
      table.text('time_zone');
      /** How many times the date has changed. */
      table.integer('moves').notNullable();
      /** When the source last listed the date. */
      table.text('fetched_at').notNullable();
      table.primary(['release_id', 'source', 'date']);
    });
    await setByteCollation(knex, 'official_release_dates', ['release_id', 'date']);
  },
  async down(knex) {
    await knex.schema.dropTable('official_release_dates');
  },
};
