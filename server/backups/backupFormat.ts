/** Increase it with every change after which older versions of the server cannot read a backup. */
export const formatVersion = 1;
export const formatName = 'almanac-backup';

/**
 * A backup is a gzip file of lines of JSON: first the header, then for each table its start, its rows as arrays, and its end, and last the
 * footer. Header and footer together are the manifest. A file without a footer is not complete.
 */
export interface BackupHeader {
  format: typeof formatName;
  formatVersion: number;
  /** Version of the server that wrote the backup. */
  version: string;
  createdAt: string;
  database: 'sqlite' | 'postgres';
  /** The migrations that the database had, which are its schema version. */
  migrations: string[];
  /** Version of the data of the library. */
  dataVersion: number;
}

export interface TableStart {
  table: string;
  columns: string[];
}

export interface TableEnd {
  end: string;
  rows: number;
  /** Of the lines of the rows, with their line ends. */
  sha256: string;
}

export interface BackupFooter {
  /** Number of rows by table. */
  tables: Record<string, number>;
  /** The ids that were given last in tables that number their rows. */
  lastIds: Record<string, number>;
}

/** A file that cannot be restored, or a database into which it cannot be restored. The message says why, and what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** Tables that a backup does not contain, and why not. */
export const omittedTables: Record<string, string> = {
  knex_migrations: 'The header lists the migrations.',
  knex_migrations_lock: 'A lock.',
  search_documents: 'Computed from the catalogue after a restore.',
  search_words: 'Computed from the catalogue after a restore.',
  search_word_parts: 'Computed from the catalogue after a restore.',
  search_state: 'States how much of the search documents is computed.',
  prepared_series: 'Computed from the series by the job `prepare-reads`.',
  release_states: 'Computed from the series by the job `prepare-reads`.',
  provider_answers: 'Responses of providers, which are requested again.',
  rate_windows: 'Requests of the last minute.',
  rate_days: 'Requests of today, which `usage_days` also has.',
  rate_epoch: 'Identifies the counts of requests.',
  rate_nodes: 'The processes that run now.',
  compute_spendings: 'Compute seconds of the last minutes.',
};
