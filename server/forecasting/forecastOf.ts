import { type FittedModel, residualsOf } from './fittedModel.js';
import type { Forecast, Interval, Member, OutlookOptions } from './forecast.js';
import { notesOn } from './forecastNotes.js';
import type { InformationCriteria } from './informationCriteria.js';
import { defaultKind, halfWidth, type IntervalKind } from './intervals.js';
import type { Prepared } from './prepare.js';
import type { Transformed } from './transform.js';

/** What a fitted model says of the series that it was fitted to, in the units of that series. */
export function forecastOf(fit: FittedModel, prepared: Prepared, options: OutlookOptions): Forecast {
  const { series, filled, change } = prepared;
  const own = memberOf(fit, change, options);
  const fitted = onCalendar(series, finite(change.backWithin(fit.fitted)), filled.skipped + change.lost);
  const intervalKind = options.intervals ?? defaultKind(fit.model);
  const intervals = intervalsOf(fit, change, options, intervalKind);
  const residuals = residualsOf(
    Float64Array.from(series, (value) => value ?? 0),
    fitted,
  );
  return {
    status: 'computed',
    ...own,
    ...{ intervals, intervalKind, fitted },
    residuals: finite(residuals),
    members: (fit.members ?? []).map((member) => memberOf(member, change, options)),
    observations: filled.values.length - filled.gaps.length,
    gaps: filled.gaps.map((time) => time + filled.skipped),
    notes: notesOn({ fit, change, point: own.point, intervals, biasAdjusted: options.biasAdjusted ?? false }),
  };
}

function memberOf(fit: FittedModel, change: Transformed, { horizon, biasAdjusted }: OutlookOptions): Member {
  const { model, label, choices = {}, considered = [] } = fit;
  const deviation = biasAdjusted ? fit.deviation(horizon) : undefined;
  return {
    ...{ model, label, choices, considered },
    parameters: Object.fromEntries(Object.entries(fit.parameters).filter(([, value]) => Number.isFinite(value))),
    criteria: fit.criteria && isWritable(fit.criteria) ? fit.criteria : null,
    point: finite(change.back(fit.point(horizon), deviation)),
  };
}

/** Whether numbers can hold all of it: not those of values near the largest there are. */
function isWritable(criteria: InformationCriteria): boolean {
  return Object.values(criteria).every((value) => value === null || Number.isFinite(value));
}

/** Fitted values by time of the series, where it has a value; `start`: the time of the first. */
function onCalendar(
  series: ArrayLike<number | null>,
  fitted: readonly (number | null)[],
  start: number,
): (number | null)[] {
  return Array.from(series, (value, time) =>
    value === null || !Number.isFinite(value) ? null : (fitted[time - start] ?? null),
  );
}

function intervalsOf(
  fit: FittedModel,
  change: Transformed,
  { horizon, levels = [80, 95], period }: OutlookOptions,
  kind: IntervalKind,
): Interval[] {
  const point = fit.point(horizon);
  const deviation = fit.deviation(horizon);
  if (!deviation) return [];
  const bound = (level: number, side: 1 | -1): (number | null)[] => {
    const row = point.map(
      (value, index) => value + side * halfWidth(kind, level, period, index + 1) * (deviation[index] as number),
    );
    return finite(change.back(row));
  };
  return [...levels].sort((a, b) => a - b).map((level) => ({ level, lower: bound(level, -1), upper: bound(level, 1) }));
}

function finite(row: readonly (number | null)[]): (number | null)[] {
  return row.map((value) => (value !== null && Number.isFinite(value) ? value : null));
}
