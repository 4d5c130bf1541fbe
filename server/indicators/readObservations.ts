import type { Knex } from 'knex';
import type { AggregationMethod } from '../series/aggregation.js';
import { pointwiseFormulas } from '../series/transformations/pointwise.js';
import { applyUnits, type UnitCode } from '../series/units.js';
import { parseDay } from '../store/day.js';
import { createAggregatedSource } from './aggregatedSource.js';
import { describeObservedSeries, findProjectionsFrom, getVintageUnit } from './describeSeries.js';
import type { FoundSeries } from './findSeries.js';
import { findFirstProjectedAggregate, isProjection } from './markProjections.js';
import { buildCaveatNotes, buildIncompletePeriodNotes, buildPercentageNotes } from './observationNotes.js';
import { planAggregation } from './planAggregation.js';
import { readPublished } from './readPublished.js';
import { ComputedBlock, type ComputedRow, type IncompletePeriod, type Row, type RowBlock } from './rowBlock.js';
import type { VintageUsed } from './selectVintage.js';
import type { RowSelection, SeriesRows } from './seriesRows.js';
import { createPublishedSource, type RowSource, type SourceRow } from './sourceRows.js';

/** Query parameters of observations. `frequency` is a word or one of FRED's codes. */
export interface ObservationsQuery {
  start?: string;
  end?: string;
  units: UnitCode;
  frequency?: string;
  aggregation?: AggregationMethod;
}

/**
 * Selects the observations of a series in one vintage. Aggregates first, then transforms, then cuts to the requested
 * dates, so that the first observation has its year-ago base. Throws invalid_request before anything is read.
 */
export function selectObservations(
  db: Knex,
  found: FoundSeries,
  vintage: VintageUsed,
  query: ObservationsQuery,
): SeriesRows {
  const plan = planAggregation(found, query);
  const { series } = found;
  const nativeFrequency = found.indicator.frequency;
  const asOf = vintage.requested ?? undefined;
  const source = plan
    ? createAggregatedSource(db, { series, nativeFrequency, asOf }, plan)
    : createPublishedSource(db, series, nativeFrequency, asOf);
  const unit = getVintageUnit(found);
  const { frequency } = source;
  const projectionsFrom = findProjectionsFrom(found);
  const isPublished = plan === undefined && query.units === 'lin';
  const view = asOf === undefined ? 'latest' : { asOf: parseDay(asOf) };
  const firstMarked = plan ? findFirstProjectedAggregate(projectionsFrom, plan.frequency) : projectionsFrom;
  return {
    hasUnits: false,
    hasCounts: plan !== undefined,
    hasProjections: firstMarked !== null,
    iterate: (selection) =>
      isPublished
        ? readPublished(db, found, { ...query, view, projectionsFrom }, selection)
        : transformRows(source, query, selection, firstMarked),
    describe: (getRows = () => []) => {
      // Rows as published have no notes.
      const rows = isPublished ? [] : getRows();
      return describeObservedSeries(found, vintage, {
        ...{ units: query.units, unit, frequency, method: plan?.method ?? null },
        notes: [
          ...buildCaveatNotes(rows.map(({ row, caveat }) => ({ date: row.date, caveat }))),
          ...buildPercentageNotes(unit, query.units),
          ...buildIncompletePeriodNotes(rows, frequency, plan?.method ?? series.aggregation),
        ],
      });
    },
  };
}

/** Reads the rows of a source and, for a formula with a base, the earlier rows that contain the bases. */
async function* transformRows(
  source: RowSource,
  { start, end, units }: ObservationsQuery,
  { order, after, limit }: RowSelection,
  firstMarked: string | null,
): AsyncGenerator<RowBlock> {
  const range = { order, limit, ...(start && { start }), ...(end && { end }), ...(after && { after: after.date }) };
  for await (const block of source.iterate(range)) {
    const ascending = order === 'asc' ? block : block.toReversed();
    const [oldest] = ascending;
    if (oldest === undefined) continue;
    const earlier = await source.readBases(oldest.date, pointwiseFormulas[units].base);
    const computed = computeRows([...earlier, ...ascending], units, source, firstMarked).slice(earlier.length);
    yield new ComputedBlock(order === 'asc' ? computed : computed.reverse());
  }
}

function computeRows(
  rows: SourceRow[],
  units: UnitCode,
  { frequency }: RowSource,
  firstMarked: string | null,
): ComputedRow[] {
  return applyUnits(rows, units, frequency).map(({ date, value, caveat, baseIndex }, index) => {
    const { revised = false, observationCount } = rows[index] ?? {};
    const row: Row = { date, value, revised };
    if (observationCount !== undefined) row.observationCount = observationCount;
    if (isProjection({ date, value }, firstMarked)) row.projection = true;
    const computed: ComputedRow = { row };
    if (caveat !== undefined) computed.caveat = caveat;
    // Only an aggregated row has a count.
    if (observationCount !== undefined) computed.incomplete = findIncompletePeriods(rows, index, baseIndex);
    return computed;
  });
}

/** Returns the incomplete periods among a row and its base. */
function findIncompletePeriods(rows: SourceRow[], index: number, baseIndex: number | null): IncompletePeriod[] {
  const operands = baseIndex === null || baseIndex === index ? [rows[index]] : [rows[baseIndex], rows[index]];
  return operands.flatMap((row) => toIncompletePeriod(row));
}

function toIncompletePeriod(row: SourceRow | undefined): IncompletePeriod[] {
  if (row?.observationCount === undefined || row.valuesNeeded === undefined) return [];
  const { date, observationCount, valuesNeeded } = row;
  return observationCount < valuesNeeded ? [{ date, observationCount, valuesNeeded }] : [];
}
