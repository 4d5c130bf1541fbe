import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { startWorker } from '../startWorker.js';
import { migrate } from '../store/database.js';
import { listPendingMigrations } from '../store/databaseHealth.js';
import type { MigrationMessage } from './migrateWorker.js';

/**
 * Migrates the database at `url` in a worker thread, because SQLite would hold up health checks for the whole time of a long migration.
 * Throws a DatabaseTooNewError if a later version of the server has migrated it.
 */
export async function migrateInBackground(db: Knex, url: string, log: Logger): Promise<void> {
  const { length: migrations } = await listPendingMigrations(db);
  if (migrations === 0) return;
  log.info({ migrations }, 'Migrating the database.');
  const startedAt = performance.now();
  await (url === 'sqlite::memory:' ? migrate(db) : runWorker(url, log));
  log.info({ migrations, ms: Math.round(performance.now() - startedAt) }, 'The database is up to date.');
}

function runWorker(url: string, log: Logger): Promise<void> {
  const worker = startWorker(new URL('./migrateWorker.js', import.meta.url), url);
  worker.on('message', (message: MigrationMessage) => {
    if (message.kind === 'waiting') log.info('Another process is using the database. Waiting until it has ended.');
    else log.debug({ migration: message.name, ms: message.durationMs }, 'A migration has run.');
  });
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The migration ended with code ${code}.`));
    });
  });
}
