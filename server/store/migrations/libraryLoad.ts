import type { Knex } from 'knex';
import { isPostgres } from '../dialect.js';
import { bundleTable } from './bundleTable.js';

/**
 * Creates the state of loading the bundled library, and what was loaded into each series, so that an interrupted load continues
 * and an upgrade changes only the series that differ. The vintages that the last bundle brought into the database are known by
 * the instant of its load.
 */
export const libraryLoad: Knex.Migration = {
  async up(knex) {
    await knex.schema.createTable('library_loads', (table) => {
      table.text('name').primary();
      table.text('fingerprint').notNullable();
      table.text('state').notNullable();
      table.integer('series').notNullable();
      table.integer('total_series').notNullable();
      table.integer('observations').notNullable();
      table.text('holder');
      table.text('seen_at').notNullable();
    });
    await knex.schema.createTable('bundled_series', (table) => {
      table.integer('series_id').primary().references('series.id');
      table.text('digest').notNullable();
      table.text('vintages').notNullable();
      table.text('loaded_at').notNullable();
    });
    await knex.schema.alterTable('data_versions', (table) => {
      table.integer('loading').notNullable().defaultTo(0);
    });
    const list = isPostgres(knex) ? 'json_agg(vintage_date)::text' : 'json_group_array(vintage_date)';
    await knex.raw(`insert into bundled_series (series_id, digest, vintages, loaded_at)
      select series_id, '', ${list}, ingested_at from vintages
      where ingested_at in (select loaded_at from bundles) group by series_id, ingested_at`);
    await knex.schema.dropTable('bundles');
  },
  async down(knex) {
    await bundleTable.up(knex);
    await knex.schema.alterTable('data_versions', (table) => {
      table.dropColumns('loading');
    });
    await knex.schema.dropTable('bundled_series');
    await knex.schema.dropTable('library_loads');
  },
};
