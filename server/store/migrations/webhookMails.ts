import type { Knex } from 'knex';

/** Creates the queue of mails about disabled webhook endpoints. */
export const webhookMails: Knex.Migration = {
  async up(knex) {
    await knex.schema.createTable('webhook_mails', (table) => {
      table.text('endpoint_id').primary().references('webhook_endpoints.id').onDelete('CASCADE');
      table.text('disabled_at').notNullable();
      // When it is sent, or sent again: a process that sends it moves this into the future.
      table.text('next_at').notNullable().index();
      table.integer('attempts').notNullable();
    });
  },
  async down(knex) {
    await knex.schema.dropTable('webhook_mails');
  },
};
