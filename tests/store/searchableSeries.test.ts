import { replaceSearchableSeries } from '../../server/store/searchableSeries.js';
import { upsertSeries } from '../../server/store/series.js';
import { forEachDatabase, libraryVersion } from '../support/databases.js';
import { listSearched } from '../support/listSearched.js';
import { addExampleSeries, at, createExampleSeries } from './exampleCatalogue.js';

forEachDatabase((openFresh) => {
  it('lists indicators with searchable series by slug, with these series by country', async () => {
    const db = await openFresh();
    const [first, second] = await addExampleSeries(db, 2);
    if (!first || !second) throw new Error('The example has two series.');
    await upsertSeries(
      db,
      [createExampleSeries({ indicatorId: second.indicatorId, country: 'DE', provider: 'pwt' })],
      at,
    );
    expect(await listSearched(db)).toEqual([]);
    expect(await replaceSearchableSeries(db, [second.id, first.id], at)).toBe(true);
    expect(await listSearched(db)).toMatchObject([
      { slug: 'indicator-0', series: [{ country: 'US' }] },
      { slug: 'indicator-1', series: [{ country: 'US', provider: 'fred' }] },
    ]);
    await replaceSearchableSeries(db, [second.id, second.id + 1], at);
    expect(await listSearched(db)).toMatchObject([
      { slug: 'indicator-1', series: [{ country: 'DE', provider: 'pwt' }, { country: 'US' }] },
    ]);
  });

  it('increments the library version only if the series differ', async () => {
    const db = await openFresh();
    const ids = (await addExampleSeries(db, 2)).map(({ id }) => id);
    const { version } = await libraryVersion(db);
    expect(await replaceSearchableSeries(db, ids, at)).toBe(true);
    expect(await replaceSearchableSeries(db, [...ids].reverse(), at)).toBe(false);
    expect((await libraryVersion(db)).version).toBe(version + 1);
    expect(await replaceSearchableSeries(db, ids.slice(1), at)).toBe(true);
    expect((await libraryVersion(db)).version).toBe(version + 2);
  });
});
