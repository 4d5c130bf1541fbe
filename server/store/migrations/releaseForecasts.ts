import type { Knex } from 'knex';

/** Creates forecasts of unreleased periods: one per vintage that it was made from, with the key of its run. */
export const releaseForecasts: Knex.Migration = {
  async up(knex) {
    await knex.schema.createTable('release_forecasts', (table) => {
      table.integer('series_id').notNullable().references('series.id');
      table.text('period').notNullable();
      table.text('vintage_date').notNullable();
      table.double('value').notNullable();
      table.text('model').notNullable();
      table.text('cache_key').notNullable();
      table.text('created_at').notNullable().index();
      table.primary(['series_id', 'period', 'vintage_date']);
    });
  },
  async down(knex) {
    await knex.schema.dropTable('release_forecasts');
  },
};
