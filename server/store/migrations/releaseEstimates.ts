import type { Knex } from 'knex';

/** Releases that publish a period several times on schedule: the name of the first estimate, and the later ones with their rules. */
export const releaseEstimates: Knex.Migration = {
  async up(knex) {
    await knex.schema.alterTable('releases', (table) => {
      table.text('estimate');
      table.text('revisions').notNullable().defaultTo('[]');
    });
  },
  async down(knex) {
    await knex.schema.alterTable('releases', (table) => {
      table.dropColumns('estimate', 'revisions');
    });
  },
};
