const pattern = /^almanac-\d{8}T\d{6}Z\.backup\.gz$/;
const partial = '.partial';

/** Returns the name of the scheduled backup of an instant. Names are in the order of their instants. */
export function nameBackup(at: Date): string {
  return `almanac-${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z.backup.gz`;
}

/** Whether a file is a scheduled backup. */
function isBackupName(name: string): boolean {
  return pattern.test(name);
}

/** Returns the name of a backup until it is complete. */
export function getPartialName(file: string): string {
  return file + partial;
}

/** Whether a file is the part of a scheduled backup that a killed process has written. */
export function isPartialName(name: string): boolean {
  return name.endsWith(partial) && isBackupName(name.slice(0, -partial.length));
}

/** Selects the backups to delete: all but the latest ones. */
export function selectOldBackups(names: readonly string[], kept: number): string[] {
  return names.filter(isBackupName).sort().slice(0, -kept);
}
