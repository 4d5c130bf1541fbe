import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isPartialName } from './backupNames.js';
import type { BackupStore } from './backupStore.js';

const onlyOwner = 0o700;

/** Keeps backups in a folder. */
export class FolderStore implements BackupStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async save<Result>(name: string, write: (file: string) => Promise<Result>): Promise<Result> {
    await mkdir(this.#folder, { recursive: true, mode: onlyOwner });
    // One process writes at a time, so what is left belongs to one that was killed.
    for (const left of (await this.list()).filter(isPartialName)) await this.delete(left);
    return write(this.locate(name));
  }

  list(): Promise<string[]> {
    return readdir(this.#folder);
  }

  delete(name: string): Promise<void> {
    return rm(this.locate(name));
  }

  locate(name: string): string {
    return join(this.#folder, name);
  }
}
