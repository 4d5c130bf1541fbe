import type { Knex } from 'knex';

/**
 * Adds who decides the plan of an account and until when it is in force, the customers and events of Stripe, and counts of what plans can
 * limit. Plans other than Free were set by the operator.
 */
export const billing: Knex.Migration = {
  async up(knex) {
    await knex.schema.alterTable('accounts', (table) => {
      table.text('plan_source').notNullable().defaultTo('subscription');
      table.text('plan_until');
    });
    await knex('accounts').whereNot({ plan: 'free' }).update({ plan_source: 'operator' });
    await knex.schema.createTable('billing_customers', createCustomers);
    await knex.schema.createTable('billing_events', (table) => {
      table.text('id').primary();
      table.text('type').notNullable();
      table.text('customer_id').notNullable();
      table.text('received_at').notNullable().index();
      table.text('worked_at');
      table.integer('attempts').notNullable();
      // Null once the event is worked.
      table.text('next_attempt_at').index();
      table.text('error');
      table.index(['customer_id', 'next_attempt_at']);
    });
    await knex.schema.createTable('plan_usage', (table) => {
      table.text('account_id').notNullable().references('accounts.id').onDelete('CASCADE');
      table.text('day').notNullable().index();
      table.integer('forecasts').notNullable();
      table.primary(['account_id', 'day']);
    });
  },
  async down(knex) {
    for (const name of ['plan_usage', 'billing_events', 'billing_customers']) await knex.schema.dropTable(name);
    await knex.schema.alterTable('accounts', (table) => table.dropColumns('plan_source', 'plan_until'));
  },
};

function createCustomers(table: Knex.CreateTableBuilder): void {
  table.text('account_id').primary().references('accounts.id').onDelete('CASCADE');
  table.text('customer_id').unique();
  table.text('created_at').notNullable();
  // Part of idempotency keys: how many customers and checkouts came before.
  table.integer('customers').notNullable();
  table.integer('checkouts').notNullable();
  table.text('checkout_id');
  table.text('checkout_price');
  table.text('checkout_expires_at');
  // Numbers of the fetch that started last, and of the last one that was written.
  table.integer('fetch_started').notNullable();
  table.integer('fetch_written').notNullable();
  table.text('synced_at');
  table.integer('failed_payments').notNullable();
  table.text('last_failed_payment_at');
  // The latest subscription as JSON, and its status to search for.
  table.text('subscription').notNullable();
  table.text('status').index();
}
