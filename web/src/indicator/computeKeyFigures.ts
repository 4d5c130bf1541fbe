import type { Observation, UnitClass } from 'almanac-sdk';

/** What the newest value changed by, and against what. */
export interface Movement {
  change: number;
  unit: '%' | 'pp' | null;
  /** What the newest value is held against. */
  base: number;
  date: string;
}

interface KeyFigures {
  newest: { date: string; value: number } | null;
  onPrevious: Movement | null;
  onYear: Movement | null;
}

/**
 * The newest value and its change on the value before and on the same period a year ago: in percent, or in percentage points
 * for a rate, or as a plain difference where a percentage means nothing (a base of zero or less).
 */
export function computeKeyFigures(observations: Observation[], unitClass: UnitClass): KeyFigures {
  const values = observations.flatMap(({ date, value }) => (value === null ? [] : [{ date, value }]));
  const newest = values.at(-1) ?? null;
  if (newest === null) return { newest, onPrevious: null, onYear: null };
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
    onPrevious: computeMovement(values.at(-2)),
    onYear: computeMovement(findValueOnOrBefore(values, yearBefore)),
  };
}

/** A daily series may not have been observed on that very day: up to a week before counts. */
function findValueOnOrBefore<Value extends { date: string }>(values: Value[], date: string): Value | undefined {
  const found = values.findLast((value) => value.date <= date);
  return found !== undefined && Date.parse(date) - Date.parse(found.date) <= 7 * 86_400_000 ? found : undefined;
}
