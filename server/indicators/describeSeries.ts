import type { Schemas } from '../schemas.js';
import type { AggregationMethod } from '../series/aggregation.js';
import type { Frequency } from '../series/frequency.js';
import { describeUnits, type UnitCode } from '../series/units.js';
import { type FoundSeries, nameOwnIndicator } from './findSeries.js';
import type { VintageUsed } from './selectVintage.js';

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
  found: FoundSeries,
  vintage: VintageUsed,
  { units, unit, frequency, method, notes }: Processing,
): Schemas['ObservedSeries'] {
  const { indicator, series, vintages } = found;
  const { unit: resultUnit, formula } = describeUnits(units, unit, frequency);
  return {
    id: indicator.slug,
    ...nameOwnIndicator(found),
    country: series.country,
    name: indicator.name,
    frequency,
    seasonalAdjustment: series.seasonalAdjustment,
    unit: resultUnit,
    units,
    formula,
    aggregation: method,
    lastDate: vintages.current?.lastDate ?? null,
    vintage,
    notes,
  };
}

/** Returns the unit of the values in the current vintage. It changes when a series is rebased. */
export function getVintageUnit({ series, vintages }: FoundSeries): string {
  return vintages.current?.unit ?? series.unit;
}
