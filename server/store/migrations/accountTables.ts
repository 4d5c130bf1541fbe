import type { Knex } from 'knex';

/** Creates accounts and their API keys (stored as hashes only). */
export const accountTables: Knex.Migration = {
  async up(knex) {
    await knex.schema.createTable('accounts', (table) => {
      table.text('id').primary();
      table.text('email').notNullable().unique();
      table.text('plan').notNullable();
      table.integer('limit_per_minute');
      table.integer('limit_per_day');
      table.text('created_at').notNullable();
    });
    await knex.schema.createTable('api_keys', (table) => {
      table.text('id').primary();
      table.text('account_id').notNullable().references('accounts.id').index();
      table.text('name').notNullable();
      table.text('prefix').notNullable();
      table.text('hash').notNullable().unique();
      table.text('created_at').notNullable();
      table.text('last_used_at');
      table.text('revoked_at');
    });
  },
  async down(knex) {
    await knex.schema.dropTable('api_keys');
    await knex.schema.dropTable('accounts');
  },
};
