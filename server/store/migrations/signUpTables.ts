import type { Knex } from 'knex';

/**
 * Creates sign-ups that wait for confirmation, and the addresses from which accounts have signed in. Copies unconfirmed
 * accounts whose link is still valid, so that the link keeps working. The accounts stay for servers of the earlier version
 * until clean-up deletes them.
 */
export const signUpTables: Knex.Migration = {
  async up(knex) {
    await knex.schema.createTable('pending_sign_ups', (table) => {
      table.text('id').primary();
      table.text('email').notNullable().index();
      table.text('name').notNullable();
      table.text('password_hash').notNullable();
      table.text('link_hash').unique();
      table.text('created_at').notNullable();
      table.text('expires_at').notNullable().index();
    });
    await knex.schema.createTable('known_addresses', (table) => {
      table.text('account_id').notNullable().references('accounts.id');
      table.text('address_hash').notNullable();
      table.text('seen_at').notNullable().index();
      table.primary(['account_id', 'address_hash']);
    });
    await knex.raw(`insert into pending_sign_ups (id, email, name, password_hash, link_hash, created_at, expires_at)
      select a.id, a.email, a.name, a.password_hash, t.hash, a.created_at, t.expires_at
      from accounts a join account_tokens t on t.account_id = a.id
      where t.purpose = 'verify_email' and a.email_verified_at is null and a.password_hash is not null`);
  },
  async down(knex) {
    await knex.schema.dropTable('known_addresses');
    await knex.schema.dropTable('pending_sign_ups');
  },
};
