import type { Knex } from 'knex';
import { listFirstReleases, listObservations, listRevisions } from '../../server/store/observations.js';
import { writeVintages } from '../../server/store/vintages.js';
import { forEachDatabase, type OpenFresh } from '../support/databases.js';
import { readState } from '../support/readState.js';
import { addExampleSeries, at } from './exampleCatalogue.js';

const dates = ['2020-01-01', '2020-02-01', '2020-03-01', '2020-04-01'];

/** Opens a database with two vintages: the second revises January, withdraws February and adds April. */
async function openWithVintages(openFresh: OpenFresh): Promise<{ db: Knex; id: number }> {
  const db = await openFresh();
  const [series] = await addExampleSeries(db);
  const id = series?.id ?? 0;
  const rows = (values: (number | null | undefined)[]) =>
    dates.flatMap((date, index) => (values[index] === undefined ? [] : [{ date, value: values[index] }]));
  const common = { unit: 'Percent', kind: 'native' as const };
  await writeVintages(
    db,
    id,
    [
      { ...common, date: '2020-05-10', observations: rows([1, 2, 3]) },
      { ...common, date: '2020-06-10', observations: rows([1.5, undefined, 3, 0.1]) },
    ],
    at,
  );
  return { db, id };
}

forEachDatabase((openFresh) => {
  it('returns the latest values, with null for a withdrawn one', async () => {
    const { db, id } = await openWithVintages(openFresh);
    expect(await listObservations(db, await readState(db, id), { order: 'asc' })).toEqual([
      { date: '2020-01-01', value: 1.5, revised: true },
      { date: '2020-02-01', value: null, revised: true },
      { date: '2020-03-01', value: 3, revised: false },
      { date: '2020-04-01', value: 0.1, revised: false },
    ]);
  });

  it('returns the values known on a day, and nothing before the first vintage', async () => {
    const { db, id } = await openWithVintages(openFresh);
    const asOf = async (day: string) =>
      (await listObservations(db, await readState(db, id), { order: 'asc', asOf: day })).map(({ value }) => value);
    expect(await asOf('2020-05-09')).toEqual([]);
    expect(await asOf('2020-05-10')).toEqual([1, 2, 3]);
    expect(await asOf('2020-06-09')).toEqual([1, 2, 3]);
    expect(await asOf('2020-06-10')).toEqual([1.5, null, 3, 0.1]);
  });

  it('pages through a window in either order', async () => {
    const { db, id } = await openWithVintages(openFresh);
    const list = async (query: Parameters<typeof listObservations>[2]) =>
      (await listObservations(db, await readState(db, id), query)).map(({ date }) => date);
    expect(await list({ order: 'asc', start: '2020-02-01', end: '2020-03-01' })).toEqual(dates.slice(1, 3));
    expect(await list({ order: 'asc', limit: 2 })).toEqual(dates.slice(0, 2));
    expect(await list({ order: 'asc', limit: 2, after: '2020-02-01' })).toEqual(dates.slice(2));
    expect(await list({ order: 'desc', limit: 2, after: '2020-03-01' })).toEqual(['2020-02-01', '2020-01-01']);
    expect(await list({ order: 'asc', limit: 0 })).toEqual([]);
  });

  it('lists the first value of each date with its vintage', async () => {
    const { db, id } = await openWithVintages(openFresh);
    const releases = (await listFirstReleases(db, await readState(db, id), {})).map((row) => [
      row.date,
      row.realtimeStart,
      row.value,
    ]);
    expect(releases).toEqual([
      ['2020-01-01', '2020-05-10', 1],
      ['2020-02-01', '2020-05-10', 2],
      ['2020-03-01', '2020-05-10', 3],
      ['2020-04-01', '2020-06-10', 0.1],
    ]);
    expect(await listFirstReleases(db, await readState(db, id), { start: '2020-04-01', limit: 1 })).toHaveLength(1);
  });

  it('pages through all revisions without gaps or duplicates', async () => {
    const { db, id } = await openWithVintages(openFresh);
    const all = await listRevisions(db, await readState(db, id), {});
    expect(all.slice(0, 2)).toEqual([
      { date: '2020-01-01', realtimeStart: '2020-05-10', realtimeEnd: '2020-06-09', value: 1, revised: false },
      { date: '2020-01-01', realtimeStart: '2020-06-10', realtimeEnd: null, value: 1.5, revised: true },
    ]);
    const paged: typeof all = [];
    for (let page = await listRevisions(db, await readState(db, id), { limit: 1 }); page[0]; ) {
      paged.push(page[0]);
      page = await listRevisions(db, await readState(db, id), { limit: 1, after: page[0] });
    }
    expect(paged).toEqual(all);
  });

  it('throws for a day that does not exist', async () => {
    const { db, id } = await openWithVintages(openFresh);
    await expect(listObservations(db, await readState(db, id), { order: 'asc', asOf: '2020-02-30' })).rejects.toThrow(
      RangeError,
    );
    await expect(
      listObservations(db, await readState(db, id), { order: 'asc', start: "2020-01-01' or 1=1" }),
    ).rejects.toThrow(RangeError);
  });
});
