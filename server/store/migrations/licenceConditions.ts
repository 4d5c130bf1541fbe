import type { Knex } from 'knex';

/** Adds what a licence allows and requires. The next start writes it for the licences of the library, and an import for those of a provider. */
export const licenceConditions: Knex.Migration = {
  async up(knex) {
    await knex.schema.alterTable('licences', (table) => {
      table.text('conditions').notNullable().defaultTo('Not summarised. Read the terms at the address of the licence.');
    });
  },
  async down(knex) {
    await knex.schema.alterTable('licences', (table) => {
      table.dropColumn('conditions');
    });
  },
};
