import type { Knex } from 'knex';
import { findReleaseFacts } from '../releases/releaseFacts.js';
import { listIndicatorsByIds } from '../store/indicators.js';
import { listObservations } from '../store/observations.js';
import { findHighestSeriesId, listUnpreparedIds, savePreparedSeries } from '../store/preparedSeries.js';
import { readSeriesColumns } from '../store/readSeriesColumns.js';
import { listSeriesByIds } from '../store/series.js';
import { SeriesChangedError } from '../store/seriesState.js';
import { withoutMemory } from '../store/withoutMemory.js';
import { takeTurn } from '../takeTurn.js';
import { assessVintage, formatFacts } from './assessQuality.js';
import { addVintages, type FoundSeries } from './findSeries.js';
import { selectVintage } from './selectVintage.js';

/** Reading fewer rows takes no longer than reading prepared columns, and more do not fit into memory. */
const [minRows, maxRows] = [1_000, 50_000];
/** Number of ids that one statement looks through. */
const idsPerSlice = 500;

interface Preparation {
  db: Knex;
  today: string;
  stopping: AbortSignal;
  reportProgress(done: number, total: number): void;
}

/**
 * Assesses each series that is new or has changed, and stores its values in the form in which they are kept in memory, so that the first
 * request for it need not. Leaves out a series that changes meanwhile. Returns how many it prepared. Works in turns.
 */
export async function prepareSeries({ db, today, stopping, reportProgress }: Preparation): Promise<number> {
  const reader = withoutMemory(db);
  const highest = await findHighestSeriesId(db);
  let count = 0;
  for (let after = 0; after < highest; after += idsPerSlice) {
    await takeTurn();
    for (const found of await findByIds(reader, await listUnpreparedIds(reader, after, after + idsPerSlice))) {
      if (stopping.aborted) return count;
      if (await prepareOne(db, reader, found, today)) count += 1;
    }
    reportProgress(Math.min(after + idsPerSlice, highest), highest);
  }
  return count;
}

async function findByIds(db: Knex, ids: number[]): Promise<FoundSeries[]> {
  const all = await listSeriesByIds(db, ids);
  const indicators = await listIndicatorsByIds(db, [...new Set(all.map(({ indicatorId }) => indicatorId))]);
  const byId = new Map(indicators.map((indicator) => [indicator.id, indicator]));
  const selected = all.flatMap((series) => {
    const indicator = byId.get(series.indicatorId);
    return indicator === undefined ? [] : [{ indicator, series }];
  });
  return addVintages(db, selected, undefined);
}

/** Returns whether the series was prepared. */
async function prepareOne(db: Knex, reader: Knex, found: FoundSeries, today: string): Promise<boolean> {
  const { series, vintages } = found;
  const vintage = selectVintage('', vintages, undefined, today);
  const release = await findReleaseFacts(db, series.releaseId, today);
  try {
    const columns = await readSeriesColumns(reader, series, maxRows);
    const observations = await listObservations(reader, series, { order: 'asc' });
    const assessed = await assessVintage(reader, { found, vintage, release, today }, observations);
    await savePreparedSeries(reader, {
      series,
      facts: formatFacts(found),
      assessment: assessed.assessment.rows.length === 0 ? assessed : undefined,
      columns: columns === 'too_long' || columns.length < minRows ? undefined : columns,
    });
    return true;
  } catch (failure) {
    if (failure instanceof SeriesChangedError) return false;
    throw failure;
  }
}
