import type { Knex } from 'knex';

/** Creates the table of events and the counter of their ids. */
export const events: Knex.Migration = {
  async up(knex) {
    await knex.schema.createTable('events', (table) => {
      table.bigInteger('id').primary();
      table.text('type').notNullable();
      // Null: an event for everyone.
      table.text('account_id').references('accounts.id').index();
      // What the event is about. Without a foreign key: events outlive a removed series.
      table.integer('series_id');
      table.text('release_id');
      table.text('occurred_at').notNullable().index();
      table.text('data').notNullable();
    });
    await knex('data_versions').insert({ name: 'events', version: 0, changed_at: new Date(0).toISOString() });
  },
  async down(knex) {
    await knex('data_versions').where({ name: 'events' }).delete();
    await knex.schema.dropTable('events');
  },
};
