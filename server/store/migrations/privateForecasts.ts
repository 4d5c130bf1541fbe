import type { Knex } from 'knex';

/**
 * Adds the owner of a forecast of sent values, and the link that shares it. Deletes stored forecasts of sent values,
 * because their owner is unknown. Deleting an account deletes its forecasts, also on a server of the previous version.
 */
export const privateForecasts: Knex.Migration = {
  async up(knex) {
    // Inside a JSON text, quotation marks are escaped: no other part of an answer contains this.
    await knex('forecast_runs').where('answer', 'like', '%"series":{"id":null,%').delete();
    // Knex would rebuild the table on SQLite.
    await knex.raw('alter table forecast_runs add column account_id text references accounts (id) on delete cascade');
    await knex.schema.alterTable('forecast_runs', (table) => {
      table.text('share_hash');
      table.text('share_expires_at');
      table.index(['account_id', 'created_at']);
    });
  },
  async down(knex) {
    await knex('forecast_runs').whereNotNull('account_id').delete();
    await knex.schema.alterTable('forecast_runs', (table) => {
      table.dropIndex(['account_id', 'created_at']);
      table.dropColumns('account_id', 'share_hash', 'share_expires_at');
    });
  },
};
