import { seasonalStrength } from '../stats/seasonalStrength.js';
import { stl } from '../stats/stl.js';

/** A series from its first to its last value, with its gaps filled. */
export interface FilledSeries {
  values: Float64Array;
  /** Indices of the filled values, counted from the first value. */
  gaps: number[];
  /** Number of missing periods before the first value. */
  leadingMissing: number;
}

/** Above this seasonal strength, gaps are filled in the seasonally adjusted series. */
const minSeasonalStrength = 0.64;
const robustRounds = 2;

/** Fills gaps by linear interpolation, in the seasonally adjusted series when the season is strong. */
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
