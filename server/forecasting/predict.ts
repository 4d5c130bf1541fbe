import { buildForecastNotes } from './buildForecastNotes.js';
import { computeResiduals, type FittedModel } from './fittedModel.js';
import type { Forecast, Interval, Member } from './forecastResult.js';
import type { InformationCriteria } from './informationCriteria.js';
import { createHalfWidth, getDefaultIntervalKind, type IntervalKind, resolveLevels } from './intervals.js';
import type { PreparedSeries, PrepareOptions } from './prepare.js';
import type { TransformedSeries } from './transform.js';
import { isBeyondRange, limitToRange, type ValueRange } from './valueRange.js';

export interface PredictOptions extends PrepareOptions {
  /** Number of periods ahead, at least 1. */
  horizon: number;
  /** Nominal coverage of intervals in percent, each above 0 and below 100; 80 and 95 by default. */
  levels?: readonly number[];
  /** `calibrated` by default for `auto` and `combination`, `model` for the others. */
  intervals?: IntervalKind;
  /** Whether back-transformed forecasts of logarithms are means instead of medians. */
  biasAdjusted?: boolean;
  /** Possible values of the series, in its units; no limit by default. */
  range?: ValueRange;
}

const noLimit: ValueRange = { min: null, max: null };

/**
 * Forecasts with a fitted model, in the units of the series it was fitted to. Forecasts and bounds beyond the range are
 * moved to its limit: the quantiles of a variable that cannot pass a limit.
 */
export function predict(fit: FittedModel, prepared: PreparedSeries, options: PredictOptions): Forecast {
  const { series, filled, transformedSeries } = prepared;
  const { range = noLimit } = options;
  const main = toMember(fit, transformedSeries, options);
  const fitted = alignFitted(
    series,
    nullIfNotFinite(transformedSeries.invertFitted(fit.fitted)),
    filled.leadingMissing + transformedSeries.droppedCount,
  );
  const intervalKind = options.intervals ?? getDefaultIntervalKind(fit.model);
  const intervals = buildIntervals(fit, transformedSeries, options, intervalKind);
  const residuals = computeResiduals(
    Float64Array.from(series, (value) => value ?? 0),
    fitted,
  );
  const limited = {
    forecasts: countBeyondRange(main.point, range),
    bounds: intervals.reduce((sum, { lower, upper }) => sum + countBeyondRange([...lower, ...upper], range), 0),
  };
  return {
    status: 'computed',
    ...limitMember(main, range),
    ...{ intervals: intervals.map((interval) => limitInterval(interval, range)), intervalKind, fitted },
    residuals: nullIfNotFinite(residuals),
    members: (fit.members ?? []).map((member) => limitMember(toMember(member, transformedSeries, options), range)),
    observations: filled.values.length - filled.gaps.length,
    gaps: filled.gaps.map((time) => time + filled.leadingMissing),
    limited,
    notes: buildForecastNotes({
      fit,
      transformedSeries,
      point: main.point,
      intervals,
      range,
      limited,
      biasAdjusted: options.biasAdjusted ?? false,
    }),
  };
}

function limitMember(member: Member, range: ValueRange): Member {
  return { ...member, point: limitRow(member.point, range) };
}

function limitInterval({ level, lower, upper }: Interval, range: ValueRange): Interval {
  return { level, lower: limitRow(lower, range), upper: limitRow(upper, range) };
}

function limitRow(row: readonly (number | null)[], range: ValueRange): (number | null)[] {
  return row.map((value) => (value === null ? null : limitToRange(value, range)));
}

function countBeyondRange(row: readonly (number | null)[], range: ValueRange): number {
  return row.filter((value) => value !== null && isBeyondRange(value, range)).length;
}

function toMember(
  fit: FittedModel,
  transformedSeries: TransformedSeries,
  { horizon, biasAdjusted }: PredictOptions,
): Member {
  const { model, label, choices = {}, considered = [] } = fit;
  const deviation = biasAdjusted ? fit.deviation(horizon) : undefined;
  return {
    ...{ model, label, choices, considered },
    parameters: Object.fromEntries(Object.entries(fit.parameters).filter(([, value]) => Number.isFinite(value))),
    criteria: fit.criteria && hasFiniteCriteria(fit.criteria) ? fit.criteria : null,
    point: nullIfNotFinite(transformedSeries.invert(fit.point(horizon), deviation)),
  };
}

/** Whether all criteria are finite; they overflow for values near the largest number. */
function hasFiniteCriteria(criteria: InformationCriteria): boolean {
  return Object.values(criteria).every((value) => value === null || Number.isFinite(value));
}

/**
 * Aligns fitted values with the series; null where the series has no value. `start` is the index of the first fitted
 * value.
 */
function alignFitted(
  series: ArrayLike<number | null>,
  fitted: readonly (number | null)[],
  start: number,
): (number | null)[] {
  return Array.from(series, (value, time) =>
    value === null || !Number.isFinite(value) ? null : (fitted[time - start] ?? null),
  );
}

function buildIntervals(
  fit: FittedModel,
  transformedSeries: TransformedSeries,
  { horizon, levels, period }: PredictOptions,
  kind: IntervalKind,
): Interval[] {
  const point = fit.point(horizon);
  const deviation = fit.deviation(horizon);
  if (!deviation) return [];
  const observations = fit.fitted.length;
  return resolveLevels(levels).map((level) => {
    const computeHalfWidth = createHalfWidth(kind, level, { fit, period, observations });
    const widths = deviation.map((each, index) => computeHalfWidth(index + 1) * each);
    const computeBound = (side: 1 | -1) =>
      nullIfNotFinite(transformedSeries.invert(point.map((value, index) => value + side * (widths[index] as number))));
    return { level, lower: computeBound(-1), upper: computeBound(1) };
  });
}

function nullIfNotFinite(row: readonly (number | null)[]): (number | null)[] {
  return row.map((value) => (value !== null && Number.isFinite(value) ? value : null));
}
