import type { Knex } from 'knex';
import type { Schemas } from '../schemas.js';
import { getPeriodEnd } from '../series/periods.js';
import { findEndedInEuroArea } from './findEndedInEuroArea.js';
import { type FoundSeries, formatSeriesName } from './findSeries.js';

interface RequestedRange {
  start?: string;
  end?: string;
}

/** Explains why each of these series has no values in a range. */
export async function explainEmptySeries(
  db: Knex,
  empty: FoundSeries[],
  range: RequestedRange,
): Promise<Schemas['MissingSeries'][]> {
  const ended = await findEndedInEuroArea(db, empty);
  return empty.map((one) => {
    const isReplaced = ended.has(one) && isBefore(one, range);
    return {
      id: one.indicator.slug,
      country: one.series.country,
      reason: 'no_values_in_range',
      message: `${formatSeriesName(one)} has no values${describeRange(range)}${describeHeld(one)}.${isReplaced ? ' The series has ended. For the euro area, request country=EA.' : ''}`,
    };
  });
}

function describeRange({ start, end }: RequestedRange): string {
  if (start !== undefined && end !== undefined) return ` from ${start} to ${end}`;
  if (start !== undefined) return ` from ${start} on`;
  return end === undefined ? '' : ` until ${end}`;
}

function describeHeld({ indicator, series, vintages }: FoundSeries): string {
  const lastDate = vintages.current?.lastDate;
  if (!lastDate || series.firstDate === null) return '';
  return `: it is held from ${series.firstDate} until ${getPeriodEnd(lastDate, indicator.frequency)}`;
}

/** Whether the last value of a series is before the range. */
function isBefore({ vintages }: FoundSeries, { start }: RequestedRange): boolean {
  const lastDate = vintages.current?.lastDate;
  return start !== undefined && !!lastDate && lastDate < start;
}
