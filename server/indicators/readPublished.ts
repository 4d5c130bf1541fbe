import type { Knex } from 'knex';
import { getFirstProjectedPeriod } from '../series/projections.js';
import { toColumnRange } from '../store/columnReads.js';
import { iterateColumnSlices } from '../store/columnSlices.js';
import { formatDay, parseDay } from '../store/day.js';
import type { ColumnView } from '../store/seriesColumns.js';
import type { FoundSeries } from './findSeries.js';
import { PublishedBlock, type PublishedRows } from './publishedBlock.js';
import type { RowSelection } from './seriesRows.js';

interface PublishedQuery {
  start?: string;
  end?: string;
  /** Which value of each date. */
  view: ColumnView;
  /** The first projection in the vintage; null if there is none. Only for values of one vintage. */
  projectionsFrom?: string | null;
}

/** Reads rows as published in slices, like `iterateColumnSlices`. */
export async function* readPublished(
  db: Knex,
  found: FoundSeries,
  query: PublishedQuery,
  { order, after, limit }: RowSelection,
): AsyncGenerator<PublishedBlock> {
  const { start, end, view } = query;
  const range = toColumnRange({ ...(start && { start }), ...(end && { end }), order, limit }, after);
  const described = describeView(found, query);
  for await (const { columns, indexes } of iterateColumnSlices(db, found.series, view, range))
    yield new PublishedBlock({ columns, ...described }, indexes);
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
