import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { loadLibrary } from '../../server/setup/loadLibrary.js';
import { migrate, openDatabase } from '../../server/store/database.js';
import { coreFiles } from './coreFiles.js';

/**
 * Prepares a database with a library and prints its path: node --import tsx tests/support/prepareLibrary.ts core|world.
 * `core` has the series of the core files, `world` all series.
 */
const [extent = 'core'] = process.argv.slice(2);
/** Sources of the database. It is rebuilt only if one of them changes. */
const inputs = ['data', 'server/store', 'server/setup', 'server/series', 'server/search'];
const folder = resolveProjectPath('var');
const at = '2026-11-01T00:00:00.000Z';
const dayMs = 86_400_000;

function computeDigest(): string {
  const hash = createHash('sha256').update(coreFiles.join());
  for (const source of inputs.map((name) => resolveProjectPath(name))) {
    for (const name of readdirSync(source, { recursive: true, encoding: 'utf8' }).sort()) {
      if (/\.(ts|json|gz)$/.test(name)) hash.update(name).update(readFileSync(join(source, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** Loads the library into a temporary file and renames it, so that concurrent runs see either the whole database or none. */
async function prepare(file: string): Promise<void> {
  const draft = `${file}.${process.pid}`;
  const db = openDatabase(`sqlite:${draft}`);
  await migrate(db);
  const fileNames = extent === 'core' ? coreFiles : undefined;
  await loadLibrary(db, resolveProjectPath('data'), at, () => undefined, fileNames);
  await db.destroy();
  renameSync(draft, file);
}

function removeOldFiles(): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (name.startsWith('test-library-') && Date.now() - statSync(path).mtimeMs > dayMs) rmSync(path);
  }
}

mkdirSync(folder, { recursive: true });
const file = join(folder, `test-library-${extent}-${computeDigest()}.db`);
if (!existsSync(file)) await prepare(file);
removeOldFiles();
process.stdout.write(file);
