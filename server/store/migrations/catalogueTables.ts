import type { Knex } from 'knex';
import { setByteCollation } from '../dialect.js';

/**
 * Creates countries, licences, releases, indicators, series, and the counters of changes to the library and to access.
 */
export const catalogueTables: Knex.Migration = {
  async up(knex) {
    await createCountries(knex);
    await createLicences(knex);
    await createReleases(knex);
    await createIndicators(knex);
    await createSeries(knex);
    await createDataVersions(knex);
  },
  async down(knex) {
    for (const table of ['data_versions', 'series', 'indicators', 'releases', 'licences', 'countries']) {
      await knex.schema.dropTable(table);
    }
  },
};

async function createCountries(knex: Knex): Promise<void> {
  await knex.schema.createTable('countries', (table) => {
    table.text('code').primary();
    table.text('code3').notNullable();
    table.text('name').notNullable();
    table.text('region');
    table.text('income_group');
  });
  await setByteCollation(knex, 'countries', ['code']);
}

async function createLicences(knex: Knex): Promise<void> {
  await knex.schema.createTable('licences', (table) => {
    table.text('id').primary();
    table.text('name').notNullable();
    table.text('url');
    table.text('attribution').notNullable();
  });
  await setByteCollation(knex, 'licences', ['id']);
}

async function createReleases(knex: Knex): Promise<void> {
  await knex.schema.createTable('releases', (table) => {
    table.text('id').primary();
    table.text('name').notNullable();
    table.text('agency').notNullable();
    table.text('country');
    table.text('url');
    table.text('importance').notNullable();
    table.text('frequency').notNullable();
    table.text('time');
    table.text('time_zone');
    table.text('holidays').notNullable();
    table.text('rule');
  });
  await setByteCollation(knex, 'releases', ['id']);
}

async function createIndicators(knex: Knex): Promise<void> {
  await knex.schema.createTable('indicators', (table) => {
    table.increments('id');
    table.text('slug').notNullable().unique();
    table.text('name').notNullable();
    table.text('description').notNullable();
    table.text('category').notNullable();
    table.text('keywords').notNullable();
    table.text('concept').notNullable();
    table.text('frequency').notNullable();
    table.text('unit_class').notNullable();
    table.text('price_basis').notNullable();
    table.text('related').notNullable();
    table.integer('prominence').notNullable();
    table.text('default_country').notNullable();
  });
  await setByteCollation(knex, 'indicators', ['slug']);
}

async function createSeries(knex: Knex): Promise<void> {
  await knex.schema.createTable('series', (table) => {
    table.increments('id');
    table.integer('indicator_id').notNullable().references('indicators.id');
    table.text('country').notNullable().references('countries.code');
    table.text('provider').notNullable();
    table.text('provider_series_id').notNullable();
    table.text('unit').notNullable();
    table.double('scale').notNullable();
    table.text('currency');
    table.text('seasonal_adjustment').notNullable();
    table.text('aggregation').notNullable();
    table.text('source_agency').notNullable();
    table.text('release_id').notNullable().references('releases.id').index();
    table.text('licence').notNullable().references('licences.id');
    table.text('methodology').notNullable();
    table.text('first_date');
    table.text('last_date');
    table.integer('observation_count').notNullable().defaultTo(0);
    table.unique(['indicator_id', 'country']);
    table.index(['provider', 'provider_series_id']);
  });
  await setByteCollation(knex, 'series', ['country', 'release_id', 'licence', 'provider_series_id']);
}

async function createDataVersions(knex: Knex): Promise<void> {
  await knex.schema.createTable('data_versions', (table) => {
    table.text('name').primary();
    table.integer('version').notNullable();
    table.text('changed_at').notNullable();
  });
  const initialState = { version: 0, changed_at: '1970-01-01T00:00:00Z' };
  await knex('data_versions').insert([
    { name: 'library', ...initialState },
    { name: 'access', ...initialState },
  ]);
}
