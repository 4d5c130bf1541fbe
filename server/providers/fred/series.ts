import type { Frequency } from '../../series/frequency.js';
import { addDays, isCalendarDate } from '../../series/periods.js';
import type { SeasonalAdjustment } from '../../series/seasonalAdjustment.js';
import type { VintageStep } from '../../series/vintageSteps.js';
import { inOrder } from '../inOrder.js';
import type { ProviderObservation, ProviderSeries, SeriesQuery } from '../provider.js';
import { ProviderFailure } from '../providerFailure.js';
import { readNumber } from '../readNumber.js';
import type { Description, Row } from './answers.js';

const frequencies: Record<string, Frequency> = {
  D: 'daily',
  W: 'weekly',
  BW: 'biweekly',
  M: 'monthly',
  Q: 'quarterly',
  SA: 'semiannual',
  A: 'annual',
};

const adjustments: Record<string, SeasonalAdjustment> = {
  SA: 'seasonally_adjusted',
  SSA: 'seasonally_adjusted',
  SAAR: 'seasonally_adjusted_annual_rate',
  NSA: 'not_seasonally_adjusted',
  NA: 'not_applicable',
};

/** `rows` in any order; of those of a date the one that began last is current. `descriptions` oldest first. */
export function seriesOf(
  { start, end }: SeriesQuery,
  descriptions: Description[],
  rows: Row[],
  vintages: VintageStep[] | null,
): ProviderSeries {
  const { id, title, units, seasonal_adjustment_short, last_updated } = latest(descriptions);
  return {
    id,
    title,
    frequency: frequencyOf(descriptions),
    unit: units,
    seasonalAdjustment: adjustments[seasonal_adjustment_short] ?? null,
    observations: inOrder('FRED', currentOf(rows, daysBehind(descriptions)), { start, end }),
    vintages,
    updatedAt: instantOf(last_updated),
  };
}

/** What each vintage changed, oldest first. A row that only goes on with the value known before changes nothing. */
export function stepsOf(rows: Row[], descriptions: Description[]): VintageStep[] {
  const days = daysBehind(descriptions);
  const known = new Map<string, number | null>();
  const steps: VintageStep[] = [];
  for (const { realtime_start, date, value: text } of [...rows].sort(byStart)) {
    if (!isCalendarDate(realtime_start))
      throw new ProviderFailure('malformed', 'FRED answered a vintage without a day.');
    const value = readValue(text);
    if (known.get(date) === value) continue;
    known.set(date, value);
    const step = steps.at(-1);
    const changed = { date: addDays(date, -days), value };
    if (step?.date === realtime_start) step.changed.push(changed);
    else steps.push({ date: realtime_start, unit: unitOn(realtime_start, descriptions), changed: [changed] });
  }
  return steps;
}

/** How many days after the first of a period its date lies: some weeks and fortnights are dated by their last day. */
export function daysBehind(descriptions: Description[]): number {
  if (!/\bending\b/i.test(latest(descriptions).frequency)) return 0;
  return { weekly: 6, biweekly: 13 }[frequencyOf(descriptions) as string] ?? 0;
}

function frequencyOf(descriptions: Description[]): Frequency {
  const { frequency, frequency_short } = latest(descriptions);
  const found = frequencies[frequency_short];
  if (found === undefined) {
    throw new ProviderFailure('malformed', `FRED has the frequency ${frequency}, which is not known here.`);
  }
  return found;
}

function unitOn(day: string, descriptions: Description[]): string {
  return (descriptions.findLast(({ realtime_start }) => realtime_start <= day) ?? descriptions[0])?.units ?? '';
}

function latest(descriptions: Description[]): Description {
  return descriptions.at(-1) as Description;
}

function currentOf(rows: Row[], days: number): ProviderObservation[] {
  const current = new Map<string, Row>();
  for (const row of [...rows].sort(byStart)) current.set(row.date, row);
  return Array.from(current.values(), ({ date: period, value: text }) => {
    const value = readValue(text);
    const status = value === null ? 'missing' : 'normal';
    return { date: addDays(period, -days), period, value, status, flag: '' };
  });
}

function byStart(a: Row, b: Row): number {
  return a.realtime_start < b.realtime_start ? -1 : a.realtime_start > b.realtime_start ? 1 : 0;
}

/** A point stands for what is missing, and for what a later vintage no longer has. */
function readValue(text: string): number | null {
  if (text === '.') return null;
  const value = readNumber(text);
  if (value === undefined) throw new ProviderFailure('malformed', `FRED answered the value ${JSON.stringify(text)}.`);
  return value;
}

/** `2024-10-30 07:54:01-05` in the usual form. */
function instantOf(stamp = ''): string | null {
  const at = Date.parse(stamp.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00'));
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
