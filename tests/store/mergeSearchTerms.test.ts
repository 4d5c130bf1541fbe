import { changeLibrary } from '../../server/store/dataVersion.js';
import { isPostgres } from '../../server/store/dialect.js';
import { upsertIndicators } from '../../server/store/indicators.js';
import { mergeSearchTerms } from '../../server/store/mergeSearchTerms.js';
import { selectRows } from '../../server/store/rows.js';
import { addSearchableSeries } from '../../server/store/searchableSeries.js';
import { listCandidates } from '../../server/store/searchCandidates.js';
import { upsertSeries } from '../../server/store/series.js';
import { forEachDatabase } from '../support/databases.js';
import { addExampleReferences, at, createExampleIndicator, createExampleSeries } from './exampleCatalogue.js';

const manyParts = 10;

forEachDatabase((openFresh) => {
  /** Adds indicators, each in a change of its own, which adds a part to the index of SQLite. */
  async function openWithParts(count: number) {
    const db = await openFresh();
    await addExampleReferences(db);
    if (!isPostgres(db)) await db.raw("insert into search_terms (search_terms, rank) values ('automerge', 0)");
    for (let index = 0; index < count; index += 1) {
      const slug = `zebra-${index}`;
      await changeLibrary(
        db,
        at,
        async (trx) => {
          await upsertIndicators(trx, [createExampleIndicator({ slug, name: `Zebras of park ${index}` })], at);
          const { id: indicatorId } = await trx('indicators').where({ slug }).first('id');
          await upsertSeries(trx, [createExampleSeries({ indicatorId, providerSeriesId: slug })], at);
          const { id } = await trx('series').where({ indicator_id: indicatorId }).first('id');
          await addSearchableSeries(trx, id);
        },
        Boolean,
      );
    }
    return db;
  }

  const countParts = (db: Parameters<typeof mergeSearchTerms>[0]) =>
    selectRows(db, 'select count(distinct segid) as count from search_terms_idx', []);

  it('merges the parts of the index of SQLite into one, in which a search finds the same', async () => {
    const db = await openWithParts(manyParts);
    const before = await listCandidates(db, 'zebra', 100);
    expect(before).toHaveLength(manyParts);
    expect(await mergeSearchTerms(db)).toBe(isPostgres(db) ? 0 : manyParts);
    if (!isPostgres(db)) expect(await countParts(db)).toEqual([{ count: 1 }]);
    expect(await listCandidates(db, 'zebra', 100)).toEqual(before);
    expect(await mergeSearchTerms(db)).toBe(0);
  });

  it('leaves few parts as they are', async () => {
    expect(await mergeSearchTerms(await openWithParts(3))).toBe(0);
  });

  it('merges nothing after it was stopped', async () => {
    const db = await openWithParts(manyParts);
    await mergeSearchTerms(db, AbortSignal.abort());
    if (!isPostgres(db)) expect(await countParts(db)).toEqual([{ count: manyParts }]);
  });
});
