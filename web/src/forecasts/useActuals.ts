import type { ForecastRun } from 'almanac-sdk';
import { useMemo } from 'preact/hooks';
import { observationsPerYear } from '../../../server/series/frequency.js';
import { isCalendarFrequency } from '../../../server/series/periods.js';
import { useCall } from '../useCall';
import { compareWithLatest } from '../values/compareWithLatest';
import { type Line, type Point, readLines } from '../values/lines';

/** The actual values after the sample of a forecast, converted to the unit of that sample. */
export interface Actuals {
  /** The latest values from the last observed date of the sample on. */
  points: Point[];
  /** The divisor that converts the latest values: the ratio of the two vintages over the last year of the sample; 1 if the base did not change. */
  factor: number;
  /** The unit of the latest values before the conversion. */
  unit: string;
}

/** Reads the actual values for a run. Returns null for pasted values, if there are no later values, and if the units are not comparable. */
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

/** Computes the ratio of the latest to the earlier values over the last year of the sample. Uses recent dates, because chained volumes with different base years drift apart. */
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
