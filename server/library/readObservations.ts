import type { Knex } from 'knex';
import type { Schemas } from '../contract.js';
import { invalidRequest } from '../errors.js';
import { type AggregationMethod, aggregate } from '../series/aggregation.js';
import { type AggregateFrequency, aggregationPeriod, startOfAggregationPeriod } from '../series/aggregationPeriods.js';
import { type Frequency, isLowerFrequency } from '../series/frequency.js';
import { applyUnits, describeUnits, type UnitCode, type UnitsNote } from '../series/units.js';
import { listObservations } from '../store/observations.js';
import { type FoundSeries, nameOf } from './findSeries.js';
import { readFrequency } from './frequencyCode.js';
import type { VintageUsed } from './vintageUsed.js';

/** How observations are asked for. `frequency` is a word or one of FRED's codes. */
export interface ObservationsQuery {
  start?: string;
  end?: string;
  units: UnitCode;
  frequency?: string;
  aggregation?: AggregationMethod;
}

export type Row = Schemas['ObservationRow'];

export interface ReadObservations {
  rows: Row[];
  described: Schemas['ObservedSeries'];
}

/**
 * The observations of a series in one vintage, oldest first: aggregated, then transformed, then cut to the dates asked
 * for, so that the first of them has its year-ago base.
 */
export async function readObservations(
  db: Knex,
  found: FoundSeries,
  vintage: VintageUsed,
  query: ObservationsQuery,
): Promise<ReadObservations> {
  const plan = planOf(found, query);
  const asPublished = plan.frequency === undefined && query.units === 'lin';
  const window = { ...(query.start && { start: query.start }), ...(query.end && { end: query.end }) };
  const stored = await listObservations(db, found.series.id, {
    order: 'asc',
    ...(vintage.requested && { asOf: vintage.requested }),
    ...(asPublished && window),
  });
  const aggregated = plan.frequency === undefined ? stored : aggregateRows(stored, found, plan.frequency, plan.method);
  const frequency = plan.frequency ?? found.indicator.frequency;
  const { values, notes } = applyUnits(aggregated, query.units, frequency);
  const rows = aggregated.map((row, index) => ({ ...row, value: values[index] ?? null }));
  return {
    rows: asPublished ? rows : rows.filter(({ date }) => isWithin(date, query)),
    described: describeSeries(found, vintage, query.units, {
      frequency,
      method: plan.frequency && plan.method,
      notes: notes.map(asNote),
    }),
  };
}

/** What an answer says of a series whose observations it carries. */
export function describeSeries(
  found: FoundSeries,
  vintage: VintageUsed,
  units: UnitCode,
  made: { frequency: Frequency; method: AggregationMethod | undefined; notes: Schemas['Note'][] },
): Schemas['ObservedSeries'] {
  const { indicator, series } = found;
  const { formula, unit } = describeUnits(units, unitOfVintage(found, vintage), made.frequency);
  return {
    id: indicator.slug,
    country: series.country,
    name: indicator.name,
    frequency: made.frequency,
    unit,
    units,
    formula,
    aggregation: made.method ?? null,
    vintage,
    notes: made.notes,
  };
}

/** The unit that the values had in a vintage: it changes when a series is rebased. */
export function unitOfVintage({ series, vintages }: FoundSeries, vintage: VintageUsed): string {
  return vintages.find(({ date }) => date === vintage.resolved)?.unit ?? series.unit;
}

/** The frequency and the method of aggregation, or refusals that name the field. */
function planOf(found: FoundSeries, query: ObservationsQuery) {
  const own = found.indicator.frequency;
  const asked = query.frequency === undefined ? undefined : readFrequency(query.frequency);
  if (asked === undefined && query.aggregation !== undefined) {
    throw invalidRequest([{ field: 'aggregation', problem: 'needs a frequency to aggregate to' }]);
  }
  if (asked === undefined || asked === own) return { frequency: undefined, method: found.series.aggregation };
  if (!isLowerFrequency(asked, own)) {
    const problem = `(${asked}) is not lower than that of ${nameOf(found)}, which is ${own}`;
    throw invalidRequest([{ field: 'frequency', problem }]);
  }
  return { frequency: asked as AggregateFrequency, method: query.aggregation ?? found.series.aggregation };
}

/** Aggregated rows; one is revised when any of the values it is made of is. */
function aggregateRows(
  stored: Row[],
  found: FoundSeries,
  frequency: AggregateFrequency,
  method: AggregationMethod,
): Row[] {
  const periodOf = (date: string) => startOfAggregationPeriod(aggregationPeriod(date, frequency), frequency);
  const revised = new Set(stored.filter((row) => row.revised).map(({ date }) => periodOf(date)));
  return aggregate(stored, found.indicator.frequency, frequency, method).map(({ date, value, observationCount }) => ({
    date,
    value,
    revised: revised.has(date),
    observationCount,
  }));
}

function isWithin(date: string, { start, end }: ObservationsQuery): boolean {
  return (start === undefined || date >= start) && (end === undefined || date <= end);
}

const noteTexts: Record<UnitsNote['code'], string> = {
  NON_POSITIVE: 'have no logarithm, because a value is zero or negative',
  ZERO_DIVISOR: 'have no growth rate, because the value to compare with is zero',
  SIGN_CHANGE: 'compare values of which one is negative: read the growth rate with care',
  OVERFLOW: 'are too large to be stated',
};

function asNote({ code, count, firstDate }: UnitsNote): Schemas['Note'] {
  return { code, message: `${count} observations, the first of ${firstDate}, ${noteTexts[code]}.` };
}
