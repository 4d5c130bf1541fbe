import type { Knex } from 'knex';

/** Whether the database is PostgreSQL; otherwise it is SQLite. */
export function isPostgres(db: Knex): boolean {
  return db.client.config.client === 'pg';
}

/** Whether a statement failed because a unique value exists already. */
export function isUniqueViolation(failure: unknown): boolean {
  const { code } = Object(failure) as { code?: unknown };
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE';
}

/** Makes PostgreSQL compare these text columns byte by byte, as SQLite does, so that both sort alike in any locale. */
export async function setByteCollation(db: Knex, table: string, columns: string[]): Promise<void> {
  if (!isPostgres(db)) return;
  const changes = columns.map((column) => `alter column ${column} type text collate "C"`);
  await db.raw(`alter table ${table} ${changes.join(', ')}`);
}
