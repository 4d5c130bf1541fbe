import type { Knex } from 'knex';
import { migrate, openDatabase } from '../../server/store/database.js';
import { startBls } from '../providers/doubles/bls.js';
import type { Double } from '../providers/doubles/startDouble.js';
import { ChildProcess, databaseFolder } from '../setUp/childProcess.js';
import { addExampleReferences } from '../store/exampleCatalogue.js';
import { openProxy } from '../support/cuttableProxy.js';
import { createSchema } from '../support/databases.js';
import { manySeries, manyValues, monthsEach } from './manySeries.js';
import { openImports } from './openImports.js';

const ids = Array.from({ length: 8 }, (_, place) => `LNS140000${String(place).padStart(2, '0')}`);
const postgresUrl = process.env['TEST_POSTGRES_URL'];

let double: Double;
const undo: (() => unknown)[] = [];
beforeAll(async () => {
  double = await startBls(manyValues(ids), { years: 60, series: 50, calls: 100_000 });
});
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});
afterAll(() => double.stop());

/** A file with an empty library, as this process and others may open it. */
async function emptyFile(): Promise<{ url: string; open(): Knex }> {
  const folder = databaseFolder(false);
  undo.push(folder.remove);
  const open = () => {
    const db = openDatabase(folder.url);
    undo.push(() => db.destroy());
    return db;
  };
  const db = open();
  await migrate(db);
  await addExampleReferences(db);
  return { url: folder.url, open };
}

/** How many observations each series has that is there. */
async function observationsEach(db: Knex): Promise<number[]> {
  const rows = await db('series as s')
    .leftJoin('observations as o', 'o.series_id', 's.id')
    .groupBy('s.id')
    .count({ count: 'o.date' });
  return rows.map(({ count }) => Number(count));
}

const importer = (db: Knex) => openImports(db, { bls: double.baseUrl });

describe('an import', () => {
  it('that is killed leaves whole series, and is completed by another', async () => {
    const { url, open } = await emptyFile();
    const child = new ChildProcess('tests/imports/importingProgram.ts', [url, double.baseUrl, ...ids], {});
    expect(await child.ended).toBe('SIGKILL');
    const db = open();
    expect(await db.raw('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    const before = await observationsEach(db);
    expect(before).toEqual(Array.from({ length: 5 }, () => monthsEach));
    const results = await importer(db).run(manySeries(ids));
    expect(results.filter(({ outcome }) => outcome === 'unchanged')).toHaveLength(before.length);
    expect(results.filter(({ outcome }) => outcome === 'changed')).toHaveLength(ids.length - before.length);
    expect(await observationsEach(db)).toEqual(ids.map(() => monthsEach));
  });

  it('of two servers at once writes a series once', async () => {
    const { open } = await emptyFile();
    const few = manySeries(ids.slice(0, 3));
    const results = (await Promise.all([importer(open()).run(few), importer(open()).run(few)])).flat();
    expect(results.map(({ outcome }) => outcome).sort()).toEqual([
      ...['changed', 'changed', 'changed'],
      ...['unchanged', 'unchanged', 'unchanged'],
    ]);
    expect(await open()('vintages').count({ count: '*' }).first()).toEqual({ count: 3 });
  });

  it('into a full database fails, writes nothing, and succeeds when there is room', async () => {
    const { open } = await emptyFile();
    const db = open();
    const [{ page_count: pages }] = await db.raw('pragma page_count');
    await db.raw(`pragma max_page_count = ${pages + 2}`);
    expect(await importer(db).run(manySeries(ids.slice(0, 1)))).toMatchObject([
      { outcome: 'failed', slug: null, failure: { kind: 'storage_failed' } },
    ]);
    expect(await db.raw('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(await observationsEach(db)).toEqual([]);
    await db.raw('pragma max_page_count = 100000');
    expect(await importer(db).run(manySeries(ids.slice(0, 1)))).toMatchObject([{ outcome: 'changed' }]);
  });

  (postgresUrl === undefined ? it.skip : it)('of two servers on PostgreSQL, one cut off for a while', async () => {
    const schema = await createSchema(postgresUrl ?? '');
    undo.push(schema.drop);
    await addExampleReferences(schema.db);
    const proxy = await openProxy(schema.url);
    const through = new URL(schema.url);
    through.host = new URL(proxy.url.replace(/^postgres/, 'http')).host;
    const far = openDatabase(through.href);
    undo.push(
      () => proxy.close(),
      () => far.destroy(),
    );
    const few = manySeries(ids.slice(0, 2));
    proxy.cut();
    expect(await importer(far).run(few)).toMatchObject([{ outcome: 'failed' }, { outcome: 'failed' }]);
    expect(await observationsEach(schema.db)).toEqual([]);
    proxy.mend();
    const both = await Promise.all([importer(far).run(few), importer(schema.db).run(few)]);
    expect(
      both
        .flat()
        .map(({ outcome }) => outcome)
        .sort(),
    ).toEqual(['changed', 'changed', 'unchanged', 'unchanged']);
    expect(await observationsEach(schema.db)).toEqual([monthsEach, monthsEach]);
  });
});
