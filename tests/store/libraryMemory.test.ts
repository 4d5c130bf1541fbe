import fc from 'fast-check';
import type { Knex } from 'knex';
import { getLibraryMemory, keepInMemory } from '../../server/store/libraryMemory.js';
import { listFirstReleases, listObservations, listRevisions } from '../../server/store/observations.js';
import { findSeriesById } from '../../server/store/series.js';
import { SeriesChangedError, type SeriesState } from '../../server/store/seriesState.js';
import { createVersionReader } from '../../server/store/versionReader.js';
import { writeVintages } from '../../server/store/vintages.js';
import { forEachDatabase } from '../support/databases.js';
import { beforeEachSlice } from '../support/seriesServer.js';
import { queryDays, vintageWrites } from '../support/vintageSequences.js';
import { addExampleSeries, at } from './exampleCatalogue.js';

const dates = ['2019-12-31', '2020-01-01', '2020-02-15', '2020-03-01', '2020-06-01', '2020-07-01'];
const window = fc.record(
  {
    start: fc.constantFrom(...dates),
    end: fc.constantFrom(...dates),
    limit: fc.nat(5),
  },
  { requiredKeys: [] },
);
const query = fc.record({
  window,
  order: fc.constantFrom('asc' as const, 'desc' as const),
  asOf: fc.constantFrom(undefined, ...queryDays),
  after: fc.constantFrom(undefined, ...dates),
  realtimeStart: fc.constantFrom(...queryDays),
});

async function openMemory(openFresh: () => Promise<Knex>) {
  const db = await openFresh();
  const [series] = await addExampleSeries(db);
  const id = series?.id ?? 0;
  keepInMemory(db, createVersionReader(db, 'sqlite::memory:'), 128);
  const findState = async (): Promise<SeriesState> => ({ id, version: (await findSeriesById(db, id))?.version ?? 0 });
  return { db, id, findState };
}

/** Lists a query in each view. */
async function listViews(db: Knex, series: SeriesState, { window, order, asOf, after, realtimeStart }: Query) {
  const range = { ...window, order, ...(after && { after }) };
  const position = after && { after: { date: after, realtimeStart } };
  return [
    await listObservations(db, series, { ...range, ...(asOf && { asOf }) }),
    await listFirstReleases(db, series, range),
    await listRevisions(db, series, { ...window, order, ...position }),
  ];
}

type Query = typeof query extends fc.Arbitrary<infer Value> ? Value : never;

forEachDatabase((openFresh) => {
  it('reads from memory are the same as reads of the database, for any vintages and any query', async () => {
    const property = fc.asyncProperty(vintageWrites, fc.array(query, { minLength: 5 }), async (writes, queries) => {
      const { db, id, findState } = await openMemory(openFresh);
      for (const write of writes) await writeVintages(db, id, [write], at);
      const state = await findState();
      for (const one of queries) {
        const fromMemory = await listViews(db, state, one);
        // A transaction does not use the memory.
        const fromDatabase = await db.transaction((trx) => listViews(trx, state, one));
        expect(fromMemory).toEqual(fromDatabase);
      }
    });
    await fc.assert(property, { numRuns: 20 });
  });

  const observations = (value: number, count = 3) =>
    Array.from({ length: count }, (_, index) => ({ date: `2020-0${1 + (index % 9)}-01`, value }));
  const write = (db: Knex, id: number, date: string, value: number) =>
    writeVintages(db, id, [{ date, unit: 'Percent', kind: 'native', observations: observations(value) }], at);

  it('a series is read from the database once, until it changes', async () => {
    const { db, id, findState } = await openMemory(openFresh);
    await write(db, id, '2020-10-01', 1);
    let reads = 0;
    const stop = beforeEachSlice(db, () => {
      reads += 1;
    });
    const list = async () => (await listObservations(db, await findState(), { order: 'asc' }))[0]?.value;
    expect([await list(), await list(), reads]).toEqual([1, 1, 1]);
    await write(db, id, '2020-11-01', 2);
    expect([await list(), await list(), reads]).toEqual([2, 2, 2]);
    stop();
  });

  it('requests that arrive together share a read', async () => {
    const { db, id, findState } = await openMemory(openFresh);
    await write(db, id, '2020-10-01', 1);
    const state = await findState();
    const memory = getLibraryMemory(db);
    const [first, second] = await Promise.all([memory?.getColumns(state), memory?.getColumns(state)]);
    expect(first).toBeDefined();
    expect(second?.buffer).toBe(first?.buffer);
  });

  it('does not keep a series that has changed since it was found', async () => {
    const { db, id, findState } = await openMemory(openFresh);
    await write(db, id, '2020-10-01', 1);
    const before = await findState();
    await write(db, id, '2020-11-01', 2);
    await expect(getLibraryMemory(db)?.getColumns(before)).rejects.toThrow(SeriesChangedError);
    expect((await getLibraryMemory(db)?.getColumns(await findState()))?.length).toBe(6);
  });
});
