import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { upsertCountries } from '../../server/store/countries.js';
import { migrate, openDatabase } from '../../server/store/database.js';
import { bumpDataVersion, changeLibrary } from '../../server/store/dataVersion.js';
import { createVersionReader } from '../../server/store/versionReader.js';
import { writeVintages } from '../../server/store/vintages.js';
import { forEachDatabase } from '../support/databases.js';
import { addExampleSeries } from './exampleCatalogue.js';

const at = '2026-11-21T09:00:00.000Z';
const later = '2026-11-22T09:00:00.000Z';
const country = { code: 'US', code3: 'USA', name: 'United States', region: null, incomeGroup: null };

forEachDatabase((openFresh) => {
  const open = async () => {
    const db = await openFresh();
    return { db, changes: createVersionReader(db, 'sqlite::memory:') };
  };

  it('starts at version 0 in a new database', async () => {
    const { changes } = await open();
    expect(await changes.read()).toEqual({
      library: { version: 0, changedAt: '1970-01-01T00:00:00Z', isLoading: false },
      access: 0,
    });
  });

  it('increments the library version with its instant, but not the access version', async () => {
    const { db, changes } = await open();
    await upsertCountries(db, [country], at);
    expect(await changes.read()).toEqual({ library: { version: 1, changedAt: at, isLoading: false }, access: 0 });
    await upsertCountries(db, [{ ...country, name: 'USA' }], later);
    expect(await changes.read()).toEqual({ library: { version: 2, changedAt: later, isLoading: false }, access: 0 });
  });

  it('increments the access version without changing the instant of the library', async () => {
    const { db, changes } = await open();
    await db.transaction((trx) => bumpDataVersion(trx, at, 'access'));
    expect(await changes.read()).toMatchObject({ library: { version: 0, isLoading: false }, access: 1 });
  });

  it('does not count a write without a change, and counts several in one transaction once', async () => {
    const { db, changes } = await open();
    await upsertCountries(db, [country], at);
    await upsertCountries(db, [country], later);
    expect((await changes.read()).library).toEqual({ version: 1, changedAt: at, isLoading: false });
    await db.transaction(async (trx) => {
      for (const name of ['America', 'USA']) await upsertCountries(trx, [{ ...country, name }], later);
    });
    expect((await changes.read()).library).toEqual({ version: 2, changedAt: later, isLoading: false });
  });

  it('reports the series that a transaction changed after it had counted with the others, once', async () => {
    const db = await openFresh();
    const [first, second] = await addExampleSeries(db, 2);
    const reader = createVersionReader(db, 'sqlite::memory:');
    const { version } = (await reader.read()).library;
    await db.transaction(async (trx) => {
      for (const one of [first, second]) {
        const observations = [{ date: '2020-01-01', value: 1 }];
        await writeVintages(
          trx,
          one?.id ?? 0,
          [{ date: '2020-02-01', unit: 'Percent', kind: 'native', observations }],
          at,
        );
      }
    });
    expect((await reader.read()).library.version).toBe(version + 1);
    for (const one of [first, second]) expect(reader.changes.isCurrent(version, [one?.id ?? 0])).toBe(false);
    expect(await db('series').where('changed_in', '>', version + 1)).toEqual([]);
  });

  it('does not count a change that is rolled back', async () => {
    const { db, changes } = await open();
    const broken = changeLibrary(
      db,
      at,
      async (trx) => {
        await upsertCountries(trx, [country], at);
        throw new Error('rolled back');
      },
      () => true,
    );
    await expect(broken).rejects.toThrow('rolled back');
    expect((await changes.read()).library.version).toBe(0);
  });
});

it('reports a database that has not been migrated', async () => {
  const db = openDatabase('sqlite::memory:');
  await db.schema.createTable('data_versions', (table) => {
    for (const column of ['name', 'version', 'changed_at', 'loading']) table.text(column);
  });
  await db.schema.createTable('series', (table) => {
    for (const column of ['id', 'changed_in']) table.integer(column);
  });
  await expect(createVersionReader(db, 'sqlite::memory:').read()).rejects.toThrow('has not been migrated');
  await db.destroy();
});

it('sees the commits of all connections to a SQLite file, and nothing uncommitted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-test-'));
  const url = `sqlite:${join(folder, 'almanac.db')}`;
  const [db, elsewhere] = [openDatabase(url), openDatabase(url)];
  await migrate(db);
  const changes = createVersionReader(db, url);
  const first = await changes.read();
  expect(await changes.read()).toBe(first);
  for (const [count, connection] of [
    [1, db],
    [2, elsewhere],
  ] as const) {
    await connection.transaction(async (trx) => {
      await bumpDataVersion(trx, at);
      expect((await changes.read()).library.version).toBe(count - 1);
    });
    expect((await changes.read()).library).toEqual({ version: count, changedAt: at, isLoading: false });
  }
  changes.close();
  for (const one of [db, elsewhere]) await one.destroy();
  rmSync(folder, { recursive: true });
});
