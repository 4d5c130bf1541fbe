import { nameBackup, selectOldBackups } from '../backups/backupNames.js';
import { openBackupStore } from '../backups/openBackupStore.js';
import { writeInBackground } from '../backups/writeInBackground.js';
import type { ScheduledJob } from './scheduledJob.js';

/** Writes a backup, and deletes the oldest ones once it is stored. */
export const backUp: ScheduledJob = {
  summary: 'Writes a backup of the database to BACKUP_TARGET, and deletes all but the latest BACKUP_KEEP backups.',
  schedule: '30 1 * * *',
  async run({ config, httpClients, now, stopping }, _, reportFile) {
    const store = openBackupStore(config, httpClients, now);
    const [at, url] = [now(), config.DATABASE_URL];
    const name = nameBackup(at);
    const { rows, bytes } = await store.save(name, (file) => writeInBackground({ url, file, at }, stopping));
    reportFile?.(store.locate(name));
    const old = selectOldBackups(await store.list(), config.BACKUP_KEEP);
    for (const oldName of old) await store.delete(oldName);
    return { rows, bytes, deleted: old.length };
  },
};
