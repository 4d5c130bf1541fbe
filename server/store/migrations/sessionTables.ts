import type { Knex } from 'knex';
import { isPostgres } from '../dialect.js';

/** Adds passwords, sessions, one-time tokens, restrictions of keys, and the audit log. */
export const sessionTables: Knex.Migration = {
  async up(knex) {
    await knex.schema.alterTable('accounts', (table) => {
      table.text('name').notNullable().defaultTo('');
      table.text('password_hash');
      table.text('email_verified_at');
      table.text('suspended_at');
      table.integer('key_limit');
    });
    await knex.schema.alterTable('api_keys', (table) => {
      table.text('allowed_addresses');
      table.text('scopes');
    });
    await knex.schema.createTable('sessions', (table) => {
      table.text('id').primary();
      table.text('account_id').notNullable().references('accounts.id').index();
      table.text('hash').notNullable().unique();
      table.text('created_at').notNullable();
      table.text('last_seen_at').notNullable();
      table.text('expires_at').notNullable();
      table.text('address').notNullable();
      table.text('user_agent').notNullable();
    });
    await knex.schema.createTable('account_tokens', (table) => {
      table.text('hash').primary();
      table.text('account_id').notNullable().references('accounts.id').index();
      table.text('purpose').notNullable();
      table.text('expires_at').notNullable();
    });
    await createAuditLog(knex);
  },
  async down(knex) {
    for (const table of ['audit_log', 'account_tokens', 'sessions']) await knex.schema.dropTable(table);
    if (isPostgres(knex)) await knex.raw('drop function refuse_audit_change');
    await knex.schema.alterTable('api_keys', (table) => table.dropColumns('allowed_addresses', 'scopes'));
    await knex.schema.alterTable('accounts', (table) =>
      table.dropColumns('name', 'password_hash', 'email_verified_at', 'suspended_at', 'key_limit'),
    );
  },
};

/** Creates the audit log. Triggers refuse changes and deletions. */
async function createAuditLog(knex: Knex): Promise<void> {
  await knex.schema.createTable('audit_log', (table) => {
    table.increments('id');
    table.text('at').notNullable();
    table.text('actor').notNullable();
    table.text('action').notNullable();
    // No foreign key: entries outlive their account.
    table.text('account_id').index();
    table.text('detail').notNullable();
  });
  if (isPostgres(knex)) {
    await knex.raw(`create function refuse_audit_change() returns trigger language plpgsql as
      $$ begin raise exception 'the audit log is never rewritten'; end $$`);
    await knex.raw(`create trigger audit_log_is_final before update or delete on audit_log
      for each row execute function refuse_audit_change()`);
    return;
  }
  for (const change of ['update', 'delete']) {
    await knex.raw(`create trigger audit_log_refuses_${change} before ${change} on audit_log
      begin select raise(abort, 'the audit log is never rewritten'); end`);
  }
}
