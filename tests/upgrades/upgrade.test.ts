import { readdirSync, readFileSync } from 'node:fs';
import type { Knex } from 'knex';
import { readBackup } from '../../server/backups/readBackup.js';
import { restoreBackup } from '../../server/backups/restoreBackup.js';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { prepareRestoredSearch } from '../../server/setup/prepareRestoredSearch.js';
import { migrate, openDatabase } from '../../server/store/database.js';
import { listDataProblems, listStructureProblems } from '../../server/store/integrity.js';
import { emptyDatabases } from '../setup/emptyDatabases.js';
import { type ReleaseAnswers, readAnswers } from './releaseReads.js';

/** The recorded releases, oldest first. */
const releases = readdirSync(resolveProjectPath('tests', 'upgrades'))
  .flatMap((name) => /^(\d+\.\d+\.\d+)\.backup\.gz$/.exec(name)?.[1] ?? [])
  .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
const lastRelease = releases.at(-1) ?? '';

const getFile = (release: string) => resolveProjectPath('tests', 'upgrades', `${release}.backup.gz`);

function readExpected(release: string): ReleaseAnswers {
  return JSON.parse(readFileSync(resolveProjectPath('tests', 'upgrades', `${release}.answers.json`), 'utf8'));
}

/** Returns the tables and columns of a backup. */
async function readTables(file: string): Promise<[table: string, columns: string[]][]> {
  const tables: [string, string[]][] = [];
  await readBackup(file, {
    async onTable(name, columns) {
      tables.push([name, columns]);
    },
  });
  return tables;
}

describe.each(emptyDatabases)('on %s', (_, create) => {
  let url: string;
  let remove: () => Promise<void>;
  let db: Knex;
  beforeEach(async () => {
    ({ url, remove } = await create());
    db = openDatabase(url);
  });
  afterEach(async () => {
    await db.destroy();
    await remove();
  });

  it.each(releases)('a backup of release %s can be restored and upgraded, and answers as before', async (release) => {
    await restoreBackup(url, getFile(release), { replace: false, onProgress: () => undefined });
    await prepareRestoredSearch(db);
    expect([...(await listStructureProblems(db)), ...(await listDataProblems(db))]).toEqual([]);
    const { key, answers } = readExpected(release);
    const paths = Object.keys(answers);
    expect(paths.length).toBeGreaterThan(10);
    expect(await readAnswers({ url, db }, key, paths)).toEqual(answers);
  });

  it('the migrations since the last release only add: its tables and columns exist, and rows without new columns can be written', async () => {
    await migrate(db);
    const problems: string[] = [];
    for (const [table, columns] of await readTables(getFile(lastRelease))) {
      const info: Record<string, Knex.ColumnInfo> = (await db(table).columnInfo()) as never;
      for (const column of columns) if (info[column] === undefined) problems.push(`${table}.${column} is missing.`);
      for (const [column, { nullable, defaultValue }] of Object.entries(info))
        if (!columns.includes(column) && !nullable && defaultValue === null)
          problems.push(`${table}.${column} is new, and rows of the release before do not have it. Give it a default.`);
    }
    expect(problems).toEqual([]);
  });
});
