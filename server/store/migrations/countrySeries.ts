import type { Knex } from 'knex';

/** Adds an index that counts the series of a country and finds its last date without reading the series. */
export const countrySeries: Knex.Migration = {
  async up(knex) {
    await knex.raw('create index series_country_last_date on series (country, publishes_projections, last_date)');
  },
  async down(knex) {
    await knex.raw('drop index series_country_last_date');
  },
};
