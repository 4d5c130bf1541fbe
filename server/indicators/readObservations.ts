import type { Knex } from 'knex';
import { invalidRequest } from '../errors.js';
import { parseFrequency } from '../parameters/parseFrequency.js';
import type { Schemas } from '../schemas.js';
import { type AggregationMethod, aggregate } from '../series/aggregation.js';
import {
  type AggregateFrequency,
  getAggregationPeriodOrdinal,
  getAggregationPeriodStart,
} from '../series/aggregationPeriods.js';
import { type Frequency, isLowerFrequency } from '../series/frequency.js';
import { applyUnits, describeUnits, type UnitCode } from '../series/units.js';
import { listObservations, type StoredObservation } from '../store/observations.js';
import type { FoundSeries } from './findSeries.js';
import { buildCaveatNotes, buildIncompletePeriodNotes, buildPercentageNotes } from './observationNotes.js';
import type { VintageUsed } from './selectVintage.js';

/** Query parameters of observations. `frequency` is a word or one of FRED's codes. */
export interface ObservationsQuery {
  start?: string;
  end?: string;
  units: UnitCode;
  frequency?: string;
  aggregation?: AggregationMethod;
}

export type Row = Schemas['ObservationRow'];

/** A row before the transformation. Only an aggregated row has counts. */
export interface SourceRow extends StoredObservation {
  observationCount?: number;
  valuesNeeded?: number;
}

export interface ObservationSet {
  rows: Row[];
  described: Schemas['ObservedSeries'];
}

/**
 * Reads the observations of a series in one vintage, oldest first. Aggregates first, then transforms, then cuts to the
 * requested dates, so that the first observation has its year-ago base.
 */
export async function readObservations(
  db: Knex,
  found: FoundSeries,
  vintage: VintageUsed,
  query: ObservationsQuery,
): Promise<ObservationSet> {
  const plan = planAggregation(found, query);
  const window = { ...(query.start && { start: query.start }), ...(query.end && { end: query.end }) };
  const stored = await listObservations(db, found.series.id, {
    order: 'asc',
    ...(vintage.requested && { asOf: vintage.requested }),
    ...(isAsPublished(found, query) && window),
  });
  const frequency = plan.frequency ?? found.indicator.frequency;
  const rows: SourceRow[] = plan.frequency ? aggregateRows(stored, found, plan.frequency, plan.method) : stored;
  const results = applyUnits(rows, query.units, frequency)
    .map((result, index) => ({ ...result, index }))
    .filter(({ date }) => isWithin(date, query));
  const unit = getVintageUnit(found, vintage);
  const notes = [
    ...buildCaveatNotes(results),
    ...buildPercentageNotes(unit, query.units),
    ...buildIncompletePeriodNotes(results, rows, frequency, plan.method),
  ];
  const method = plan.frequency ? plan.method : null;
  return {
    rows: results.map(({ date, value, index }) => toRow(date, value, rows[index])),
    described: describeObservedSeries(found, vintage, { units: query.units, unit, frequency, method, notes }),
  };
}

function toRow(
  date: string,
  value: number | null,
  { revised = false, observationCount }: Partial<SourceRow> = {},
): Row {
  return { date, value, revised, ...(observationCount !== undefined && { observationCount }) };
}

/**
 * Whether a query requests the observations as published, neither aggregated nor transformed. Throws the same errors as
 * planAggregation.
 */
export function isAsPublished(found: FoundSeries, query: ObservationsQuery): boolean {
  return planAggregation(found, query).frequency === undefined && query.units === 'lin';
}

/** How the observations of a series were processed. */
interface Processing {
  units: UnitCode;
  /** The unit of the values before the transformation. */
  unit: string;
  frequency: Frequency;
  method: AggregationMethod | null;
  notes: Schemas['Note'][];
}

/** Describes a series whose observations are returned. */
export function describeObservedSeries(
  { indicator, series, vintages }: FoundSeries,
  vintage: VintageUsed,
  { units, unit, frequency, method, notes }: Processing,
): Schemas['ObservedSeries'] {
  const resolved = vintages.find(({ date }) => date === vintage.resolved);
  return {
    id: indicator.slug,
    country: series.country,
    name: indicator.name,
    frequency,
    seasonalAdjustment: series.seasonalAdjustment,
    unit: describeUnits(units, unit, frequency).unit,
    units,
    formula: describeUnits(units, unit, frequency).formula,
    aggregation: method,
    lastDate: resolved?.lastDate ?? null,
    vintage,
    notes,
  };
}

/** Returns the unit of the values in a vintage. It changes when a series is rebased. */
export function getVintageUnit({ series, vintages }: FoundSeries, vintage: VintageUsed): string {
  return vintages.find(({ date }) => date === vintage.resolved)?.unit ?? series.unit;
}

/** Returns the frequency and method of aggregation. Throws invalid_request with the field at fault. */
function planAggregation(found: FoundSeries, query: ObservationsQuery) {
  const nativeFrequency = found.indicator.frequency;
  const requested = query.frequency === undefined ? undefined : parseFrequency(query.frequency);
  if (requested === undefined && query.aggregation !== undefined) {
    throw invalidRequest([{ field: 'aggregation', problem: 'requires frequency' }]);
  }
  if (requested === undefined || requested === nativeFrequency)
    return { frequency: undefined, method: found.series.aggregation };
  if (!isLowerFrequency(requested, nativeFrequency)) {
    const problem = `(${requested}) must be lower than ${nativeFrequency}, the frequency of '${found.indicator.slug}' (${found.series.country})`;
    throw invalidRequest([{ field: 'frequency', problem }]);
  }
  return { frequency: requested as AggregateFrequency, method: query.aggregation ?? found.series.aggregation };
}

/** Aggregates rows. A row is revised if any of its values is. */
function aggregateRows(
  stored: StoredObservation[],
  found: FoundSeries,
  frequency: AggregateFrequency,
  method: AggregationMethod,
): SourceRow[] {
  const getPeriodStart = (date: string) =>
    getAggregationPeriodStart(getAggregationPeriodOrdinal(date, frequency), frequency);
  const revised = new Set(stored.filter((row) => row.revised).map(({ date }) => getPeriodStart(date)));
  const rows = aggregate(stored, found.indicator.frequency, frequency, method);
  return rows.map((row) => ({ ...row, revised: revised.has(row.date) }));
}

function isWithin(date: string, { start, end }: ObservationsQuery): boolean {
  return (start === undefined || date >= start) && (end === undefined || date <= end);
}
