import type { Frequency } from '../../server/series/frequency.js';
import type { Observation } from '../../server/series/observation.js';
import {
  addDays,
  addPeriods,
  countDaysBetween,
  countPeriodsBetween,
  getPeriodStart,
} from '../../server/series/periods.js';

/** The values of a vintage in consecutive periods from `start`. For daily series, `steps` has the days between values. */
export interface PackedVintage {
  date: string;
  unit: string;
  start: string;
  values: (number | null)[];
  steps?: number[];
}

/** Drops leading and trailing nulls, which carry no information. */
function trimNulls(observations: Observation[]): Observation[] {
  const first = observations.findIndex(({ value }) => value !== null);
  const last = observations.findLastIndex(({ value }) => value !== null);
  return first === -1 ? [] : observations.slice(first, last + 1);
}

/** Adds a null for every period without an observation. */
export function fillMissingPeriods(observations: Observation[], frequency: Frequency): Observation[] {
  return observations.flatMap((observation, index) => {
    const previous = observations[index - 1];
    const missing = previous === undefined ? 0 : countPeriodsBetween(previous.date, observation.date, frequency) - 1;
    const nulls = Array.from({ length: missing }, (_, n) => addPeriods(observation.date, n - missing, frequency));
    return [...nulls.map((date) => ({ date, value: null })), observation];
  });
}

function computeSteps(observations: Observation[]): number[] {
  return observations.slice(1).map(({ date }, index) => countDaysBetween(observations[index]?.date ?? date, date));
}

function assertNoGaps(observations: Observation[], start: string, frequency: Frequency): void {
  observations.forEach(({ date }, index) => {
    if (date !== getPeriodStart(date, frequency))
      throw new Error(`${date} is not the first day of a period (${frequency})`);
    const expectedIndex = countPeriodsBetween(start, date, frequency);
    if (expectedIndex !== index) throw new Error(`a period is missing before ${date} (${frequency})`);
  });
}

/** Packs dated values, oldest first. Returns undefined if all are null. Throws on a gap unless the series is daily. */
export function packVintage(
  date: string,
  unit: string,
  observations: Observation[],
  frequency: Frequency,
): PackedVintage | undefined {
  const span = trimNulls(observations);
  const start = span[0]?.date;
  if (start === undefined) return undefined;
  const packed = { date, unit, start, values: span.map(({ value }) => value) };
  if (frequency === 'daily') return { ...packed, steps: computeSteps(span) };
  assertNoGaps(span, start, frequency);
  return packed;
}

/** The inverse of `packVintage`. */
export function unpackVintage(vintage: PackedVintage, frequency: Frequency): Observation[] {
  if (vintage.steps === undefined)
    return vintage.values.map((value, index) => ({ date: addPeriods(vintage.start, index, frequency), value }));
  let date = vintage.start;
  return vintage.values.map((value, index) => {
    if (index > 0) date = addDays(date, vintage.steps?.[index - 1] ?? 0);
    return { date, value };
  });
}
