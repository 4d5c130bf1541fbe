import type { Knex } from 'knex';
import type { Operation } from '../contract.js';
import { type FoundSeries, findSeries } from '../indicators/findSeries.js';
import { readPage } from '../indicators/readPage.js';
import type { RowPosition } from '../indicators/rowBlock.js';
import type { RowSelection } from '../indicators/seriesRows.js';
import { assertDateOrder } from '../parameters/dateRange.js';
import type { Schemas } from '../schemas.js';
import { type ComparedVintage, listVintagePage } from '../store/vintageReads.js';
import { takeTurn } from '../takeTurn.js';

/** Lists the vintages of indicators and what each changed. */
export const indicatorsVintages: Operation<'indicators.vintages'> = async ({ db }, { query }) => {
  assertDateOrder('start', query.start, 'end', query.end);
  const found = await findSeries(db, query.id, query.country);
  const series = found.map((one) => ({
    iterate: (selection: RowSelection) => iterateVintages(db, one, query, selection),
  }));
  const { parts, nextCursor } = await readPage(series, query);
  const vintages = parts.flatMap(({ blocks }) => blocks.flatMap(({ vintages }) => vintages));
  return {
    json: { count: vintages.length, vintages, nextCursor },
    seriesIds: found.map((one) => one.series.id),
  };
};

async function* iterateVintages(
  db: Knex,
  { indicator, series }: FoundSeries,
  { start, end }: { start?: string; end?: string },
  { after, limit }: RowSelection,
): AsyncGenerator<VintageBlock> {
  await takeTurn();
  const window = { limit, ...(start && { start }), ...(end && { end }), ...(after && { after: after.date }) };
  const vintages = await listVintagePage(db, series.id, window);
  yield new VintageBlock(
    vintages.map((vintage) => ({ id: indicator.slug, country: series.country, ...describeVintage(vintage) })),
  );
}

/** Vintages of one series, oldest first. */
class VintageBlock {
  readonly vintages: Schemas['Vintage'][];

  constructor(vintages: Schemas['Vintage'][]) {
    this.vintages = vintages;
  }

  get length(): number {
    return this.vintages.length;
  }

  getPosition(index: number): RowPosition {
    return { date: (this.vintages[index] as Schemas['Vintage']).date };
  }

  take(count: number): VintageBlock {
    return new VintageBlock(this.vintages.slice(0, count));
  }
}

function describeVintage(vintage: ComparedVintage): Omit<Schemas['Vintage'], 'id' | 'country'> {
  return {
    date: vintage.date,
    kind: vintage.kind,
    unit: vintage.unit,
    observationCount: vintage.observations,
    added: vintage.added,
    withdrawn: vintage.withdrawn,
    revised: {
      count: vintage.revised,
      mean: vintage.meanRevision,
      meanAbsolute: vintage.meanAbsoluteRevision,
      largestAbsolute: vintage.largestAbsoluteRevision,
    },
    rebased:
      vintage.rebaseFactor === null
        ? null
        : { factor: vintage.rebaseFactor, previousUnit: vintage.previousUnit ?? vintage.unit },
  };
}
