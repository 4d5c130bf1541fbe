import type { Knex } from 'knex';

/** Records when a source cancelled an official date. */
export const cancelledReleaseDates: Knex.Migration = {
  async up(knex) {
    await knex.schema.alterTable('official_release_dates', (table) => {
      table.text('cancelled_at');
    });
  },
  async down(knex) {
    await knex.schema.alterTable('official_release_dates', (table) => {
      table.dropColumn('cancelled_at');
    });
  },
};
