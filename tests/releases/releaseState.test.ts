import type { Knex } from 'knex';
import { computeReleaseState } from '../../server/releases/computeReleaseState.js';
import { prepareReleases } from '../../server/releases/prepareReleases.js';
import { readReleaseSeries, readReleaseState } from '../../server/releases/releaseState.js';
import { changeLibrary } from '../../server/store/dataVersion.js';
import { upsertIndicators } from '../../server/store/indicators.js';
import { writeOfficialDates } from '../../server/store/officialDates.js';
import { iterateReleaseStates } from '../../server/store/releaseStates.js';
import { findReleaseById, type StoredRelease } from '../../server/store/releases.js';
import { deleteSeries } from '../../server/store/series.js';
import { writeVintages } from '../../server/store/vintages.js';
import { addExampleSeries, at, createExampleIndicator, exampleRelease } from '../store/exampleCatalogue.js';
import { forEachDatabase } from '../support/databases.js';
import { startSeriesServer } from '../support/seriesServer.js';

async function findExampleRelease(db: Knex): Promise<StoredRelease> {
  return (await findReleaseById(db, exampleRelease.id)) as StoredRelease;
}

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
    const { vintages } = await readReleaseState(db, await findExampleRelease(db));
    expect(vintages).toEqual([
      { date: '2020-05-10', lastDate: '2020-04-01', frequency: 'monthly' },
      { date: '2020-08-10', lastDate: '2020-07-01', frequency: 'quarterly' },
      { date: '2020-09-10', lastDate: '2020-08-01', frequency: 'monthly' },
    ]);
  });

  it('represents a release with at most 250 indicators, those that the library has had for longest', async () => {
    const db = await openFresh();
    await addExampleSeries(db, 260);
    const series = await readReleaseSeries(db, await findExampleRelease(db));
    const slugs = Array.from({ length: 250 }, (_, index) => `indicator-${index}`);
    expect(series.map(({ slug }) => slug).sort()).toEqual(slugs.sort());
  });

  it('is stored until one of its series or an official date changes', async () => {
    const db = await openFresh();
    const [first, second] = await addExampleSeries(db, 2);
    const write = (id: number | undefined) => {
      const observations = [{ date: '2020-04-01', value: 1 }];
      return writeVintages(db, id ?? 0, [{ date: '2020-05-10', unit: 'Percent', kind: 'native', observations }], at);
    };
    const readStored = async () => {
      for await (const chunk of iterateReleaseStates(db, [exampleRelease.id])) return chunk.map(({ state }) => state);
      return [];
    };
    await write(first?.id);
    await prepareReleases(db);
    expect(await prepareReleases(db)).toBe(0);
    const changes = [
      () => write(second?.id),
      () => upsertIndicators(db, [createExampleIndicator({ slug: 'indicator-0', category: 'housing' })], at),
      () => writeOfficialDates(db, exampleRelease.id, 'bls', [{ date: '2020-06-10', time: null, timeZone: null }], at),
      () =>
        changeLibrary(
          db,
          at,
          (trx) => deleteSeries(trx, [second?.id ?? 0]),
          () => true,
        ),
    ];
    for (const change of changes) {
      const before = await readStored();
      await change();
      expect(await prepareReleases(db)).toBe(1);
      expect(await readStored()).toEqual([await computeReleaseState(db, exampleRelease.id)]);
      expect(await readStored()).not.toEqual(before);
    }
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
      if (/from vintages\s+where series_id in|official_release_dates|from release_states/.test(sql)) statements += 1;
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
