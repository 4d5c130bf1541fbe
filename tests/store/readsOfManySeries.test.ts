import type { Knex } from 'knex';
import type { Vintage } from '../../server/series/vintageHistory.js';
import { listHeldCountries } from '../../server/store/heldCountries.js';
import { replaceIncludedSeries } from '../../server/store/listedSeries.js';
import { readRecentValues } from '../../server/store/recentValues.js';
import { listSeriesOfRelease } from '../../server/store/releaseSeries.js';
import { listReleaseVintageDays, readVintages } from '../../server/store/releaseVintageDays.js';
import { writeVintages } from '../../server/store/vintages.js';
import { forEachDatabase } from '../support/databases.js';
import { addExampleSeries, at, exampleRelease } from './exampleCatalogue.js';

/** More series than one statement reads. */
const seriesCount = 60;

function createVintage(date: string, values: (number | null)[], unit = 'Percent'): Vintage {
  const observations = values.map((value, index) => ({ date: `2020-0${index + 1}-01`, value }));
  return { date, unit, kind: 'native', observations };
}

/** Adds series with two vintages: the first adds two values, the second revises one and adds one. The last has no values. */
async function addRevisedSeries(db: Knex) {
  const series = await addExampleSeries(db, seriesCount + 1);
  const vintages = [createVintage('2020-07-01', [1, 2]), createVintage('2020-08-01', [1, 3, 4])];
  for (const { id } of series.slice(0, seriesCount)) await writeVintages(db, id, vintages, at);
  return series;
}

forEachDatabase((openFresh) => {
  it('lists the countries of own and included series with values', async () => {
    const db = await openFresh();
    const [first, second] = await addRevisedSeries(db);
    await replaceIncludedSeries(
      db,
      [{ indicatorId: first?.indicatorId ?? 0, country: 'DE', seriesId: second?.id ?? 0 }],
      at,
    );
    const slugs = Array.from({ length: seriesCount + 1 }, (_, index) => `indicator-${index}`);
    const held = await listHeldCountries(db, slugs);
    expect(held).toHaveLength(seriesCount + 1);
    const ofFirst = held.filter(({ slug }) => slug === 'indicator-0');
    expect(ofFirst.map(({ country }) => country).sort()).toEqual(['DE', 'US']);
    expect(ofFirst[0]).toMatchObject({ slug: 'indicator-0', frequency: 'monthly' });
    expect(held.filter(({ slug }) => slug === `indicator-${seriesCount}`)).toEqual([]);
  });

  it('reads the last values of many series until a date, oldest first', async () => {
    const db = await openFresh();
    const series = await addRevisedSeries(db);
    const read = (end: string, count: number) =>
      readRecentValues(
        db,
        series.map(({ id }) => ({ seriesId: id, end, count })),
      );
    const [february, march] = [
      { date: '2020-02-01', value: 3 },
      { date: '2020-03-01', value: 4 },
    ];
    expect(await read('2020-12-31', 2)).toEqual([...Array.from({ length: seriesCount }, () => [february, march]), []]);
    expect((await read('2020-02-29', 1))[0]).toEqual([february]);
  });

  it('lists the days on which series of a release have vintages, with numbers', async () => {
    const db = await openFresh();
    const added = await addRevisedSeries(db);
    await writeVintages(db, added[0]?.id ?? 0, [createVintage('2020-09-01', [1, 3, 4, 5])], at);
    const series = await listSeriesOfRelease(db, exampleRelease.id);
    const days = await listReleaseVintageDays(db, series, '2020-12-31', 5);
    const rest = { frequency: 'monthly', withdrawn: 0, rebased: 0 };
    const [one, all] = [1, seriesCount].map((seriesCount) => ({ seriesCount, added: seriesCount, ...rest }));
    const firstIndex = series.findIndex(({ seriesId }) => seriesId === added[0]?.id);
    expect(days).toEqual([
      { ...one, date: '2020-09-01', lastDate: '2020-04-01', revised: 0, firstIndex },
      { ...all, date: '2020-08-01', lastDate: '2020-03-01', revised: seriesCount, firstIndex: 0 },
      { ...all, date: '2020-07-01', lastDate: '2020-02-01', revised: 0, added: 2 * seriesCount, firstIndex: 0 },
    ]);
    expect(await listReleaseVintageDays(db, series, '2020-09-01', 1)).toEqual([days[1]]);
  });

  it('reads one vintage of each series', async () => {
    const db = await openFresh();
    const [first, second] = await addRevisedSeries(db);
    const wanted = [
      { seriesId: first?.id ?? 0, date: '2020-07-01' },
      { seriesId: second?.id ?? 0, date: '2020-08-01' },
      { seriesId: second?.id ?? 0, date: '2020-08-02' },
    ];
    const found = await readVintages(db, wanted);
    expect(found.sort((a, b) => a.seriesId - b.seriesId)).toMatchObject([
      { ...wanted[0], added: 2, revised: 0, lastDate: '2020-02-01', unit: 'Percent' },
      { ...wanted[1], added: 1, revised: 1, lastDate: '2020-03-01', observations: 3 },
    ]);
    expect(await readVintages(db, [])).toEqual([]);
  });
});
