import type { Knex } from 'knex';
import { isPostgres } from '../dialect.js';
import { createRateNodeTables, dropRateNodeTables } from './rateNodeTables.js';

/**
 * Adds the key whose rate window a key continues. It is null for existing keys, and for keys that a node of the previous
 * version creates: each of these has its own window. Also adds the list of processes that count requests together.
 */
export const keyWindows: Knex.Migration = {
  async up(knex) {
    await knex.schema.alterTable('api_keys', (table) => {
      table.text('window_key_id');
    });
    if (isPostgres(knex)) await createRateNodeTables(knex);
  },
  async down(knex) {
    if (isPostgres(knex)) await dropRateNodeTables(knex);
    await knex.schema.alterTable('api_keys', (table) => {
      table.dropColumn('window_key_id');
    });
  },
};
