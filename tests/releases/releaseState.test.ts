import { readReleaseState } from '../../server/releases/releaseState.js';
import { upsertIndicators } from '../../server/store/indicators.js';
import { writeOfficialDates } from '../../server/store/officialDates.js';
import { writeVintages } from '../../server/store/vintages.js';
import { addExampleSeries, at, createExampleIndicator, exampleRelease } from '../store/exampleCatalogue.js';
import { forEachDatabase } from '../support/databases.js';
import { startSeriesServer } from '../support/seriesServer.js';

forEachDatabase((openFresh) => {
  it('has one vintage for each day of any series, with the latest period and the higher frequency of equal ones', async () => {
    const db = await openFresh();
    const series = await addExampleSeries(db, 12);
    await upsertIndicators(db, [createExampleIndicator({ slug: 'indicator-0', frequency: 'quarterly' })], at);
    const write = (index: number, date: string, lastDate: string) => {
      const observations = [{ date: lastDate, value: index }];
      return writeVintages(db, series[index]?.id ?? 0, [{ date, unit: 'Percent', kind: 'native', observations }], at);
    };
    for (const index of series.keys()) await write(index, '2020-05-10', '2020-04-01');
    await write(0, '2020-08-10', '2020-07-01');
    await write(5, '2020-09-10', '2020-07-01');
    await write(11, '2020-09-10', '2020-08-01');
    const { vintages } = await readReleaseState(db, exampleRelease.id);
    expect(vintages).toEqual([
      { date: '2020-05-10', lastDate: '2020-04-01', frequency: 'monthly' },
      { date: '2020-08-10', lastDate: '2020-07-01', frequency: 'quarterly' },
      { date: '2020-09-10', lastDate: '2020-08-01', frequency: 'monthly' },
    ]);
  });

  it('represents a release with at most 250 indicators, those that the library has had for longest', async () => {
    const db = await openFresh();
    await addExampleSeries(db, 260);
    const { series } = await readReleaseState(db, exampleRelease.id);
    const slugs = Array.from({ length: 250 }, (_, index) => `indicator-${index}`);
    expect(series.map(({ slug }) => slug).sort()).toEqual(slugs.sort());
  });

  it('is read once for all requests until a series or an official date changes', async () => {
    const { db, ids, get, stop } = await startSeriesServer(openFresh, [
      { slug: 'price', frequency: 'monthly', countries: ['US'] },
    ]);
    const write = (date: string, lastDate: string) => {
      const observations = [{ date: lastDate, value: 1 }];
      return writeVintages(db, ids.get('price US') ?? 0, [{ date, unit: 'Percent', kind: 'native', observations }], at);
    };
    await write('2026-10-20', '2026-09-01');
    let statements = 0;
    db.on('query', ({ sql }: { sql: string }) => {
      if (/from vintages\s+where series_id in|official_release_dates/.test(sql)) statements += 1;
    });
    const read = async (to: string) => {
      const { body } = await get(`/v1/indicators/releases?from=2026-10-01&to=${to}`).expect(200);
      return body.releases[0];
    };
    const newDate = expect.objectContaining({ date: '2026-12-24' });
    expect((await read('2026-12-28')).release.lastRelease).toMatchObject({ referencePeriod: '2026-09' });
    const statementsBefore = statements;
    expect(statementsBefore).toBeGreaterThan(0);
    expect((await read('2026-12-29')).schedule).not.toContainEqual(newDate);
    expect(statements).toBe(statementsBefore);
    await writeOfficialDates(db, exampleRelease.id, 'bls', [{ date: '2026-12-24', time: null, timeZone: null }], at);
    expect((await read('2026-12-29')).schedule).toContainEqual(newDate);
    await write('2026-11-18', '2026-10-01');
    expect((await read('2026-12-29')).release.lastRelease).toMatchObject({ referencePeriod: '2026-10' });
    await stop();
  });
});
