import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  constants as fileConstants,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { resolveProjectPath } from '../../../server/resolveProjectPath.js';
import { computeFingerprint } from '../../../server/setup/libraryFiles.js';
import { loadLibrary } from '../../../server/setup/loadLibrary.js';
import { prepareSearch } from '../../../server/setup/prepareSearch.js';
import { analyze, migrate, openDatabase } from '../../../server/store/database.js';
import { migrationSource } from '../../../server/store/migrations/index.js';
import { writeLong } from './writeLong.js';
import { writeWide } from './writeWide.js';

/** `base` is the bundled library, `wide` has 100,000 more indicators, `long` has 11.6 million rows of observations. */
const scaleNames = ['base', 'wide', 'long'] as const;

type ScaleName = (typeof scaleNames)[number];

/** The paths of the databases. */
type ScaleLibraries = Record<ScaleName, string>;

/** Increase it with every change of what `writeWide` or `writeLong` writes. */
const generatorVersion = 1;

const writers = {
  base: (db: Knex, at: string) => loadLibrary(db, resolveProjectPath('data'), at, () => undefined),
  wide: writeWide,
  long: writeLong,
};

/**
 * Builds the databases of a folder, by default `var/bench`. A database is built once for each version of the tables, of the library
 * and of the generator. Search documents that other code wrote are written again.
 */
export async function prepareScaleLibraries(folder: string, report: (step: string) => void): Promise<ScaleLibraries> {
  mkdirSync(folder, { recursive: true });
  const digest = await computeDigest();
  const libraries = Object.fromEntries(scaleNames.map((name) => [name, join(folder, `${name}-${digest}.db`)]));
  for (const name of readdirSync(folder)) {
    const isOld = scaleNames.some((one) => name.startsWith(`${one}-`)) && !name.includes(digest);
    if (isOld) rmSync(join(folder, name));
  }
  for (const name of scaleNames) await prepareOne(libraries as ScaleLibraries, name, report);
  return libraries as ScaleLibraries;
}

/** Builds into a draft, which is renamed at the end, so that an interrupted build leaves no database. */
async function prepareOne(libraries: ScaleLibraries, name: ScaleName, report: (step: string) => void): Promise<void> {
  const path = libraries[name];
  const isNew = !existsSync(path);
  const draft = isNew ? `${path}.draft` : path;
  const at = new Date().toISOString();
  if (isNew) {
    report(`Building ${path} …`);
    rmSync(draft, { force: true });
    if (name !== 'base') copyFileSync(libraries.base, draft, fileConstants.COPYFILE_FICLONE);
  }
  const db = openDatabase(`sqlite:${draft}`);
  try {
    if (isNew) {
      await migrate(db);
      await writers[name](db, at);
      await analyze(db);
    }
    if (await prepareSearch(db, () => at)) report(`Wrote the search documents of ${path}.`);
    await db.raw('pragma journal_mode = delete');
  } finally {
    await db.destroy();
  }
  if (isNew) renameSync(draft, path);
}

async function computeDigest(): Promise<string> {
  const hash = createHash('sha256').update((await migrationSource.getMigrations([])).join());
  hash.update(`${generatorVersion} ${computeFingerprint(resolveProjectPath('data'))}`);
  return hash.digest('hex').slice(0, 12);
}
