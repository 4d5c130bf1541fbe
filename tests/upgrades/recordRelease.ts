import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBackup } from '../../server/backups/writeBackup.js';
import { codeVersion } from '../../server/codeVersion.js';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { createAccount } from '../../server/setup/createAccount.js';
import { loadLibrary } from '../../server/setup/loadLibrary.js';
import { migrate, openDatabase } from '../../server/store/database.js';
import { listReleaseReads, readAnswers, recordedAt } from './releaseReads.js';

/*
 * Records what the tests of later versions compare with, when a version is released: a small backup and the answers that the version
 * gives. node --import tsx tests/upgrades/recordRelease.ts
 */
const files = ['oecd.ndjson.gz', 'imf-interest-rates.ndjson.gz'];
const folder = mkdtempSync(join(tmpdir(), 'almanac-release-'));
const url = `sqlite:${join(folder, 'almanac.db')}`;
const db = openDatabase(url);
await migrate(db);
await loadLibrary(db, resolveProjectPath('data'), recordedAt.toISOString(), () => undefined, files);
// Large, and loaded again from data/.
await db('provider_catalogue').delete();
const key = await createAccount(db, 'ada@example.org', 'pro', recordedAt);
await db('accounts').update({ limit_per_minute: 100_000, limit_per_day: 1_000_000 });
const answers = await readAnswers({ url, db }, key, await listReleaseReads(db));
await db.destroy();

const name = resolveProjectPath('tests', 'upgrades', codeVersion);
rmSync(`${name}.backup.gz`, { force: true });
const { bytes } = await writeBackup(url, `${name}.backup.gz`, recordedAt);
writeFileSync(`${name}.answers.json`, `${JSON.stringify({ key, answers }, null, 1)}\n`);
rmSync(folder, { recursive: true });
console.log(
  `Recorded ${Object.keys(answers).length} answers and a backup of ${Math.round(bytes / 1000)} kB (answers ${Math.round(statSync(`${name}.answers.json`).size / 1000)} kB).`,
);
