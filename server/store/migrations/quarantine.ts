import type { Knex } from 'knex';

/** Adds the changes of provider data that an operator has to accept before they are written. */
export const quarantine: Knex.Migration = {
  async up(knex) {
    await knex.schema.createTable('quarantined_changes', (table) => {
      table.integer('series_id').notNullable();
      table.text('digest').notNullable();
      table.text('reason').notNullable();
      table.text('message').notNullable();
      table.integer('value_count').notNullable();
      // The latest of the values as JSON.
      table.text('latest_values').notNullable();
      // First date of the import; null for the whole series.
      table.text('start');
      table.text('state').notNullable();
      table.text('held_at').notNullable().index();
      table.primary(['series_id', 'digest']);
    });
  },
  async down(knex) {
    await knex.schema.dropTable('quarantined_changes');
  },
};
