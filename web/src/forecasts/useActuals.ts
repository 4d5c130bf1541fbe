import type { ForecastRun } from 'almanac-sdk';
import { useMemo } from 'preact/hooks';
import { observationsPerYear } from '../../../server/series/frequency.js';
import { isCalendarFrequency } from '../../../server/series/periods.js';
import { useCall } from '../useCall';
import { compareWithLatest } from '../values/compareWithLatest';
import { type Line, type Point, readLines } from '../values/lines';

/** What came after the values that a forecast was made from, in the unit that they had. */
export interface Actuals {
  /** From the last date that was known on, with what is known of it now. */
  points: Point[];
  /** What the latest values were divided by to stand in that unit: the ratio of both over the last year known; 1 where the base stayed. */
  factor: number;
  unit: string;
}

/** Reads the latest values of the series of a run; null for values of one's own, and where nothing came or the units cannot be compared. */
export function useActuals(run: ForecastRun | undefined): Actuals | null {
  const { id: slug, country } = run?.series ?? { id: null, country: null };
  const { data } = useCall(slug === null ? '' : `lines ${slug} ${country} lin`, () =>
    readLines({ slug: slug ?? '', countries: [country ?? ''], units: 'lin', vintage: '' }),
  );
  const latest = data?.[0];
  return useMemo(() => (run === undefined || latest === undefined ? null : computeActuals(run, latest)), [run, latest]);
}

function computeActuals({ series, result }: ForecastRun, latest: Line): Actuals | null {
  if (result.status !== 'computed') return null;
  const known = result.history.flatMap(({ date, actual }) => (date === null ? [] : [{ date, value: actual }]));
  const last = known.findLast(({ value }) => value !== null)?.date;
  if (last === undefined) return null;
  const earlier: Line = { ...latest, unit: series.unit, points: known, notes: [], error: null };
  const isRebased = (compareWithLatest(earlier, latest, 'lin')?.factor ?? 1) !== 1;
  if (earlier.unit !== latest.unit && !isRebased) return null;
  const factor = isRebased ? computeRebaseRatio(known, latest) : 1;
  const points = latest.points
    .filter(({ date }) => date >= last)
    .map(({ date, value }) => ({ date, value: value === null ? null : value / factor }));
  return points.some(({ date, value }) => date > last && value !== null) ? { points, factor, unit: latest.unit } : null;
}

/** How much larger the latest values are over the last season known. Recent dates tell best: chained volumes drift apart from the year of their base. */
function computeRebaseRatio(known: Point[], { frequency, points }: Line): number {
  const season = isCalendarFrequency(frequency) ? observationsPerYear[frequency] : 1;
  const latest = new Map(points.map(({ date, value }) => [date, value]));
  const pairs = known
    .slice(-season)
    .map(({ date, value }) => ({ before: value, after: latest.get(date) ?? null }))
    .filter(({ before, after }) => before !== null && after !== null);
  const sumAbsolute = (side: 'before' | 'after') => pairs.reduce((sum, pair) => sum + Math.abs(pair[side] ?? 0), 0);
  return sumAbsolute('after') / sumAbsolute('before');
}
