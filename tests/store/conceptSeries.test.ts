import { listConceptSeries } from '../../server/store/conceptSeries.js';
import { listIndicators, upsertIndicators } from '../../server/store/indicators.js';
import { upsertSeries } from '../../server/store/series.js';
import { forEachDatabase } from '../support/databases.js';
import { addExampleReferences, at, createExampleIndicator, createExampleSeries } from './exampleCatalogue.js';

forEachDatabase((openFresh) => {
  it('the series of concepts are those with values of at most 100 indicators of each concept', async () => {
    const db = await openFresh();
    await addExampleReferences(db);
    const definitions = Array.from({ length: 103 }, (_, index) =>
      createExampleIndicator({ slug: `indicator-${index}`, concept: index < 101 ? 'wide' : 'narrow' }),
    );
    await upsertIndicators(db, definitions, at);
    const series = (await listIndicators(db)).map(({ id }) => createExampleSeries({ indicatorId: id }));
    await upsertSeries(db, series, at);
    await db('series').update({ last_date: '2026-01-01' });
    const empty = await db('indicators').where({ slug: 'indicator-101' }).first('id');
    await db('series').where({ indicator_id: empty.id }).update({ last_date: null });
    expect(await listConceptSeries(db, ['wide'], ['US', 'DE'])).toHaveLength(100);
    expect(await listConceptSeries(db, ['narrow', 'wide', 'other'], ['US'])).toHaveLength(101);
    expect(await listConceptSeries(db, ['narrow'], ['US'])).toEqual([
      { concept: 'narrow', slug: 'indicator-102', frequency: 'monthly', country: 'US' },
    ]);
    expect(await listConceptSeries(db, ['narrow'], ['DE'])).toEqual([]);
  });
});
