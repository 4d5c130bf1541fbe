import type { Knex } from 'knex';
import { readReleases } from '../../server/releases/readReleases.js';
import { listIndicators, upsertIndicators } from '../../server/store/indicators.js';
import { keepInMemory } from '../../server/store/libraryMemory.js';
import { listReleases, upsertReleases } from '../../server/store/releases.js';
import { upsertSeries } from '../../server/store/series.js';
import { createVersionReader } from '../../server/store/versionReader.js';
import { writeVintages } from '../../server/store/vintages.js';
import {
  addExampleSeries,
  at,
  createExampleIndicator,
  createExampleSeries,
  exampleRelease,
} from '../store/exampleCatalogue.js';
import { forEachDatabase } from '../support/databases.js';
import { recordStatements } from '../support/recordStatements.js';

forEachDatabase((openFresh) => {
  async function openMemory() {
    const db = await openFresh();
    const [series] = await addExampleSeries(db);
    if (series === undefined) throw new Error('There is no example series.');
    const reader = createVersionReader(db, 'sqlite::memory:');
    keepInMemory(db, reader, 8);
    await reader.read();
    return { db, reader, series };
  }

  it('releases are read once until the library changes', async () => {
    const { db, reader } = await openMemory();
    const statements = recordStatements(db);
    const readImportance = async () => (await readReleases(db)).map(({ importance }) => importance);
    expect([await readImportance(), await readImportance()]).toEqual([['high'], ['high']]);
    expect(statements).toHaveLength(1);
    await upsertReleases(db, [{ ...exampleRelease, importance: 'low' }], at);
    await reader.read();
    expect(await readImportance()).toEqual(['low']);
  });

  const observations = [{ date: '2020-01-01', value: 1 }];
  const vintage = { date: '2020-02-01', unit: 'Percent', kind: 'native' as const, observations };
  const { indicatorId: _indicator, ...example } = createExampleSeries({ indicatorId: 0 });
  const writes: [string, (db: Knex, series: { id: number; indicatorId: number }) => Promise<unknown>][] = [
    ['vintages', (db, { id }) => writeVintages(db, id, [vintage], at)],
    [
      'the same vintages twice',
      async (db, { id }) => {
        for (let count = 0; count < 2; count++) await writeVintages(db, id, [vintage], at);
      },
    ],
    ['the same release', (db) => upsertReleases(db, [exampleRelease], at)],
    ['another release', (db) => upsertReleases(db, [{ ...exampleRelease, id: 'us-other' }], at)],
    ['the same series', (db, { indicatorId }) => upsertSeries(db, [{ ...example, indicatorId }], at)],
    ['a changed series', (db, { indicatorId }) => upsertSeries(db, [{ ...example, indicatorId, unit: 'Percent' }], at)],
    ['a new indicator', (db) => upsertIndicators(db, [createExampleIndicator({ slug: 'other' })], at)],
    [
      'the same indicators',
      async (db) =>
        upsertIndicators(
          db,
          (await listIndicators(db)).map(({ id: _id, ...one }) => one),
          at,
        ),
    ],
  ];

  it.each(writes)(
    'the releases in memory have the versions of the database after a write of %s',
    async (_name, write) => {
      const { db, reader, series } = await openMemory();
      await readReleases(db);
      await write(db, series);
      await reader.read();
      expect(await readReleases(db)).toEqual(await listReleases(db));
    },
  );

  it('a series that moves to another release changes both releases', async () => {
    const { db, series } = await openMemory();
    await upsertReleases(db, [{ ...exampleRelease, id: 'us-other' }], at);
    const listVersions = async () => (await listReleases(db)).map(({ version }) => version);
    const before = await listVersions();
    await upsertSeries(db, [{ ...example, indicatorId: series.indicatorId, releaseId: 'us-other' }], at);
    expect(await listVersions()).toEqual(before.map((version) => version + 1));
  });
});
