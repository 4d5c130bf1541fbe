import type { Knex } from 'knex';
import { migrate, openDatabase } from '../../server/store/database.js';
import { startBls } from '../providers/doubles/bls.js';
import type { Double } from '../providers/doubles/startDouble.js';
import { ChildProcess, createDatabaseFolder } from '../setup/childProcess.js';
import { addExampleReferences } from '../store/exampleCatalogue.js';
import { createDatabase } from '../support/databases.js';
import { startFaultProxy } from '../support/faultProxy.js';
import { createBlsSeries, createImportRequests, monthsPerSeries } from './manySeries.js';
import { openImports } from './openImports.js';

const ids = Array.from({ length: 8 }, (_, index) => `LNS140000${String(index).padStart(2, '0')}`);
const postgresUrl = process.env['TEST_POSTGRES_URL'];

let double: Double;
const undo: (() => unknown)[] = [];
beforeAll(async () => {
  double = await startBls(createBlsSeries(ids), { years: 60, series: 50, calls: 100_000 });
});
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});
afterAll(() => double.stop());

/** Creates a database file with an empty library, which several processes can open. */
async function createEmptyDatabase(): Promise<{ url: string; open(): Knex }> {
  const folder = createDatabaseFolder(false);
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

/** Counts the observations of each existing series. */
async function countObservationsPerSeries(db: Knex): Promise<number[]> {
  const rows = await db('series as s')
    .leftJoin('observations as o', 'o.series_id', 's.id')
    .groupBy('s.id')
    .count({ count: 'o.date' });
  return rows.map(({ count }) => Number(count));
}

const createImporter = (db: Knex) => openImports(db, { bls: double.baseUrl });

describe('an import', () => {
  it('leaves only whole series when it is killed, and another import completes it', async () => {
    const { url, open } = await createEmptyDatabase();
    const child = new ChildProcess('tests/imports/importingProgram.ts', [url, double.baseUrl, ...ids], {});
    expect(await child.ended).toBe('SIGKILL');
    const db = open();
    expect(await db.raw('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    const before = await countObservationsPerSeries(db);
    expect(before).toEqual(Array.from({ length: 5 }, () => monthsPerSeries));
    const results = await createImporter(db).run(createImportRequests(ids));
    expect(results.filter(({ outcome }) => outcome === 'unchanged')).toHaveLength(before.length);
    expect(results.filter(({ outcome }) => outcome === 'changed')).toHaveLength(ids.length - before.length);
    expect(await countObservationsPerSeries(db)).toEqual(ids.map(() => monthsPerSeries));
  });

  it('writes a series once when two servers import it at the same time', async () => {
    const { url, open } = await createEmptyDatabase();
    const args = [url, double.baseUrl, ...ids.slice(0, 3)];
    const servers = [1, 2].map(() => new ChildProcess('tests/imports/importingProgram.ts', args, {}));
    expect(await Promise.all(servers.map(({ ended }) => ended))).toEqual([0, 0]);
    const outcomes = servers.flatMap(({ stdout }) => stdout.trim().split('\n'));
    expect(outcomes.sort()).toEqual([...['changed', 'changed', 'changed'], ...['unchanged', 'unchanged', 'unchanged']]);
    expect(await open()('vintages').count({ count: '*' }).first()).toEqual({ count: 3 });
  });

  it('fails and writes nothing in a full database, and succeeds when there is room', async () => {
    const { open } = await createEmptyDatabase();
    const db = open();
    const [{ page_count: pages }] = await db.raw('pragma page_count');
    await db.raw(`pragma max_page_count = ${pages + 2}`);
    expect(await createImporter(db).run(createImportRequests(ids.slice(0, 1)))).toMatchObject([
      { outcome: 'failed', slug: null, failure: { kind: 'storage_failed' } },
    ]);
    expect(await db.raw('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(await countObservationsPerSeries(db)).toEqual([]);
    await db.raw('pragma max_page_count = 100000');
    expect(await createImporter(db).run(createImportRequests(ids.slice(0, 1)))).toMatchObject([{ outcome: 'changed' }]);
  });

  (postgresUrl === undefined ? it.skip : it)(
    'writes a series once on PostgreSQL when one of two servers loses the connection',
    async () => {
      const database = await createDatabase(postgresUrl ?? '');
      undo.push(database.drop);
      await addExampleReferences(database.db);
      const proxy = await startFaultProxy(database.url);
      const proxied = openDatabase(proxy.url);
      undo.push(
        () => proxy.close(),
        () => proxied.destroy(),
      );
      const requests = createImportRequests(ids.slice(0, 2));
      proxy.disconnect();
      expect(await createImporter(proxied).run(requests)).toMatchObject([{ outcome: 'failed' }, { outcome: 'failed' }]);
      expect(await countObservationsPerSeries(database.db)).toEqual([]);
      proxy.restore();
      const both = await Promise.all([
        createImporter(proxied).run(requests),
        createImporter(database.db).run(requests),
      ]);
      expect(
        both
          .flat()
          .map(({ outcome }) => outcome)
          .sort(),
      ).toEqual(['changed', 'changed', 'unchanged', 'unchanged']);
      expect(await countObservationsPerSeries(database.db)).toEqual([monthsPerSeries, monthsPerSeries]);
    },
  );
});
