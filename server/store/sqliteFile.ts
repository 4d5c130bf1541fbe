const scheme = 'sqlite:';

/** Returns the file of a SQLite database; undefined for a database in memory or on PostgreSQL. */
export function getSqliteFile(url: string): string | undefined {
  return url.startsWith(scheme) && url !== 'sqlite::memory:' ? url.slice(scheme.length) : undefined;
}
