import type { Knex } from 'knex';

/** Creates webhook endpoints, the queue of their deliveries with the log, and how far events have been queued. */
export const webhookTables: Knex.Migration = {
  async up(knex) {
    await knex.schema.createTable('webhook_endpoints', createEndpoints);
    await knex.schema.createTable('webhook_deliveries', createDeliveries);
    await knex.schema.createTable('webhook_attempts', (table) => {
      table.bigIncrements('id');
      table.bigInteger('delivery_id').notNullable().references('webhook_deliveries.id').onDelete('CASCADE').index();
      table.text('at').notNullable();
      table.integer('status');
      table.text('error');
      table.integer('duration_ms').notNullable();
      table.text('response');
    });
    await knex.schema.createTable('webhook_days', (table) => {
      table.text('account_id').notNullable().references('accounts.id').onDelete('CASCADE');
      table.text('day').notNullable().index();
      table.integer('deliveries').notNullable();
      table.primary(['account_id', 'day']);
    });
    await knex.schema.createTable('webhook_cursor', (table) => {
      table.bigInteger('event_id').notNullable();
      // The endpoint up to which the event after `event_id` is queued.
      table.text('endpoint_id').notNullable();
    });
    // Events from before this version are not sent.
    const { version } = await knex('data_versions').where({ name: 'events' }).first('version');
    await knex('webhook_cursor').insert({ event_id: version, endpoint_id: '' });
  },
  async down(knex) {
    for (const name of ['cursor', 'days', 'attempts', 'deliveries', 'endpoints'])
      await knex.schema.dropTable(`webhook_${name}`);
  },
};

function createEndpoints(table: Knex.CreateTableBuilder): void {
  table.text('id').primary();
  table.text('account_id').notNullable().references('accounts.id').onDelete('CASCADE').index();
  table.text('url').notNullable();
  table.text('description').notNullable();
  table.text('event_types').notNullable();
  table.text('format').notNullable();
  table.text('status').notNullable();
  table.text('disabled_reason');
  table.text('secret').notNullable();
  table.text('previous_secret');
  table.text('previous_secret_until');
  table.text('created_at').notNullable();
  table.text('failing_since');
  table.text('last_failed_at');
  // Nothing is sent before this time.
  table.text('held_until');
  // When its first waiting delivery is due.
  table.text('next_due_at').index();
  // The endpoint that has waited longest for its turn comes first.
  table.text('last_turn_at').notNullable();
  table.text('lease_holder');
  table.text('lease_until');
}

function createDeliveries(table: Knex.CreateTableBuilder): void {
  table.bigIncrements('id');
  table.text('endpoint_id').notNullable().references('webhook_endpoints.id').onDelete('CASCADE');
  // Null: a test event, whose payload is here. Events have their own.
  table.bigInteger('event_id');
  table.text('payload');
  table.text('message_id').notNullable();
  table.text('event_type').notNullable();
  table.text('status').notNullable();
  // Number of failed attempts since it was queued last.
  table.integer('failures').notNullable();
  table.text('next_attempt_at');
  table.text('created_at').notNullable().index();
  // Each event is queued once for an endpoint.
  table.unique(['endpoint_id', 'event_id']);
  table.index(['endpoint_id', 'status', 'next_attempt_at']);
  table.index(['endpoint_id', 'status', 'created_at']);
  table.index(['endpoint_id', 'created_at']);
}
