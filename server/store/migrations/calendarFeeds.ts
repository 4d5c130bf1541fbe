import type { Knex } from 'knex';

/** Adds the calendar feed of an account: the hash of its secret token. */
export const calendarFeeds: Knex.Migration = {
  async up(knex) {
    await knex.schema.createTable('calendar_feeds', (table) => {
      table.text('account_id').primary().references('accounts.id');
      table.text('hash').notNullable().unique();
      table.text('created_at').notNullable();
    });
  },
  async down(knex) {
    await knex.schema.dropTable('calendar_feeds');
  },
};
