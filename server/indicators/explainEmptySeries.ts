import type { Knex } from 'knex';
import { findCountryGroup } from '../countryGroups.js';
import type { Schemas } from '../schemas.js';
import { hasEnded } from '../series/guardrails/overdue.js';
import { getPeriodEnd } from '../series/periods.js';
import { listListedSeries } from '../store/listedSeries.js';
import { type FoundSeries, formatSeriesName } from './findSeries.js';

/** The requested range, and the day on which it was requested. */
interface RequestedRange {
  start?: string;
  end?: string;
  today: string;
}

/** Explains why each of these series has no values in a range. */
export async function explainEmptySeries(
  db: Knex,
  empty: FoundSeries[],
  range: RequestedRange,
): Promise<Schemas['MissingSeries'][]> {
  const replaced = empty.filter((one) => isReplacedByEuroArea(one, range));
  const ids = [...new Set(replaced.map(({ indicator }) => indicator.id))];
  const listed = ids.length === 0 ? [] : await listListedSeries(db, { indicatorIds: ids, countries: ['EA'] });
  const withEuroArea = new Set(listed.map(({ indicatorId }) => indicatorId));
  return empty.map((one) => {
    const isReplaced = replaced.includes(one) && withEuroArea.has(one.indicator.id);
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

/** Whether the series of a member of the euro area ended before the range, as national policy rates did. */
function isReplacedByEuroArea({ indicator, series, vintages }: FoundSeries, { start, today }: RequestedRange): boolean {
  const lastDate = vintages.current?.lastDate;
  return (
    findCountryGroup('EA-MEMBERS')?.members.includes(series.country) === true &&
    start !== undefined &&
    !!lastDate &&
    lastDate < start &&
    hasEnded(indicator.frequency, lastDate, today, null)
  );
}
