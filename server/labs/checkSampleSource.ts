import type { Frequency } from '../series/frequency.js';
import { countPeriodsBetween } from '../series/periods.js';
import { describeYear } from '../series/transformations/yearAgo.js';
import { type TransformationName, transformations } from '../series/transformations.js';
import { takeTurn } from '../takeTurn.js';
import type { LabRequest } from './labRequest.js';
import { rejectField } from './rejectField.js';

const seriesFields = ['country', 'vintage'] as const;
const valueFields = ['dates', 'frequency'] as const;

/** Throws `invalid_request` unless the request defines exactly one sample. Takes a turn after each slice of many dates. */
export async function checkSampleSource(request: LabRequest): Promise<void> {
  const { seriesId, values, dates, frequency } = request;
  if (seriesId === undefined && values === undefined) rejectField('seriesId', 'or `values` is required');
  if (seriesId !== undefined && values !== undefined) rejectField('values', 'cannot be combined with `seriesId`');
  const conflicting = (values === undefined ? valueFields : seriesFields).find((field) => request[field] !== undefined);
  if (conflicting !== undefined)
    rejectField(conflicting, `cannot be combined with \`${values === undefined ? 'seriesId' : 'values'}\``);
  if (values === undefined) return;
  if (dates !== undefined) await checkDates(dates, values.length, frequency);
  const bound = (['start', 'end'] as const).find((field) => request[field] !== undefined);
  if (bound !== undefined && dates === undefined) rejectField(bound, 'requires `dates`');
}

const datesPerTurn = 10_000;

const periodNames: Record<Frequency, string> = {
  daily: 'day',
  weekly: 'week',
  biweekly: 'fortnight',
  monthly: 'month',
  quarterly: 'quarter',
  semiannual: 'half-year',
  annual: 'year',
};

async function checkDates(dates: string[], length: number, frequency: Frequency | undefined): Promise<void> {
  if (frequency === undefined) rejectField('frequency', 'is required with `dates`');
  if (dates.length !== length)
    rejectField('dates', `must have as many entries as \`values\` (${length}); it has ${dates.length}`);
  for (const [index, date] of dates.entries()) {
    const previous = dates[index - 1];
    if (previous === undefined) continue;
    if (index % datesPerTurn === 0) await takeTurn();
    if (date > previous && countPeriodsBetween(previous, date, frequency) > 0) continue;
    rejectField(
      `dates/${index}`,
      `(${date}) must be in a later ${periodNames[frequency]} than the previous date (${previous})`,
    );
  }
}

/**
 * Throws `invalid_request` for transformations that do not suit the frequency of the series, which is null when
 * unknown.
 */
export function checkTransformations(names: readonly TransformationName[], frequency: Frequency | null): void {
  for (const name of names) {
    const { frequencies, formula } = transformations[name];
    const dependsOnYear =
      frequencies !== undefined || formula(describeYear('annual', false)) !== formula(describeYear('monthly', false));
    if (frequency === null && dependsOnYear) rejectField('frequency', `is required for the transformation ${name}`);
    if (frequency !== null && frequencies?.includes(frequency) === false) {
      rejectField('transformations', `includes ${name}, which is only for ${frequencies.join(' or ')} series`);
    }
  }
}
