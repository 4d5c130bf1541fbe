import type { Knex } from 'knex';

/** Creates notifications, their channels, and watchlists. */
export const notificationTables: Knex.Migration = {
  async up(knex) {
    await knex.schema.createTable('notifications', (table) => {
      table.bigIncrements('id');
      table.text('account_id').notNullable().references('accounts.id');
      table.text('kind').notNullable();
      table.text('occasion').notNullable();
      table.text('title').notNullable();
      table.text('body').notNullable();
      table.text('link').notNullable();
      table.text('indicator');
      table.text('country');
      table.text('vintage');
      table.text('listed').notNullable();
      table.text('created_at').notNullable();
      table.text('read_at');
      // Several processes may see the same event; the account is notified once.
      table.unique(['account_id', 'kind', 'occasion']);
    });
    await knex.schema.createTable('notification_preferences', (table) => {
      table.text('account_id').notNullable().references('accounts.id');
      table.text('kind').notNullable();
      table.text('in_app').notNullable();
      table.text('email').notNullable();
      table.primary(['account_id', 'kind']);
    });
    await knex.schema.createTable('watchlist', (table) => {
      table.text('id').primary();
      table.text('account_id').notNullable().references('accounts.id');
      table.integer('series_id').notNullable().references('series.id').index();
      table.text('told_until').notNullable();
      table.text('created_at').notNullable();
      table.unique(['account_id', 'series_id']);
    });
  },
  async down(knex) {
    for (const table of ['watchlist', 'notification_preferences', 'notifications']) await knex.schema.dropTable(table);
  },
};
