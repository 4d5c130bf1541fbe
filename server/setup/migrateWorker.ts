import { parentPort, workerData } from 'node:worker_threads';
import { migrate, openDatabase } from '../store/database.js';
import { getMaintenanceLimits } from '../store/databaseLimits.js';
import { toNativeError } from '../toNativeError.js';

/** A message of the worker thread: another process migrates, or a migration has run. */
export type MigrationMessage = { kind: 'waiting' } | { kind: 'migrated'; name: string; durationMs: number };

const send = (message: MigrationMessage) => parentPort?.postMessage(message);

const url = String(workerData);
const db = openDatabase(url, getMaintenanceLimits(url));
try {
  await migrate(db, {
    onWait: () => send({ kind: 'waiting' }),
    onMigrated: (name, durationMs) => send({ kind: 'migrated', name, durationMs }),
  });
} catch (failure) {
  throw toNativeError(failure);
} finally {
  await db.destroy();
}
