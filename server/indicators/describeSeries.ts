import type { Schemas } from '../schemas.js';
import type { AggregationMethod } from '../series/aggregation.js';
import type { Frequency } from '../series/frequency.js';
import { getFirstProjectedPeriod } from '../series/projections.js';
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
    projectionsFrom: findProjectionsFrom(found),
    vintage,
    notes,
  };
}

/** Returns the first period of a series that is a projection in the current vintage; null if it has none. */
export function findProjectionsFrom({ indicator, series, vintages }: FoundSeries): string | null {
  if (!series.publishesProjections || vintages.current === null || vintages.current === undefined) return null;
  const from = getFirstProjectedPeriod(indicator.frequency, vintages.current.date);
  return (vintages.current.lastDate ?? '') >= from ? from : null;
}

/** Returns the unit of the values in the current vintage. It changes when a series is rebased. */
export function getVintageUnit({ series, vintages }: FoundSeries): string {
  return vintages.current?.unit ?? series.unit;
}
