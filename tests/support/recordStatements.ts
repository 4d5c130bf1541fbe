import type { Knex } from 'knex';

/** Returns the list of the statements that a database runs from now on. */
export function recordStatements(db: Knex): string[] {
  const statements: string[] = [];
  db.on('query', ({ sql }: { sql: string }) => statements.push(sql));
  return statements;
}
