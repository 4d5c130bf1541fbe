import { readValues } from '../../server/calendar/eventValues.js';
import type { Frequency } from '../../server/series/frequency.js';
import type { Observation } from '../../server/series/observation.js';
import { addPeriods } from '../../server/series/periods.js';
import { listReleaseSeriesByIds } from '../../server/store/releaseSeries.js';
import { listVintages, writeVintages } from '../../server/store/vintages.js';
import { addExampleSeries, at } from '../store/exampleCatalogue.js';
import { forEachDatabase } from '../support/databases.js';

const lastDay = '2026-10-14';
const vintageDay = '2026-10-15';
const periods = { daily: 30, monthly: 24 };

forEachDatabase((openFresh) => {
  /** Reads the actual and the previous value of an event that publishes a vintage with these observations. */
  async function readVintage(frequency: Frequency, observations: Observation[]) {
    const db = await openFresh();
    const [{ id } = { id: 0 }] = await addExampleSeries(db);
    await db('indicators').update({ frequency });
    await writeVintages(db, id, [{ date: vintageDay, unit: 'Percent', kind: 'native', observations }], at);
    const [[series], [vintage]] = [await listReleaseSeriesByIds(db, [id]), await listVintages(db, [id])];
    if (series === undefined) throw new Error('The series has no release.');
    const [values] = await readValues(db, [{ series, vintage, period: null, holidays: 'US' }], vintageDay);
    return [values?.actual?.value, values?.previous?.value];
  }

  /** Reads the values of a vintage without values on `missing` dates before the last one. Each value is its distance from the last date. */
  async function readWithGap(frequency: keyof typeof periods, missing: number) {
    const last = frequency === 'daily' ? lastDay : '2026-09-01';
    const observations = Array.from({ length: periods[frequency] }, (_, back) => ({
      date: addPeriods(last, -back, frequency),
      value: back > 0 && back <= missing ? null : back,
    }));
    return readVintage(frequency, observations);
  }

  it.each([0, 1, 6, 7, 15, 20])(
    'finds the previous value of a daily series after %i days without values',
    async (missing) => {
      expect(await readWithGap('daily', missing)).toEqual([0, missing + 1]);
    },
  );

  it('finds no previous value older than three weeks', async () => {
    expect(await readWithGap('daily', 21)).toEqual([0, undefined]);
  });

  it('takes the previous value of a monthly series only from the month before', async () => {
    expect(await readWithGap('monthly', 0)).toEqual([0, 1]);
    expect(await readWithGap('monthly', 1)).toEqual([0, undefined]);
  });

  it('finds both values of a monthly series whose vintage has later projections but none for the last months', async () => {
    const observations = [
      { date: '2026-05-01', value: 5 },
      { date: '2026-06-01', value: 6 },
      { date: '2026-12-01', value: 12 },
    ];
    expect(await readVintage('monthly', observations)).toEqual([6, 5]);
  });
});
