import { parentPort, workerData } from 'node:worker_threads';
import { migrate, openDatabase } from '../store/database.js';

/** A message of the worker thread: another process migrates, or a migration has run. */
export type MigrationMessage = { kind: 'waiting' } | { kind: 'migrated'; name: string; durationMs: number };

const send = (message: MigrationMessage) => parentPort?.postMessage(message);

const db = openDatabase(String(workerData));
try {
  await migrate(db, {
    onWait: () => send({ kind: 'waiting' }),
    onMigrated: (name, durationMs) => send({ kind: 'migrated', name, durationMs }),
  });
} finally {
  await db.destroy();
}
