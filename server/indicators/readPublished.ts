import type { Knex } from 'knex';
import { getFirstProjectedPeriod } from '../series/projections.js';
import { toColumnRange } from '../store/columnReads.js';
import { formatDay, parseDay } from '../store/day.js';
import { getLibraryMemory } from '../store/libraryMemory.js';
import { type ColumnView, selectIndexes } from '../store/seriesColumns.js';
import { takeTurn } from '../takeTurn.js';
import type { FoundSeries } from './findSeries.js';
import { PublishedBlock, type PublishedRows } from './publishedBlock.js';
import type { RowSelection } from './seriesRows.js';

/** Number of rows in a block. */
const rowsPerBlock = 5_000;

interface PublishedQuery {
  start?: string;
  end?: string;
  /** Which value of each date. */
  view: ColumnView;
  /** The first projection in the vintage; null if there is none. Only for values of one vintage. */
  projectionsFrom?: string | null;
}

/**
 * Selects rows as published, if the series is in memory. Returns undefined otherwise. Takes a turn before each block but the first.
 */
export async function readPublished(
  db: Knex,
  found: FoundSeries,
  query: PublishedQuery,
  { order, after, limit }: RowSelection,
): Promise<AsyncIterable<PublishedBlock> | undefined> {
  const columns = await getLibraryMemory(db)?.getColumns(found.series);
  if (columns === undefined) return undefined;
  const { start, end, view } = query;
  const range = toColumnRange({ ...(start && { start }), ...(end && { end }), order, limit }, after);
  const published = { columns, ...describeView(found, query) };
  return splitBlocks(published, selectIndexes(columns, view, range));
}

async function* splitBlocks(published: PublishedRows, indexes: number[]): AsyncGenerator<PublishedBlock> {
  for (let first = 0; first < indexes.length; first += rowsPerBlock) {
    if (first > 0) await takeTurn();
    yield new PublishedBlock(published, indexes.slice(first, first + rowsPerBlock));
  }
}

function describeView(
  { indicator, series }: FoundSeries,
  { view, projectionsFrom = null }: PublishedQuery,
): Omit<PublishedRows, 'columns'> {
  if (view !== 'first' && view !== 'all') {
    const from = projectionsFrom === null ? null : parseDay(projectionsFrom);
    return { view: 'vintage', findProjectedFrom: () => from };
  }
  if (!series.publishesProjections) return { view, findProjectedFrom: () => null };
  const known = new Map<number, number>();
  const findProjectedFrom = (start: number) => {
    const from = known.get(start) ?? parseDay(getFirstProjectedPeriod(indicator.frequency, formatDay(start)));
    known.set(start, from);
    return from;
  };
  return { view, findProjectedFrom };
}
