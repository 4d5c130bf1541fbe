import {
  closeSync,
  copyFileSync,
  constants as fileConstants,
  fsyncSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccount } from '../../server/setup/createAccount.js';
import { openDatabase } from '../../server/store/database.js';
import { selectRows } from '../../server/store/rows.js';

/** Higher than a run can reach, so that no request is rejected. */
const limits = { limit_per_minute: 2_000_000, limit_per_day: 1_000_000_000 };

/** A temporary copy of a database with a library, and API keys without effective rate limits. */
export interface TemporaryLibrary {
  path: string;
  url: string;
  key: string;
  /** Keys of several accounts, because concurrency is limited per account. */
  keys: string[];
  databaseBytes: number;
  observationRows: number;
  remove(): void;
}

/** Copies a database and creates enterprise accounts with high limits in the copy. */
export async function createTemporaryLibrary(source: string): Promise<TemporaryLibrary> {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-bench-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  const path = join(folder, 'almanac.db');
  const url = `sqlite:${path}`;
  try {
    copyFileSync(source, path, fileConstants.COPYFILE_FICLONE);
    writeToDisk(path);
    return { path, url, databaseBytes: statSync(path).size, ...(await createUnlimitedAccounts(url)), remove };
  } catch (failure) {
    remove();
    throw failure;
  }
}

/** Otherwise the kernel would write the copy half a minute later, while the server is measured. */
function writeToDisk(path: string): void {
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}

/** Creates enterprise accounts with high limits in a database, and counts its values. */
export async function createUnlimitedAccounts(
  url: string,
): Promise<Pick<TemporaryLibrary, 'key' | 'keys' | 'observationRows'>> {
  const db = openDatabase(url);
  try {
    const key = await createAccount(db, 'bench@localhost', 'enterprise', new Date());
    const others = ['second@localhost', 'third@localhost'];
    const keys = [key];
    for (const email of others) keys.push(await createAccount(db, email, 'enterprise', new Date()));
    await db('accounts').update(limits);
    const [counted] = await selectRows<{ count: number }>(db, 'select count(*) as count from observations', []);
    return { key, keys, observationRows: counted?.count ?? 0 };
  } finally {
    await db.destroy();
  }
}
