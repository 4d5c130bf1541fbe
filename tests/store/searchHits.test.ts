import { listIndicators, upsertIndicators } from '../../server/store/indicators.js';
import { readHits } from '../../server/store/searchHits.js';
import { listSeries, upsertSeries } from '../../server/store/series.js';
import { forEachDatabase } from '../support/databases.js';
import { addExampleReferences, at, createExampleIndicator, createExampleSeries } from './exampleCatalogue.js';

forEachDatabase((openFresh) => {
  it('a hit describes an indicator and a series, which may belong to another one; those that do not exist are left out', async () => {
    const db = await openFresh();
    await addExampleReferences(db);
    await upsertIndicators(
      db,
      [createExampleIndicator({ slug: 'own' }), createExampleIndicator({ slug: 'other' })],
      at,
    );
    const [other, own] = (await listIndicators(db)).toSorted((a, b) => (a.slug < b.slug ? -1 : 1)).map(({ id }) => id);
    if (own === undefined || other === undefined) throw new Error('An indicator is missing.');
    await upsertSeries(db, [createExampleSeries({ indicatorId: own, provider: 'bls' })], at);
    const [series] = await listSeries(db);
    const seriesId = series?.id ?? 0;
    const described = {
      name: 'other',
      description: 'What it measures.',
      category: 'prices',
      frequency: 'monthly',
      country: 'US',
      unit: 'Index 1982-1984=100',
      seasonalAdjustment: 'seasonally_adjusted',
      sourceAgency: 'U.S. Bureau of Labor Statistics',
      provider: 'bls',
      providerSeriesId: 'CPIAUCSL',
      defaultCountry: 'US',
    };
    const noDates = { firstDate: null, lastDate: null };
    expect([...(await readHits(db, [[other, seriesId]]))]).toEqual([
      [other, { indicatorId: other, slug: 'other', ...described, ...noDates }],
    ]);
    await db('series').update({ first_date: '1990-01-01', last_date: '2026-01-01' });
    const hits = await readHits(db, [
      [own, seriesId],
      [own, seriesId + 1],
      [other + own, seriesId],
    ]);
    expect([...hits.values()]).toMatchObject([{ slug: 'own', firstDate: '1990-01-01', lastDate: '2026-01-01' }]);
    expect([...(await readHits(db, []))]).toEqual([]);
  });
});
