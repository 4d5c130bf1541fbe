/** Returns the file of a SQLite database; undefined for PostgreSQL. */
export function findSqliteFile(url: string): string | undefined {
  return /^sqlite:(.+)$/.exec(url)?.[1];
}
