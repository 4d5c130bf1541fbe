import { findCountryByCode, listCountries } from '../../server/store/countries.js';
import {
  listIndicatorNames,
  listIndicatorsBySlugs,
  listSlugsBySeriesIds,
  upsertIndicators,
} from '../../server/store/indicators.js';
import { listLicences } from '../../server/store/licences.js';
import { findReleaseById, listReleases, upsertReleases } from '../../server/store/releases.js';
import { listSeries, listSeriesByIndicatorIds, upsertSeries } from '../../server/store/series.js';
import { writeVintages } from '../../server/store/vintages.js';
import { forEachDatabase, libraryVersion } from '../support/databases.js';
import {
  addExampleReferences,
  addExampleSeries,
  at,
  createExampleIndicator,
  createExampleSeries,
  exampleRelease,
} from './exampleCatalogue.js';

forEachDatabase((openFresh) => {
  it('returns every field of the catalogue as it was stored', async () => {
    const db = await openFresh();
    await addExampleReferences(db);
    const indicator = createExampleIndicator({ slug: 'us-cpi', keywords: ['prix', 'größe'], related: ['us-ppi'] });
    await upsertIndicators(db, [indicator], at);
    const [stored] = await listIndicatorsBySlugs(db, ['us-cpi']);
    expect(stored).toEqual({ id: stored?.id, ...indicator });
    const series = createExampleSeries({
      indicatorId: stored?.id ?? 0,
      scale: 1_000_000,
      currency: 'USD',
      annualRate: true,
    });
    await upsertSeries(db, [series], at);
    const [row] = await listSeries(db);
    expect(row).toEqual({ id: row?.id, ...series, firstDate: null, lastDate: null, observationCount: 0, version: 0 });
    expect(await findReleaseById(db, exampleRelease.id)).toMatchObject(exampleRelease);
    expect(await listLicences(db)).toMatchObject([{ name: 'Public domain', url: null }]);
    expect(await findCountryByCode(db, 'DEU')).toEqual(await findCountryByCode(db, 'DE'));
  });

  it('increments the library version only if a row is new or differs', async () => {
    const db = await openFresh();
    await addExampleReferences(db);
    const { version } = await libraryVersion(db);
    expect(await upsertReleases(db, [exampleRelease], at)).toBe(0);
    expect((await libraryVersion(db)).version).toBe(version);
    expect(await upsertReleases(db, [{ ...exampleRelease, rule: null }], at)).toBe(1);
    expect((await libraryVersion(db)).version).toBe(version + 1);
    expect(await listReleases(db)).toMatchObject([{ ...exampleRelease, rule: null }]);
  });

  it('keeps ids and the summary of vintages when the catalogue changes', async () => {
    const db = await openFresh();
    const [series] = await addExampleSeries(db);
    if (!series) throw new Error('The example has a series.');
    const observations = [{ date: '2020-01-01', value: 1 }];
    await writeVintages(db, series.id, [{ date: '2020-02-10', unit: 'x', kind: 'snapshot', observations }], at);
    await upsertSeries(db, [createExampleSeries({ indicatorId: series.indicatorId, unit: 'Percent' })], at);
    const kept = { id: series.id, unit: 'Percent', lastDate: '2020-01-01', observationCount: 1 };
    expect(await listSeries(db)).toMatchObject([kept]);
  });

  it('lists in byte order regardless of the database locale', async () => {
    const db = await openFresh();
    const slugs = ['us-cpi', 'usa', 'us10', 'eur-usd', 'us-cpi-core'];
    await upsertIndicators(
      db,
      slugs.map((slug) => createExampleIndicator({ slug })),
      at,
    );
    const listed = await listIndicatorsBySlugs(db, [...slugs, 'unknown', "x' or 1=1 --"]);
    expect(listed.map(({ slug }) => slug)).toEqual([...slugs].sort());
  });

  it('lists series by indicator, the names of indicators, and those with a series of an id', async () => {
    const db = await openFresh();
    const [first] = await addExampleSeries(db, 2);
    const indicatorId = first?.indicatorId ?? 0;
    await upsertReleases(db, [{ ...exampleRelease, id: 'other' }], at);
    await upsertSeries(
      db,
      [createExampleSeries({ indicatorId, country: 'DE', providerSeriesId: 'X', releaseId: 'other' })],
      at,
    );
    expect((await listSeriesByIndicatorIds(db, [indicatorId])).map(({ country }) => country)).toEqual(['DE', 'US']);
    expect(await listIndicatorNames(db, [indicatorId], ['indicator-1'])).toEqual([
      { slug: 'indicator-0', name: 'indicator-0', prominence: 0 },
      { slug: 'indicator-1', name: 'indicator-1', prominence: 0 },
    ]);
    expect(await listSlugsBySeriesIds(db, ['X', 'x'])).toEqual(['indicator-0']);
    expect((await listCountries(db)).map(({ code }) => code)).toEqual(['DE', 'US']);
  });

  it('rejects a series with an unknown country, licence or release', async () => {
    const db = await openFresh();
    const [series] = await addExampleSeries(db);
    const own = createExampleSeries({ indicatorId: series?.indicatorId ?? 0, country: 'DE' });
    for (const wrong of [{ country: 'XX' }, { licence: 'none' }, { releaseId: 'none' }, { indicatorId: 99 }]) {
      await expect(upsertSeries(db, [{ ...own, ...wrong }], at)).rejects.toMatchObject({
        message: expect.stringMatching(/foreign key/i),
      });
    }
    expect(await listSeries(db)).toHaveLength(1);
  });
});
