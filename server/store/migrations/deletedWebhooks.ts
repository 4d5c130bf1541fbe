import type { Knex } from 'knex';

/** Adds when an endpoint was deleted: its log is deleted afterwards, in slices. */
export const deletedWebhooks: Knex.Migration = {
  async up(knex) {
    await knex.schema.alterTable('webhook_endpoints', (table) => table.text('deleted_at').index());
  },
  async down(knex) {
    await knex('webhook_endpoints').whereNotNull('deleted_at').delete();
    await knex.schema.alterTable('webhook_endpoints', (table) => table.dropIndex('deleted_at'));
    // Knex would replace the table on SQLite, which deletes the deliveries.
    await knex.raw('alter table webhook_endpoints drop column deleted_at');
  },
};
