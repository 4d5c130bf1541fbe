import { nameBackup, selectOldBackups } from '../backups/backupNames.js';
import { openBackupStore } from '../backups/openBackupStore.js';
import { writeInBackground } from '../backups/writeInBackground.js';
import type { ScheduledJob } from './scheduledJob.js';

/** Writes a backup, and deletes the oldest ones once it is stored. */
export const backUp: ScheduledJob = {
  summary: 'Writes a backup of the database to BACKUP_TARGET, and deletes all but the latest BACKUP_KEEP backups.',
  schedule: '30 1 * * *',
  async run({ config, httpClients, now, stopping }) {
    const store = openBackupStore(config, httpClients, now);
    const [at, url] = [now(), config.DATABASE_URL];
    const { rows, bytes } = await store.save(nameBackup(at), (file) => writeInBackground({ url, file, at }, stopping));
    const old = selectOldBackups(await store.list(), config.BACKUP_KEEP);
    for (const name of old) await store.delete(name);
    return { rows, bytes, deleted: old.length };
  },
};
