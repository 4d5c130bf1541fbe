import type { Knex } from 'knex';

/**
 * Deletes the hashes of addresses that were made without a key, because a table of the hashes of all addresses reverses them.
 * The next sign-in from an address stores it again.
 */
export const keyedAddressHashes: Knex.Migration = {
  async up(knex) {
    await knex('known_addresses').delete();
  },
  async down(knex) {
    await knex('known_addresses').delete();
  },
};
