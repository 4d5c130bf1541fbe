import type { Knex } from 'knex';

/** Adds the number of changes to each release, and a table of what its dates depend on. */
export const releaseStates: Knex.Migration = {
  async up(knex) {
    await knex.schema.alterTable('releases', (table) => {
      table.integer('version').notNullable().defaultTo(0);
    });
    await knex.schema.createTable('release_states', (table) => {
      table.text('release_id').primary();
      table.integer('version').notNullable();
      table.integer('form').notNullable();
      table.text('state').notNullable();
    });
  },
  async down(knex) {
    await knex.schema.dropTable('release_states');
    await knex.schema.alterTable('releases', (table) => {
      table.dropColumns('version');
    });
  },
};
