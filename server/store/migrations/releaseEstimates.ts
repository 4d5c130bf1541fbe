import type { Knex } from 'knex';

/** Adds scheduled revisions to releases: the name of the first estimate, and the later estimates with their rules. */
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
