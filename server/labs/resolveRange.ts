import { isBeyondRange, type ValueRange } from '../forecasting/valueRange.js';
import { getVintageUnit } from '../indicators/describeSeries.js';
import type { FoundSeries } from '../indicators/findSeries.js';
import { findValueRange } from '../series/findValueRange.js';
import type { LabSeries } from './loadLabSeries.js';
import { rejectField } from './rejectField.js';

/**
 * Returns the possible values of a series: those requested, or else those of the indicator. Throws `invalid_request` for
 * a range that does not contain the sample.
 */
export function resolveRange(requested: Partial<ValueRange> = {}, { sample, source }: LabSeries): ValueRange {
  const defaults = source
    ? findSeriesRange(
        source.found,
        source.observations.map(({ value }) => value),
      )
    : findRangeOfValues(sample.values);
  const range = { ...defaults, ...requested };
  if (range.min !== null && range.max !== null && range.min >= range.max)
    rejectField('range', `must have a \`min\` (${range.min}) below its \`max\` (${range.max})`);
  const beyond = sample.values.find((value) => value !== null && isBeyondRange(value, range));
  if (beyond !== undefined) rejectField('range', `must contain all values of the sample; it has ${beyond}`);
  return range;
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
