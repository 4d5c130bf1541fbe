import type { Knex } from 'knex';

/** Calls made to providers, as far back as a budget looks, and how each provider last answered. */
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
