import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Knex } from 'knex';
import { omittedTables } from '../../server/backups/backupFormat.js';
import { readBackup } from '../../server/backups/readBackup.js';
import { restoreBackup } from '../../server/backups/restoreBackup.js';
import { writeBackup } from '../../server/backups/writeBackup.js';
import { migrate, openDatabase } from '../../server/store/database.js';
import { listPendingMigrations } from '../../server/store/databaseHealth.js';
import { listTables } from '../../server/store/tableInfo.js';
import { readPage, readTable } from '../docs/markdown.js';
import { emptyDatabases, migrateToOldVersion } from '../setup/emptyDatabases.js';

const at = new Date('2026-11-21T12:00:00.000Z');
const options = { replace: false, onProgress: () => undefined };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'almanac-backups-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function withDatabase<Result>(url: string, work: (db: Knex) => Promise<Result>): Promise<Result> {
  const db = openDatabase(url);
  return work(db).finally(() => db.destroy());
}

const createEntry = (action: string) => {
  return { at: at.toISOString(), actor: 'operator', action, detail: '{"text":"é\\n\\"[]"}' };
};
const addEntry = (db: Knex, action: string) => db('audit_log').insert(createEntry(action));
const listActions = (url: string): Promise<string[]> =>
  withDatabase(url, (db) => db('audit_log').orderBy('id').pluck('action'));

describe.each(emptyDatabases)('on %s', (kind, create) => {
  let url: string;
  let remove: () => Promise<void>;
  let file: string;
  beforeEach(async () => {
    ({ url, remove } = await create());
    file = join(folder, 'almanac.backup.gz');
    await withDatabase(url, async (db) => {
      await migrate(db);
      await addEntry(db, 'first');
    });
  });
  afterEach(() => remove());

  const restoreIntoNew = async (work: (target: string) => Promise<void>) => {
    const target = await create();
    await work(target.url).finally(() => target.remove());
  };

  it('reports the progress within a table, and once that all are complete', async () => {
    await withDatabase(url, (db) => db.batchInsert('audit_log', Array(2_500).fill(createEntry('more')), 500));
    const progress: string[] = [];
    const onProgress = (done: number, total: number, current?: string) => {
      progress.push(done === total ? 'complete' : (current ?? ''));
    };
    const takeProgress = () => progress.splice(0).filter((text) => /^(audit_log|complete)/.test(text));
    await writeBackup(url, file, at, onProgress);
    expect(takeProgress()).toEqual(['audit_log, row 2,000', 'audit_log, row 2,501', 'complete']);
    await restoreIntoNew(async (target) => {
      await restoreBackup(target, file, { replace: false, onProgress });
      expect(takeProgress().slice(-2)).toEqual(['audit_log, row 2,501', 'complete']);
    });
  });

  it('writes a file that only its owner can read, under its name when it is complete, and never over another', async () => {
    const { bytes } = await writeBackup(url, file, at);
    const { mode, size } = statSync(file);
    expect([mode & 0o777, size, existsSync(`${file}.partial`)]).toEqual([0o600, bytes, false]);
    await expect(writeBackup(url, file, at)).rejects.toThrow(/exists already. Choose another name/);
  });

  it('states version, time, kind, migrations, counts and last ids', async () => {
    await writeBackup(url, file, at);
    expect(await readBackup(file)).toMatchObject({
      format: 'almanac-backup',
      formatVersion: 1,
      createdAt: '2026-11-21T12:00:00.000Z',
      database: kind === 'SQLite' ? 'sqlite' : 'postgres',
      migrations: expect.arrayContaining(['0001_catalogue', '0100_chat']),
      tables: { audit_log: 1, accounts: 0 },
      lastIds: { audit_log: 1 },
    });
  });

  it('contains or knowingly omits every table, and has no column that it cannot write', async () => {
    const tables = await withDatabase(url, listTables);
    await writeBackup(url, file, at);
    const { tables: counts } = await readBackup(file);
    for (const { name, columns } of tables.filter((one) => !Object.hasOwn(omittedTables, one.name))) {
      expect(counts).toHaveProperty(name);
      expect(columns.filter(({ type }) => /bytea|blob|json|tsvector|timestamp/.test(type))).toEqual([]);
    }
  });

  it('contains one state while another process writes to two tables in each transaction', async () => {
    const writer = openDatabase(url);
    let isWriting = true;
    let written = 0;
    const writing = (async () => {
      while (isWriting) {
        await writer.transaction(async (trx) => {
          await addEntry(trx, 'both');
          await trx('usage_days').insert({ account_id: `a${written}`, key_id: 'k', day: '2026-11-21', requests: 1 });
        });
        written += 1;
        await new Promise(setImmediate);
      }
    })();
    for (let round = 0; round < 5; round += 1) {
      const { tables } = await writeBackup(url, join(folder, `${round}.gz`), at).then(() =>
        readBackup(join(folder, `${round}.gz`)),
      );
      expect(tables['audit_log']).toBe(Number(tables['usage_days']) + 1);
    }
    isWriting = false;
    await writing;
    await writer.destroy();
    expect(written).toBeGreaterThan(5);
  });

  it('restores every value, and never gives an id again', async () => {
    await withDatabase(url, (db) => addEntry(db, 'second'));
    await writeBackup(url, file, at);
    await restoreIntoNew(async (target) => {
      await restoreBackup(target, file, options);
      await withDatabase(target, (db) => addEntry(db, 'third'));
      const rows = await withDatabase(target, (db) => db('audit_log').orderBy('id').select('id', 'action', 'detail'));
      expect(rows.map(({ id, action }) => [id, action])).toEqual([
        [1, 'first'],
        [2, 'second'],
        [3, 'third'],
      ]);
      expect(rows[0].detail).toBe('{"text":"é\\n\\"[]"}');
    });
  });

  it('refuses a database in use, and replaces it only with --replace', async () => {
    await writeBackup(url, file, at);
    await withDatabase(url, (db) => addEntry(db, 'later'));
    await expect(restoreBackup(url, file, options)).rejects.toThrow(
      /The database is not empty. Restore into an empty one/,
    );
    expect(await listActions(url)).toEqual(['first', 'later']);
    await restoreBackup(url, file, { ...options, replace: true });
    expect(await listActions(url)).toEqual(['first']);
  });

  it('restores into a database that was only migrated', async () => {
    await writeBackup(url, file, at);
    await restoreIntoNew(async (target) => {
      await withDatabase(target, migrate);
      await restoreBackup(target, file, options);
      expect(await listActions(target)).toEqual(['first']);
    });
  });

  it('brings a backup of an older version up to date', async () => {
    await restoreIntoNew(async (old) => {
      await migrateToOldVersion(old);
      await withDatabase(old, (db) => addEntry(db, 'old'));
      await writeBackup(old, file, at);
    });
    await restoreBackup(url, file, { ...options, replace: true });
    expect(await withDatabase(url, listPendingMigrations)).toEqual([]);
    expect(await listActions(url)).toEqual(['old']);
  });

  it('leaves the database as it was if a row cannot be restored', async () => {
    await writeBackup(url, file, at);
    // The same row twice, with the right checksum.
    const lines = gunzipSync(readFileSync(file)).toString().split('\n');
    const index = lines.findIndex((line) => line.startsWith('[1,') && line.includes('"first"'));
    const rows = [String(lines[index]), String(lines[index])];
    const sha256 = createHash('sha256')
      .update(`${rows.join('\n')}\n`)
      .digest('hex');
    lines.splice(index, 2, ...rows, JSON.stringify({ end: 'audit_log', rows: 2, sha256 }));
    const text = lines.join('\n').replace('"audit_log":1,', '"audit_log":2,');
    writeFileSync(file, gzipSync(text));
    await withDatabase(url, (db) => addEntry(db, 'later'));
    await expect(restoreBackup(url, file, { ...options, replace: true })).rejects.toThrow();
    expect(await listActions(url)).toEqual(['first', 'later']);
  });
});

describe('a file that cannot be restored', () => {
  let file: string;
  let bytes: Buffer;
  const target = () => `sqlite:${join(folder, 'target.db')}`;
  beforeEach(async () => {
    const url = `sqlite:${join(folder, 'source.db')}`;
    await withDatabase(url, async (db) => {
      await migrate(db);
      await addEntry(db, 'first');
    });
    file = join(folder, 'almanac.backup.gz');
    await writeBackup(url, file, at);
    bytes = readFileSync(file);
  });

  const change = (edit: (text: string) => string) => writeFileSync(file, gzipSync(edit(gunzipSync(bytes).toString())));
  const changeHeader = (changes: object) =>
    change((text) => {
      const [header = '', ...rest] = text.split('\n');
      return [JSON.stringify({ ...JSON.parse(header), ...changes }), ...rest].join('\n');
    });

  it.each<[string, () => void, RegExp]>([
    [
      'cut off',
      () => writeFileSync(file, bytes.subarray(0, bytes.length - 100)),
      /is not complete: its end is missing/,
    ],
    ['without its last line', () => change((text) => text.slice(0, text.lastIndexOf('\n{') + 1)), /its end is missing/],
    [
      'with a damaged byte',
      () => writeFileSync(file, Buffer.concat([bytes.subarray(0, 900), Buffer.from([1, 2, 3]), bytes.subarray(903)])),
      /is damaged/,
    ],
    ['with a changed value', () => change((text) => text.replace('"first"', '"later"')), /is damaged/],
    ['without a row', () => change((text) => text.replace(/^\[1,.*"first".*\n/m, '')), /is damaged/],
    ['that is no backup', () => writeFileSync(file, 'not a backup'), /is damaged, or is not a backup of Almanac/],
    ['of gzip, but no backup', () => writeFileSync(file, gzipSync('{"a":1}\n')), /is not a backup of Almanac/],
    ['of a later format', () => changeHeader({ formatVersion: 2, version: '9.0.0' }), /written by Almanac 9.0.0/],
    [
      'with a later migration',
      () => changeHeader({ migrations: ['0001_catalogue', '9999_later'] }),
      /later version of Almanac \(.*\), with migrations that this one does not know: 9999_later/,
    ],
    ['that does not exist', () => rmSync(file), /does not exist/],
  ])('%s is refused with a sentence, and nothing is written', async (_, damage, message) => {
    damage();
    await expect(restoreBackup(target(), file, options)).rejects.toThrow(message);
    expect(existsSync(join(folder, 'target.db'))).toBe(false);
  });
});

it('docs/operations.md lists exactly the tables that a backup omits', () => {
  const names = readTable(readPage('docs/operations.md'), '## Back up').flatMap(([cell = '']) => cell.split(', '));
  const virtual = 'search_terms';
  expect(names.filter((name) => name !== virtual).sort()).toEqual(Object.keys(omittedTables).sort());
});
