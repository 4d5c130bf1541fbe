import type { Knex } from 'knex';

/** Adds indexes that answer questions about the vintages of a series, or of a day, without reading all vintages. */
export const vintageIndexes: Knex.Migration = {
  async up(knex) {
    await knex.raw("create index vintages_native on vintages (series_id) where kind = 'native'");
    await knex.raw('create index vintages_unit on vintages (series_id, unit)');
    await knex.raw('create index vintages_date on vintages (vintage_date, series_id)');
  },
  async down(knex) {
    for (const name of ['native', 'unit', 'date']) await knex.raw(`drop index vintages_${name}`);
  },
};
