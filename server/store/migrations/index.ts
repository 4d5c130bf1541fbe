import type { Knex } from 'knex';
import { accountTables } from './accountTables.js';
import { bundleTable } from './bundleTable.js';
import { catalogueTables } from './catalogueTables.js';
import { limitTables } from './limitTables.js';
import { observationTables } from './observationTables.js';
import { releaseEstimates } from './releaseEstimates.js';
import { searchableSeries } from './searchableSeries.js';
import { searchTables } from './searchTables.js';
import { seriesFacts } from './seriesFacts.js';
import { sessionTables } from './sessionTables.js';

/** The migrations in order. Names carry no file extension, so that source and compiled code agree on what has run. */
const migrations: Record<string, Knex.Migration> = {
  '0001_catalogue': catalogueTables,
  '0002_observations': observationTables,
  '0003_search': searchTables,
  '0004_accounts': accountTables,
  '0005_bundles': bundleTable,
  '0006_series_facts': seriesFacts,
  '0008_limits': limitTables,
  '0009_searchable_series': searchableSeries,
  '0010_release_estimates': releaseEstimates,
  '0011_sessions': sessionTables,
};

export const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: async () => Object.keys(migrations),
  getMigrationName: (name) => name,
  getMigration: async (name) => {
    const migration = migrations[name];
    if (!migration) throw new Error(`There is no migration named ${name}.`);
    return migration;
  },
};
