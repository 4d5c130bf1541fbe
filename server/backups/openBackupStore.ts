import type { Config } from '../config.js';
import type { HttpClients } from '../providers/httpClients.js';
import { parseS3Target } from './backupSettings.js';
import type { BackupStore } from './backupStore.js';
import { FolderStore } from './folderStore.js';
import { S3Store } from './s3Store.js';

/** Opens the store that the settings name. */
export function openBackupStore(config: Config, httpClients: HttpClients, now: () => Date): BackupStore {
  const { BACKUP_TARGET: target, BACKUP_S3_ENDPOINT: endpoint, BACKUP_S3_REGION: region } = config;
  const { BACKUP_S3_KEY_ID: keyId, BACKUP_S3_SECRET_KEY: secretKey } = config;
  if (target === undefined) throw new Error('Backups are off. Set BACKUP_TARGET.');
  const place = parseS3Target(target);
  if (place === undefined || endpoint === undefined || keyId === undefined || secretKey === undefined)
    return new FolderStore(target);
  return new S3Store({ ...place, endpoint, region, keyId, secretKey, now }, httpClients);
}
