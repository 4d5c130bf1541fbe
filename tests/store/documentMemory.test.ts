import { countDocuments, readDocuments } from '../../server/store/documentMemory.js';
import { upsertIndicators } from '../../server/store/indicators.js';
import { replaceSearchableSeries } from '../../server/store/searchableSeries.js';
import { forEachDatabase } from '../support/databases.js';
import { addExampleSeries, at, createExampleIndicator } from './exampleCatalogue.js';

forEachDatabase((openFresh) => {
  it('keeps a document from its second read on, and replaces it when it has changed', async () => {
    const db = await openFresh();
    const [series] = await addExampleSeries(db, 1);
    if (series === undefined) throw new Error('The example has a series.');
    await replaceSearchableSeries(db, [series.id], at);
    const readNames = async () =>
      (await readDocuments(db, [series.indicatorId])).map(({ indexed }) => indexed.indicator.name);
    const count = () => {
      const { entries, hits, misses } = countDocuments(db);
      return { entries, hits, misses };
    };

    await readNames();
    expect(count()).toEqual({ entries: 0, hits: 0, misses: 1 });
    await readNames();
    expect(count()).toEqual({ entries: 1, hits: 0, misses: 2 });
    expect(await readNames()).toEqual(['indicator-0']);
    expect(count()).toEqual({ entries: 1, hits: 1, misses: 2 });

    await upsertIndicators(db, [createExampleIndicator({ slug: 'indicator-0', name: 'Renamed' })], at);
    expect(await readNames()).toEqual(['Renamed']);
    expect(count()).toEqual({ entries: 1, hits: 1, misses: 3 });
    expect(await readNames()).toEqual(['Renamed']);
    expect(count()).toEqual({ entries: 1, hits: 2, misses: 3 });
  });
});
