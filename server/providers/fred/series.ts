import type { Frequency } from '../../series/frequency.js';
import { isCalendarDate } from '../../series/periods.js';
import type { SeasonalAdjustment } from '../../series/seasonalAdjustment.js';
import type { VintageUpdate } from '../../series/vintageUpdate.js';
import { normalizeObservations } from '../normalizeObservations.js';
import { parseInstant } from '../parseInstant.js';
import type { ProviderObservation, ProviderSeries, SeriesQuery } from '../provider.js';
import { ProviderFailure } from '../providerFailure.js';
import { readNumber } from '../readNumber.js';
import type { Description, Row } from './responses.js';

const frequencies = new Map<string, Frequency>(
  Object.entries({
    D: 'daily',
    W: 'weekly',
    BW: 'biweekly',
    M: 'monthly',
    Q: 'quarterly',
    SA: 'semiannual',
    A: 'annual',
  }),
);

const adjustments = new Map<string, SeasonalAdjustment>(
  Object.entries({
    SA: 'seasonally_adjusted',
    SSA: 'seasonally_adjusted',
    SAAR: 'seasonally_adjusted_annual_rate',
    NSA: 'not_seasonally_adjusted',
    NA: 'not_applicable',
  }),
);

/**
 * Builds a series from rows in any order; for each date the row with the latest real-time start is current. `descriptions` are oldest
 * first. Weeks keep FRED's date, mostly their last day, as in the bundled series.
 */
export function buildSeries(
  { start, end }: SeriesQuery,
  descriptions: Description[],
  rows: Row[],
  vintages: VintageUpdate[] | null,
): ProviderSeries {
  const { id, title, units, seasonal_adjustment_short, last_updated } = getLatest(descriptions);
  return {
    id,
    title,
    frequency: getFrequency(descriptions),
    unit: units,
    seasonalAdjustment: adjustments.get(seasonal_adjustment_short) ?? null,
    observations: normalizeObservations('FRED', selectCurrent(rows), { start, end }),
    vintages,
    updatedAt: parseInstant(last_updated ?? ''),
  };
}

/** Returns the changes of each vintage, oldest first. A row that repeats the previous value is not a change. */
export function buildVintageSteps(rows: Row[], descriptions: Description[]): VintageUpdate[] {
  const knownValues = new Map<string, number | null>();
  const steps: VintageUpdate[] = [];
  for (const { realtime_start, date, value: text } of [...rows].sort(compareByStart)) {
    if (!isCalendarDate(realtime_start))
      throw new ProviderFailure('malformed', 'FRED returned a vintage without a date.');
    const value = readValue(text);
    if (knownValues.get(date) === value) continue;
    knownValues.set(date, value);
    const step = steps.at(-1);
    const changed = { date, value };
    if (step?.date === realtime_start) step.changed.push(changed);
    else steps.push({ date: realtime_start, unit: findUnit(realtime_start, descriptions), changed: [changed] });
  }
  return steps;
}

function getFrequency(descriptions: Description[]): Frequency {
  const { frequency, frequency_short } = getLatest(descriptions);
  const found = frequencies.get(frequency_short);
  if (found === undefined) {
    throw new ProviderFailure('malformed', `FRED returned an unknown frequency: ${frequency}.`);
  }
  return found;
}

function findUnit(day: string, descriptions: Description[]): string {
  return (descriptions.findLast(({ realtime_start }) => realtime_start <= day) ?? descriptions[0])?.units ?? '';
}

function getLatest(descriptions: Description[]): Description {
  return descriptions.at(-1) as Description;
}

function selectCurrent(rows: Row[]): ProviderObservation[] {
  const current = new Map<string, Row>();
  for (const row of [...rows].sort(compareByStart)) current.set(row.date, row);
  return Array.from(current.values(), ({ date, value: text }) => {
    const value = readValue(text);
    const status = value === null ? 'missing' : 'normal';
    return { date, period: date, value, status, flag: '' };
  });
}

function compareByStart(a: Row, b: Row): number {
  return a.realtime_start < b.realtime_start ? -1 : a.realtime_start > b.realtime_start ? 1 : 0;
}

/** A point marks a missing value, or a value that a later vintage withdrew. */
function readValue(text: string): number | null {
  if (text === '.') return null;
  const value = readNumber(text);
  if (value === undefined)
    throw new ProviderFailure('malformed', `FRED returned an invalid value: ${JSON.stringify(text)}.`);
  return value;
}
