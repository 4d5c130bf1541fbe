import type { Knex } from 'knex';

/** Creates the queue of alert mails, and the tokens that stop them. */
export const alertMails: Knex.Migration = {
  async up(knex) {
    await knex.schema.createTable('alert_mails', (table) => {
      table.text('account_id').notNullable().references('accounts.id');
      // `now`, `daily` or `weekly`: an account has at most one of each that waits.
      table.text('mail').notNullable();
      table.text('due_at').notNullable();
      // When it is sent, or sent again: a process that sends it moves this into the future.
      table.text('next_at').notNullable().index();
      table.integer('attempts').notNullable();
      table.primary(['account_id', 'mail']);
    });
    await knex.schema.createTable('alert_mail_tokens', (table) => {
      table.text('hash').primary();
      table.text('account_id').notNullable().references('accounts.id').index();
      table.text('created_at').notNullable().index();
    });
    await knex.raw('drop index alert_firings_unmailed');
    await knex.raw(`create index alert_firings_unmailed on alert_firings (account_id, mail, id)
      where mailed_at is null and mail <> 'none'`);
  },
  async down(knex) {
    await knex.raw('drop index alert_firings_unmailed');
    await knex.raw(`create index alert_firings_unmailed on alert_firings (mail, account_id)
      where mailed_at is null and mail in ('daily', 'weekly')`);
    await knex.schema.dropTable('alert_mail_tokens');
    await knex.schema.dropTable('alert_mails');
  },
};
