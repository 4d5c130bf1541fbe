import type { Knex } from 'knex';

/** Whether the migration runs on PostgreSQL; otherwise it runs on SQLite. */
export function isPostgres(knex: Knex): boolean {
  return knex.client.config.client === 'pg';
}

/** Makes PostgreSQL compare these text columns byte by byte, as SQLite does, so that both give one order whatever the locale. */
export async function setByteCollation(knex: Knex, table: string, columns: string[]): Promise<void> {
  if (!isPostgres(knex)) return;
  const changes = columns.map((column) => `alter column ${column} type text collate "C"`);
  await knex.raw(`alter table ${table} ${changes.join(', ')}`);
}
