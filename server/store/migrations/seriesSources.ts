import type { Knex } from 'knex';

/** Creates the source of each series and the outcome of the last import. */
export const seriesSources: Knex.Migration = {
  async up(knex) {
    await knex.schema.createTable('series_sources', (table) => {
      table.integer('series_id').primary().references('series.id');
      table.text('provider').notNullable();
      table.text('provider_series_id').notNullable();
      table.double('factor').notNullable();
      table.integer('significant_digits');
      table.text('bundled').notNullable();
      table.text('provider_unit');
      table.text('mark');
      table.text('checked_at');
      table.text('changed_at');
      table.text('outcome');
      table.text('failure');
      table.index(['provider', 'provider_series_id']);
    });
  },
  async down(knex) {
    await knex.schema.dropTable('series_sources');
  },
};
