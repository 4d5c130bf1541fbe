import type { ValueRange } from '../forecasting/valueRange.js';
import { getVintageUnit } from '../indicators/describeSeries.js';
import type { FoundSeries } from '../indicators/findSeries.js';
import { findValueRange } from '../series/findValueRange.js';
import type { LabSeries } from './loadLabSeries.js';
import { rejectField } from './rejectField.js';

/**
 * Returns the possible values of a series: those requested, or else those of the indicator. Throws `invalid_request` for
 * a limit that the sample passes, and for a minimum that is not below the maximum.
 */
export function resolveRange(requested: Partial<ValueRange> = {}, { sample, source }: LabSeries): ValueRange {
  const defaults = source
    ? findSeriesRange(
        source.found,
        source.observations.map(({ value }) => value),
      )
    : findRangeOfValues(sample.values);
  const range = { ...defaults, ...requested };
  checkOrder(range, typeof requested.min === 'number');
  checkSample(range, sample.values);
  return range;
}

/** Rejects a minimum that is not below the maximum. Without a requested minimum, the maximum is at fault. */
function checkOrder({ min, max }: ValueRange, isMinRequested: boolean): void {
  if (min === null || max === null || min < max) return;
  if (isMinRequested) rejectField('range/min', `must be below the maximum, ${max}`);
  rejectField('range/max', `must be above the minimum, ${min}`);
}

function checkSample({ min, max }: ValueRange, values: readonly (number | null)[]): void {
  const known = values.filter((value) => value !== null);
  const lowest = known.reduce((low, value) => Math.min(low, value), Number.POSITIVE_INFINITY);
  const highest = known.reduce((high, value) => Math.max(high, value), Number.NEGATIVE_INFINITY);
  if (min !== null && lowest < min)
    rejectField('range/min', `must be at most ${lowest}, the lowest value of the sample`);
  if (max !== null && highest > max)
    rejectField('range/max', `must be at least ${highest}, the highest value of the sample`);
}

/** Returns the possible values of a library series. `values` is its history. */
export function findSeriesRange(found: FoundSeries, values: readonly (number | null)[]): ValueRange {
  const { name, unitClass, category } = found.ownIndicator;
  return findValueRange({ name, unitClass, category, unit: getVintageUnit(found) }, values);
}

/** Whole numbers from 0 are taken as counts. */
function findRangeOfValues(values: readonly (number | null)[]): ValueRange {
  const isCount = values.every((value) => value === null || (Number.isInteger(value) && value >= 0));
  return { min: isCount ? 0 : null, max: null };
}
