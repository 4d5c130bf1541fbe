import type { Knex } from 'knex';
import { setByteCollation } from '../dialect.js';

/** Creates the catalogues of providers, as bundled or as last read from them. */
export const providerCatalogue: Knex.Migration = {
  async up(knex) {
    await knex.schema.createTable('provider_catalogue', (table) => {
      table.text('provider').notNullable();
      table.text('code').notNullable();
      table.text('series_id_form').notNullable();
      table.text('name').notNullable();
      table.text('description').notNullable();
      table.text('agency').notNullable();
      table.text('topic').notNullable();
      table.text('frequency').notNullable();
      table.text('unit').notNullable();
      table.primary(['provider', 'code']);
    });
    await knex.schema.createTable('provider_catalogue_reads', (table) => {
      table.text('provider').primary();
      /** When the complete catalogue was last read from the provider. */
      table.text('read_at').notNullable();
    });
    await setByteCollation(knex, 'provider_catalogue', ['provider', 'code']);
  },
  async down(knex) {
    for (const table of ['provider_catalogue_reads', 'provider_catalogue']) await knex.schema.dropTable(table);
  },
};
