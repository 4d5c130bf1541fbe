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
import { prepareSeries } from '../../../server/indicators/prepareSeries.js';
import { prepareReleases } from '../../../server/releases/prepareReleases.js';
import { resolveProjectPath } from '../../../server/resolveProjectPath.js';
import { computeFingerprint } from '../../../server/setup/libraryFiles.js';
import { loadLibrary } from '../../../server/setup/loadLibrary.js';
import { prepareSearch } from '../../../server/setup/prepareSearch.js';
import { analyze, migrate, openDatabase } from '../../../server/store/database.js';
import { mergeSearchTerms } from '../../../server/store/mergeSearchTerms.js';
import { writeLong } from './writeLong.js';
import { writeWide } from './writeWide.js';

/** `base` is the bundled library, `wide` has 100,000 more indicators, `long` has 11.6 million rows of observations. */
export const scaleNames = ['base', 'wide', 'long'] as const;

export type ScaleName = (typeof scaleNames)[number];

/** Increase it with every change of what `writeWide` or `writeLong` writes. */
const generatorVersion = 2;

const writers = {
  base: async (db: Knex, at: string) => {
    await loadLibrary(db, resolveProjectPath('data'), at, () => undefined);
  },
  wide: writeWide,
  long: writeLong,
};

/**
 * Returns the path of a database in a folder. Builds it once for each version of the library and of the generator. Migrates it, and
 * writes its search documents again if other code wrote them.
 */
export async function prepareScaleLibrary(
  folder: string,
  name: ScaleName,
  report: (step: string) => void,
): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const digest = computeDigest();
  const path = join(folder, `${name}-${digest}.db`);
  if (existsSync(path)) {
    await useDatabase(path, async (db, at) => {
      await migrate(db);
      if (await prepareSearch(db, () => at)) report(`Wrote the search documents of ${path}.`);
      await prepareReads(db, name, at);
    });
    return path;
  }
  const base = name === 'base' ? undefined : await prepareScaleLibrary(folder, 'base', report);
  report(`Building ${path} …`);
  removeOld(folder, name);
  // An interrupted build leaves a draft.
  const draft = `${path}.draft`;
  if (base !== undefined) copyFileSync(base, draft, fileConstants.COPYFILE_FICLONE);
  await useDatabase(draft, async (db, at) => {
    await migrate(db);
    await writers[name](db, at);
    await prepareReads(db, name, at);
    await analyze(db);
  });
  renameSync(draft, path);
  return path;
}

/** Does what the job `prepare-reads` does, except for the many short series of the wide library. */
async function prepareReads(db: Knex, name: ScaleName, at: string): Promise<void> {
  await prepareReleases(db);
  await mergeSearchTerms(db);
  if (name === 'wide') return;
  const { signal } = new AbortController();
  await prepareSeries({ db, today: at.slice(0, 10), stopping: signal, reportProgress: () => undefined });
}

/** Removes drafts, and databases of other versions. */
function removeOld(folder: string, name: ScaleName): void {
  for (const file of readdirSync(folder)) if (file.startsWith(`${name}-`)) rmSync(join(folder, file));
}

/** Uses a database, and leaves it as one file, which can be copied. */
async function useDatabase(path: string, use: (db: Knex, at: string) => Promise<void>): Promise<void> {
  const db = openDatabase(`sqlite:${path}`);
  try {
    await use(db, new Date().toISOString());
    await db.raw('pragma journal_mode = delete');
  } finally {
    await db.destroy();
  }
}

function computeDigest(): string {
  const fingerprint = computeFingerprint(resolveProjectPath('data'));
  return createHash('sha256').update(`${generatorVersion} ${fingerprint}`).digest('hex').slice(0, 12);
}
