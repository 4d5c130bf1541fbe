import type { Knex } from 'knex';

/** Adds how certain a licence is. The next start writes it for the licences of the library, and an import for those of a provider. */
export const licenceCertainty: Knex.Migration = {
  async up(knex) {
    await knex.schema.alterTable('licences', (table) => {
      table.text('certainty').notNullable().defaultTo('unconfirmed');
      table.text('certainty_note').notNullable().defaultTo('Not checked.');
    });
  },
  async down(knex) {
    await knex.schema.alterTable('licences', (table) => {
      table.dropColumn('certainty');
      table.dropColumn('certainty_note');
    });
  },
};
