/** Where scheduled backups are kept. */
export interface BackupStore {
  /** Keeps a backup under a name. `write` writes it to a file. */
  save<Result>(name: string, write: (file: string) => Promise<Result>): Promise<Result>;
  /** Lists the names of what is stored, among them all backups. */
  list(): Promise<string[]>;
  delete(name: string): Promise<void>;
  /** Returns the path or the URL of a backup. */
  locate(name: string): string;
}
