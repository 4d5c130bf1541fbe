import type { Knex } from 'knex';

/** Creates the calls to providers, as far back as a budget needs them, and the last result of each provider. */
export const providerTables: Knex.Migration = {
  async up(knex) {
    await knex.schema.createTable('provider_calls', (table) => {
      table.increments('id');
      table.text('provider').notNullable();
      /** Milliseconds since 1970. */
      table.bigInteger('called_at').notNullable();
      table.boolean('failed').notNullable();
      table.index(['provider', 'called_at']);
    });
    await knex.schema.createTable('provider_states', (table) => {
      table.text('provider').primary();
      table.text('succeeded_at');
      table.text('failed_at');
      table.text('failure');
    });
  },
  async down(knex) {
    await knex.schema.dropTable('provider_states');
    await knex.schema.dropTable('provider_calls');
  },
};
