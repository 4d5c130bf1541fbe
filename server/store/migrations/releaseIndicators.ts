import type { Knex } from 'knex';

/** Replaces the index of series by release with one that also finds the indicators of a release without reading all its series. */
export const releaseIndicators: Knex.Migration = {
  async up(knex) {
    await knex.raw('create index series_release_indicator on series (release_id, indicator_id)');
    await knex.raw('drop index series_release_id_index');
  },
  async down(knex) {
    await knex.raw('create index series_release_id_index on series (release_id)');
    await knex.raw('drop index series_release_indicator');
  },
};
