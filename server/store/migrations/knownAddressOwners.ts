import type { Knex } from 'knex';

/**
 * Deletes the known addresses of an account with it, also on a server of the previous version, which does not know the table.
 * SQLite cannot change a foreign key, so the table is created anew. The next sign-in from an address stores it again.
 */
export const knownAddressOwners: Knex.Migration = {
  async up(knex) {
    await recreate(knex, 'cascade');
  },
  async down(knex) {
    await recreate(knex, 'no action');
  },
};

async function recreate(knex: Knex, onDelete: string): Promise<void> {
  await knex.schema.dropTable('known_addresses');
  await knex.schema.createTable('known_addresses', (table) => {
    table.text('account_id').notNullable().references('accounts.id').onDelete(onDelete);
    table.text('address_hash').notNullable();
    table.text('seen_at').notNullable().index();
    table.primary(['account_id', 'address_hash']);
  });
}
