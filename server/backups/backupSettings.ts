interface BackupSettings {
  BACKUP_TARGET?: string | undefined;
  BACKUP_S3_ENDPOINT?: string | undefined;
  BACKUP_S3_KEY_ID?: string | undefined;
  BACKUP_S3_SECRET_KEY?: string | undefined;
}

const s3Settings = ['BACKUP_S3_ENDPOINT', 'BACKUP_S3_KEY_ID', 'BACKUP_S3_SECRET_KEY'] as const;

/** Bucket and prefix of a target such as `s3://bucket/prefix`; undefined if it is a folder. The prefix is empty or ends with a slash. */
export function parseS3Target(target: string): { bucket: string; prefix: string } | undefined {
  const [, bucket, path = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(target) ?? [];
  if (bucket === undefined) return undefined;
  return { bucket, prefix: path === '' || path.endsWith('/') ? path : `${path}/` };
}

/** Returns what is wrong with the settings of scheduled backups, as a sentence each. */
export function listBackupProblems(settings: BackupSettings): string[] {
  const { BACKUP_TARGET: target } = settings;
  if (target === undefined || !target.startsWith('s3:')) return [];
  if (parseS3Target(target) === undefined)
    return [
      'BACKUP_TARGET: must be a folder, or s3://bucket/prefix with a bucket of 3 to 63 letters, digits, points and hyphens.',
    ];
  return s3Settings
    .filter((name) => settings[name] === undefined)
    .map((name) => `${name}: must be set, because BACKUP_TARGET is a bucket.`);
}
