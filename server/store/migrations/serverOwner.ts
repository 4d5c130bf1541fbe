import type { Knex } from 'knex';

/** Adds the role of an account, which only one account can have, and whether a sign-up came from the server's own machine. */
export const serverOwner: Knex.Migration = {
  async up(knex) {
    await knex.schema.alterTable('accounts', (table) => {
      table.text('role');
      table.unique(['role']);
    });
    await knex.schema.alterTable('pending_sign_ups', (table) => {
      table.integer('is_local').notNullable().defaultTo(0);
    });
  },
  async down(knex) {
    await knex.schema.alterTable('pending_sign_ups', (table) => table.dropColumn('is_local'));
    await knex.schema.alterTable('accounts', (table) => {
      table.dropUnique(['role']);
      table.dropColumn('role');
    });
  },
};
