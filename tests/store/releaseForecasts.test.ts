import {
  addReleaseForecasts,
  deleteReleaseForecasts,
  listReleaseForecasts,
  listSeriesWithoutForecast,
} from '../../server/store/releaseForecasts.js';
import { writeVintages } from '../../server/store/vintages.js';
import { forEachDatabase, libraryVersion } from '../support/databases.js';
import { addExampleSeries, at } from './exampleCatalogue.js';

forEachDatabase((openFresh) => {
  it('stores the first forecast per period and vintage, and increments the library version only for a new one', async () => {
    const db = await openFresh();
    const [series, other] = await addExampleSeries(db, 2);
    const [seriesId, otherId] = [series?.id ?? 0, other?.id ?? 0];
    const vintage = (date: string) => ({
      date,
      unit: 'Percent',
      kind: 'native' as const,
      observations: [{ date: '2026-01-01', value: 1 }],
    });
    await writeVintages(db, seriesId, [vintage('2026-02-01'), vintage('2026-03-01')], at);
    await writeVintages(db, otherId, [vintage('2026-02-01')], at);
    expect(await listSeriesWithoutForecast(db, [seriesId, otherId])).toEqual(new Set([seriesId, otherId]));

    const common = { seriesId, period: '2026-02-01', model: 'auto', createdAt: at };
    const early = { ...common, vintageDate: '2026-02-01', value: 2, cacheKey: 'a' };
    const late = { ...common, vintageDate: '2026-03-01', value: 3, cacheKey: 'b' };
    const { version } = await libraryVersion(db);
    expect(await addReleaseForecasts(db, [early], at)).toBe(1);
    expect(await listSeriesWithoutForecast(db, [seriesId, otherId])).toEqual(new Set([seriesId, otherId]));
    expect(await addReleaseForecasts(db, [{ ...early, value: 9 }, late], at)).toBe(1);
    expect(await addReleaseForecasts(db, [late], at)).toBe(0);
    expect(await addReleaseForecasts(db, [], at)).toBe(0);
    expect((await libraryVersion(db)).version).toBe(version + 2);
    expect(await listSeriesWithoutForecast(db, [seriesId, otherId])).toEqual(new Set([otherId]));

    const listed = await listReleaseForecasts(db, [seriesId, otherId]);
    expect([...listed.keys()]).toEqual([seriesId]);
    expect(listed.get(seriesId)).toMatchObject([
      { vintageDate: '2026-03-01', value: 3, cacheKey: 'b', unit: 'Percent' },
      { vintageDate: '2026-02-01', value: 2, cacheKey: 'a', unit: 'Percent' },
    ]);
    expect(await deleteReleaseForecasts(db, at, at)).toBe(0);
    expect(await deleteReleaseForecasts(db, '2027-01-01T00:00:00Z', at)).toBe(2);
    expect((await libraryVersion(db)).version).toBe(version + 3);
  });
});
