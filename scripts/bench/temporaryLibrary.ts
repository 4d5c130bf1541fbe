import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAccount } from '../../server/setUp/openAccount.js';
import { openDatabase } from '../../server/store/database.js';
import { selectRows } from '../../server/store/rows.js';
import { startAlmanac } from './almanacServer.js';
import type { Usage } from './childServer.js';

/** More than a run can use: no request may be refused. */
const limits = { limit_per_minute: 2_000_000, limit_per_day: 1_000_000_000 };

/** A start of the server: on an empty database the library is loaded first. */
export interface Start {
  milliseconds: number;
  usage: Usage;
}

/** A database of the run's own with the bundled library, and a key that is never refused. */
export interface TemporaryLibrary {
  url: string;
  key: string;
  firstStart: Start;
  databaseBytes: number;
  observationRows: number;
  remove(): void;
}

/** Has the server load the library, as on its first start, and opens an account of plan enterprise with high limits. */
export async function makeLibrary(): Promise<TemporaryLibrary> {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-bench-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  const path = join(folder, 'almanac.db');
  const url = `sqlite:${path}`;
  try {
    const firstStart = await tryStart(url);
    const databaseBytes = statSync(path).size;
    return { url, firstStart, databaseBytes, ...(await openUnlimitedAccount(url)), remove };
  } catch (failure) {
    remove();
    throw failure;
  }
}

async function tryStart(url: string): Promise<Start> {
  const { child, startMilliseconds } = await startAlmanac(url);
  try {
    return { milliseconds: startMilliseconds, usage: await child.usage() };
  } finally {
    await child.stop();
  }
}

async function openUnlimitedAccount(url: string): Promise<{ key: string; observationRows: number }> {
  const db = openDatabase(url);
  try {
    const key = await openAccount(db, 'bench@localhost', 'enterprise', new Date());
    await db('accounts').update(limits);
    const [counted] = await selectRows<{ count: number }>(db, 'select count(*) as count from observations', []);
    return { key, observationRows: counted?.count ?? 0 };
  } finally {
    await db.destroy();
  }
}
