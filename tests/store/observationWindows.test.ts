import { listObservations } from '../../server/store/observations.js';
import { readObservationWindows } from '../../server/store/observationWindows.js';
import { writeVintages } from '../../server/store/vintages.js';
import { forEachDatabase } from '../support/databases.js';
import { readState } from '../support/readState.js';
import { addExampleSeries, at } from './exampleCatalogue.js';

const months = Array.from({ length: 24 }, (_, month) => {
  return `${2020 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
});

forEachDatabase((openFresh) => {
  it('returns the values of each window as known on its day, newest first, in the order of the windows', async () => {
    const db = await openFresh();
    const [series] = await addExampleSeries(db);
    const seriesId = series?.id ?? 0;
    const vintages = ['2021-06-10', '2021-07-10', '2022-01-10'].map((date, index) => {
      const dates = months.filter((month) => month < date);
      const observations = dates.map((month, position) => ({ date: month, value: position % 7 === index ? index : 1 }));
      return { date, unit: 'Percent', kind: 'native' as const, observations };
    });
    await writeVintages(db, seriesId, vintages, at);
    // More than one statement.
    const windows = Array.from({ length: 130 }, (_, index) => {
      const asOf = ['2021-06-30', '2021-07-10', '2026-11-21', '2021-06-09'][index % 4] ?? '';
      return { seriesId, asOf, start: months[index % 20] ?? '', end: months[(index % 20) + 4] ?? '' };
    });
    const read = await readObservationWindows(db, windows);
    expect(read).toHaveLength(windows.length);
    for (const [index, { asOf, start, end }] of windows.entries())
      expect(read[index]).toEqual(
        await listObservations(db, await readState(db, seriesId), { order: 'desc', asOf, start, end }),
      );
    expect(read.some((rows) => rows.some(({ revised }) => revised))).toBe(true);
    expect(await readObservationWindows(db, [])).toEqual([]);
  });
});
