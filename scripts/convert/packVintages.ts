import type { Frequency } from '../../server/series/frequency.js';
import type { Observation } from '../../server/series/observation.js';
import {
  addPeriods,
  countDaysBetween,
  countPeriodsBetween,
  getPeriodStart,
  isCalendarFrequency,
} from '../../server/series/periods.js';
import type { PackedRun, PackedSeries } from '../../server/setup/packedSeries.js';
import type { UnpackedVintage } from './readObservationFile.js';

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

function assertNoGaps(observations: Observation[], frequency: Frequency): void {
  if (!isCalendarFrequency(frequency)) return;
  observations.forEach(({ date }, index) => {
    if (date !== getPeriodStart(date, frequency))
      throw new Error(`${date} is not the first day of a period (${frequency})`);
    const previous = observations[index - 1];
    if (previous !== undefined && countPeriodsBetween(previous.date, date, frequency) !== 1)
      throw new Error(`a period is missing before ${date} (${frequency})`);
  });
}

function packRun(observations: [Observation, ...Observation[]], frequency: Frequency): PackedRun {
  const run = { start: observations[0].date, values: observations.map(({ value }) => value) };
  if (isCalendarFrequency(frequency)) return run;
  const dates = observations.map(({ date }) => date);
  return { ...run, steps: dates.slice(1).map((date, index) => countDaysBetween(dates[index] ?? date, date)) };
}

/** Packs the dates whose value differs, in runs without an unchanged date or a missing period between two dates. */
function packChanges(before: Observation[], after: Observation[], frequency: Frequency): PackedRun[] {
  const [old, current] = [before, after].map((list) => new Map(list.map(({ date, value }) => [date, value])));
  const runs: [Observation, ...Observation[]][] = [];
  let run: [Observation, ...Observation[]] | undefined;
  for (const date of [...new Set([...(old?.keys() ?? []), ...(current?.keys() ?? [])])].sort()) {
    const value = current?.get(date) ?? null;
    // A date that only the vintage before has, without a value, lies outside the span of this one.
    const isUnchanged = value === old?.get(date) || (value === null && !current?.has(date) && old?.get(date) === null);
    const previous = run?.at(-1)?.date;
    const isAdjacent = !isCalendarFrequency(frequency) || countPeriodsBetween(previous ?? date, date, frequency) === 1;
    if (isUnchanged) run = undefined;
    else if (run !== undefined && isAdjacent) run.push({ date, value });
    else {
      run = [{ date, value }];
      runs.push(run);
    }
  }
  return runs.map((observations) => packRun(observations, frequency));
}

/**
 * Packs the vintages of a series, oldest first: all values of the first, and the changes of each later one. Vintages without
 * any value before the first value are dropped. Returns undefined if no vintage has a value. Throws on a missing period unless
 * the frequency is a number of days.
 */
export function packVintages(vintages: UnpackedVintage[], frequency: Frequency): PackedSeries['vintages'] | undefined {
  const trimmed = vintages.map((vintage) => ({ ...vintage, observations: trimNulls(vintage.observations) }));
  const firstIndex = trimmed.findIndex(({ observations }) => observations.length > 0);
  for (const { observations } of trimmed) assertNoGaps(observations, frequency);
  const [first, ...later] = trimmed.slice(Math.max(firstIndex, 0));
  const [start, ...rest] = first?.observations ?? [];
  if (first === undefined || start === undefined) return undefined;
  let previous = first;
  const changed = later.map((vintage) => {
    const changes = packChanges(previous.observations, vintage.observations, frequency);
    const unit = vintage.unit === previous.unit ? {} : { unit: vintage.unit };
    previous = vintage;
    return { date: vintage.date, ...unit, changes };
  });
  return [{ date: first.date, unit: first.unit, ...packRun([start, ...rest], frequency) }, ...changed];
}
