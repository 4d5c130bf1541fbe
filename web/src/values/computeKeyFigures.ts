import type { UnitClass } from 'almanac-sdk';

/** The change of the newest value from an earlier one. */
export interface Movement {
  change: number;
  unit: '%' | 'pp' | null;
  /** The earlier value. */
  base: number;
  date: string;
}

interface KeyFigures {
  newest: { date: string; value: number } | null;
  fromPrevious: Movement | null;
  fromYearAgo: Movement | null;
}

/**
 * Computes the newest value and its change from the previous value and from the same period a year ago: in percent, in
 * percentage points for rates, or as a difference if a percentage is not meaningful (a value of zero or less).
 */
export function computeKeyFigures(
  observations: { date: string; value: number | null }[],
  unitClass: UnitClass,
): KeyFigures {
  const values = observations.flatMap(({ date, value }) => (value === null ? [] : [{ date, value }]));
  const newest = values.at(-1) ?? null;
  if (newest === null) return { newest, fromPrevious: null, fromYearAgo: null };
  const yearBefore = `${Number(newest.date.slice(0, 4)) - 1}${newest.date.slice(4)}`;
  const computeMovement = (base: { date: string; value: number } | undefined): Movement | null => {
    if (base === undefined) return null;
    const difference = newest.value - base.value;
    const common = { base: base.value, date: base.date };
    if (unitClass === 'rate') return { ...common, change: difference, unit: 'pp' };
    if (base.value <= 0 || newest.value <= 0) return { ...common, change: difference, unit: null };
    return { ...common, change: (difference / base.value) * 100, unit: '%' };
  };
  return {
    newest,
    fromPrevious: computeMovement(values.at(-2)),
    fromYearAgo: computeMovement(findValueOnOrBefore(values, yearBefore)),
  };
}

/** Finds the value on a date, or the last one up to a week before, because daily series have no values on some days. */
function findValueOnOrBefore<Value extends { date: string }>(values: Value[], date: string): Value | undefined {
  const found = values.findLast((value) => value.date <= date);
  return found !== undefined && Date.parse(date) - Date.parse(found.date) <= 7 * 86_400_000 ? found : undefined;
}
