import type { Knex } from 'knex';

/** Orders the usage of a day by account, so that a page of it is read without sorting the day. */
export const usageIndex: Knex.Migration = {
  async up(knex) {
    await knex.schema.alterTable('usage_days', (table) => {
      table.dropIndex('day');
      table.index(['day', 'account_id']);
    });
  },
  async down(knex) {
    await knex.schema.alterTable('usage_days', (table) => {
      table.dropIndex(['day', 'account_id']);
      table.index('day');
    });
  },
};
