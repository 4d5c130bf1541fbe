import { seasonalStrength } from '../stats/seasonalStrength.js';
import { stl } from '../stats/stl.js';

/** A series from its first to its last value, with what stands in its gaps. */
export interface FilledSeries {
  values: Float64Array;
  /** Where a value was missing and is filled, by time from the first value on. */
  gaps: number[];
  /** Missing periods before the first value. */
  leadingMissing: number;
}

/** Above this strength the season is taken off before a gap is filled, and put back. */
const minSeasonalStrength = 0.64;
const robustRounds = 2;

/** Fills gaps for the fit by the line between the neighbours, after taking the season off where there plainly is one. */
export function fillGaps(series: ArrayLike<number | null>, period: number): FilledSeries {
  const all = Array.from(series, (value) => (value !== null && Number.isFinite(value) ? value : null));
  const leadingMissing = Math.max(
    0,
    all.findIndex((value) => value !== null),
  );
  const end = all.findLastIndex((value) => value !== null) + 1;
  const known = all.slice(leadingMissing, end);
  const gaps = known.flatMap((value, time) => (value === null ? [time] : []));
  if (gaps.length === 0) return { values: Float64Array.from(known as number[]), gaps, leadingMissing };
  const season = estimateSeason(known, period);
  const adjusted = known.map((value, time) => (value === null ? null : value - (season[time] ?? 0)));
  return {
    values: Float64Array.from(interpolate(adjusted), (value, time) => value + (season[time] ?? 0)),
    gaps,
    leadingMissing,
  };
}

function estimateSeason(values: (number | null)[], period: number): number[] {
  const parts = stl(values, period, { robustRounds });
  return parts && seasonalStrength(parts) > minSeasonalStrength ? parts.seasonal : [];
}

function interpolate(values: (number | null)[]): number[] {
  const result: number[] = [];
  values.forEach((value, time) => {
    if (value === null) return;
    const lastIndex = result.length - 1;
    const lastValue = result[lastIndex] ?? value;
    for (let gap = lastIndex + 1; gap < time; gap++)
      result.push(lastValue + ((value - lastValue) * (gap - lastIndex)) / (time - lastIndex));
    result.push(value);
  });
  return result;
}
