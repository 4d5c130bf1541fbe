import type { Knex } from 'knex';

/** Creates the table `tasks`, which a later migration renames to `jobs`. */
export const taskTable: Knex.Migration = {
  async up(knex) {
    await knex.schema.createTable('tasks', (table) => {
      table.text('id').primary();
      table.text('account_id').notNullable().references('accounts.id');
      table.text('kind').notNullable();
      table.text('state').notNullable();
      table.integer('done').notNullable();
      table.integer('total').notNullable();
      table.text('created_at').notNullable();
      table.text('started_at');
      table.text('seen_at').notNullable();
      table.text('ended_at').index();
      table.text('result');
      table.text('error');
      table.index(['account_id', 'created_at']);
    });
  },
  async down(knex) {
    await knex.schema.dropTable('tasks');
  },
};
