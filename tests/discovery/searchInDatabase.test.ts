import type { Knex } from 'knex';
import { findInLibrary } from '../../server/discovery/findInLibrary.js';
import { loadCountryFacts, readLibraryQuery } from '../../server/discovery/readLibraryQuery.js';
import { suggestSlugs } from '../../server/indicators/suggestSlugs.js';
import type { SearchFilters } from '../../server/search/filters.js';
import { changeLibrary } from '../../server/store/dataVersion.js';
import { listIndicatorsBySlugs, upsertIndicators } from '../../server/store/indicators.js';
import { addSearchableSeries, replaceSearchableSeries } from '../../server/store/searchableSeries.js';
import { deleteSeries, listSeries, listSeriesByIndicatorIds, upsertSeries } from '../../server/store/series.js';
import { addExampleReferences, at, createExampleIndicator, createExampleSeries } from '../store/exampleCatalogue.js';
import { forEachDatabase } from '../support/databases.js';

async function search(db: Knex, text: string, filters: SearchFilters = {}) {
  const { lexicon } = await loadCountryFacts(db);
  const query = await readLibraryQuery(db, text, lexicon);
  const found = await findInLibrary(db, { query, filters, today: '2026-11-01' });
  return { ...found, corrections: query.corrections, slugs: found.matches.map(({ indicator }) => indicator.slug) };
}

/** Adds an indicator with one series within a transaction. */
async function add(trx: Knex.Transaction, slug: string, name: string, country = 'US'): Promise<number> {
  await upsertIndicators(trx, [createExampleIndicator({ slug, name, keywords: [] })], at);
  const [indicator] = await listIndicatorsBySlugs(trx, [slug]);
  const indicatorId = indicator?.id ?? 0;
  await upsertSeries(trx, [createExampleSeries({ indicatorId, country, providerSeriesId: slug.toUpperCase() })], at);
  const [series] = await listSeriesByIndicatorIds(trx, [indicatorId]);
  await addSearchableSeries(trx, series?.id ?? 0);
  return series?.id ?? 0;
}

/** Adds many indicators at once. */
async function addMany(db: Knex, count: number): Promise<void> {
  const slugs = Array.from({ length: count }, (_, index) => `tonnage-${index}`);
  await upsertIndicators(
    db,
    slugs.map((slug, index) => createExampleIndicator({ slug, name: `Tonnage of port ${index}`, keywords: [] })),
    at,
  );
  const indicators = await db('indicators').select('id', 'slug');
  const series = indicators.map(({ id, slug }) => createExampleSeries({ indicatorId: id, providerSeriesId: slug }));
  await upsertSeries(db, series, at);
  await replaceSearchableSeries(
    db,
    (await listSeries(db)).map(({ id }) => id),
    at,
  );
}

forEachDatabase((openFresh) => {
  it('finds an indicator by its words, a misspelt word, the beginning of a word, its id and its country', async () => {
    const db = await openFresh();
    await addExampleReferences(db);
    await changeLibrary(db, at, (trx) => add(trx, 'zebra-count', 'Zebra Counts of Savannas'), Boolean);
    await changeLibrary(db, at, (trx) => add(trx, 'lion-count', 'Lion Counts', 'DE'), Boolean);
    for (const text of ['zebras', 'savannas zebra', 'zebar', 'savan', 'ZEBRACOUNT', 'zebra count', 'zebra usa'])
      expect((await search(db, text)).slugs).toEqual(['zebra-count']);
    expect((await search(db, 'zebar')).corrections).toEqual([{ from: 'zebar', to: 'zebra' }]);
    expect((await search(db, 'germany counts')).slugs).toEqual(['lion-count']);
    expect((await search(db, 'counts', { countries: ['DE'] })).slugs).toEqual(['lion-count']);
    expect((await search(db, '')).slugs).toEqual(['lion-count', 'zebra-count']);
    expect(await suggestSlugs(db, 'zebracuont', [], 3)).toEqual(['zebra-count']);
  });

  it('adds and removes an indicator with the transaction that does, and leaves nothing of one that is rolled back', async () => {
    const db = await openFresh();
    await addExampleReferences(db);
    const rolledBack = changeLibrary(
      db,
      at,
      async (trx) => {
        await add(trx, 'zebra-count', 'Zebra Counts');
        throw new Error('rolled back');
      },
      Boolean,
    );
    await expect(rolledBack).rejects.toThrow('rolled back');
    const countWords = async () => [
      await db('search_words'),
      await db('search_word_parts'),
      await db('search_documents'),
    ];
    expect(await countWords()).toEqual([[], [], []]);
    const id = await changeLibrary(db, at, (trx) => add(trx, 'zebra-count', 'Zebra Counts'), Boolean);
    expect((await search(db, 'zebra')).slugs).toEqual(['zebra-count']);
    await changeLibrary(
      db,
      at,
      (trx) => deleteSeries(trx, [id]),
      () => true,
    );
    expect((await search(db, 'zebra')).slugs).toEqual([]);
    expect(await countWords()).toEqual([[], [], []]);
    expect(await db('search_state').first('documents')).toEqual({ documents: 0 });
  });

  it('finds an indicator by its new name only, once it is renamed', async () => {
    const db = await openFresh();
    await addExampleReferences(db);
    await changeLibrary(db, at, (trx) => add(trx, 'animals', 'Zebra Counts'), Boolean);
    await upsertIndicators(db, [createExampleIndicator({ slug: 'animals', name: 'Giraffe Counts', keywords: [] })], at);
    expect((await search(db, 'girafe')).slugs).toEqual(['animals']);
    expect((await search(db, 'zebra')).slugs).toEqual([]);
  });

  it('finds an indicator whose document a node with a preview of version 1.0.0 wrote', async () => {
    const db = await openFresh();
    await addExampleReferences(db);
    const seriesId = await changeLibrary(db, at, (trx) => add(trx, 'zebra-count', 'Zebra Counts'), Boolean);
    const { id } = await db('indicators').first('id');
    const series = [seriesId, 'US', 'fred', 'not_applicable', null, null, 0];
    const names = [['zebra count'], [], 0, ['zebra count', 'zebra counts']];
    const words = [[' zebra count ', '', ' annual ', ''], ['zebracount'], ' us usa united state ', []];
    const document = JSON.stringify([
      [id, 'zebra-count', 'Zebra Counts', 'growth', 'annual', 0, 'US'],
      [series],
      names,
      words,
    ]);
    await db('search_documents').update({ document, digest: 'preview' });
    const { matched, matches } = await search(db, 'zebra count');
    expect(matched).toBe('all');
    expect(matches[0]).toMatchObject({ indicator: { slug: 'zebra-count' }, series: { id: seriesId } });
  });

  it('ranks 250 indicators if more than 640 match, and needs no more statements for 1,500 than for 1,100', async () => {
    const statements: number[] = [];
    for (const count of [1_100, 1_500]) {
      const db = await openFresh();
      await addExampleReferences(db);
      await addMany(db, count);
      expect((await search(db, 'tonnage port')).matches).toHaveLength(250);
      expect((await search(db, '')).slugs).toHaveLength(640);
      expect((await search(db, 'tonnage of port 1077')).slugs[0]).toBe('tonnage-1077');
      await search(db, 'tonnage');
      let asked = 0;
      db.on('query', () => (asked += 1));
      await search(db, 'tonnage');
      expect(await suggestSlugs(db, 'tonage-77', [], 1)).toEqual(['tonnage-77']);
      statements.push(asked);
    }
    expect(statements[1]).toBeLessThanOrEqual(statements[0] ?? 0);
  });
});
