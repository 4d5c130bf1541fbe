import type { Schemas } from '../schemas.js';
import { nameSeries } from '../series/nameSeries.js';
import { formatPeriod } from '../series/periods.js';
import { findInstant } from '../series/zonedTime.js';
import { type AlertMoment, type DueRelease, nothingDue } from '../store/alertFirings.js';
import type { AlertSeries } from '../store/alertSeries.js';

type ReleaseDate = Schemas['ReleaseDate'];

/** Returns the instant of a release, in milliseconds since 1970; without a time, the beginning of its day. */
export function toReleaseTime({ date, time, timeZone }: Pick<ReleaseDate, 'date' | 'time' | 'timeZone'>): number {
  return Date.parse(findInstant(date, time, timeZone) ?? `${date}T00:00:00Z`);
}

/** Describes on a day that a release is due. */
export function describeDue(
  { id, name }: { id: string; name: string },
  { date, time, timeZone, referencePeriod }: Pick<ReleaseDate, 'date' | 'time' | 'timeZone' | 'referencePeriod'>,
  day: string,
): AlertMoment {
  const scheduledAt = findInstant(date, time, timeZone);
  const when = scheduledAt !== null ? `${date} at ${time} (${timeZone})` : date;
  const period = referencePeriod === null ? '' : ` for ${referencePeriod}`;
  const due = { scheduledDate: date, scheduledAt, referencePeriod };
  return buildReleaseMoment(id, day, `${name}${period} is due on ${when}.`, due);
}

/** A date of a release that moved to another day, or was cancelled if `to` is null. */
export interface DateMove {
  from: string;
  to: string | null;
}

/** Describes on a day that a date of a release has moved or was cancelled. */
export function describeMoved(
  { id, name }: { id: string; name: string },
  { from, to }: DateMove,
  day: string,
): AlertMoment {
  const change = to === null ? 'was cancelled' : `has moved to ${to}`;
  return buildReleaseMoment(id, day, `${name}: the release of ${from} ${change}.`, nothingDue);
}

function buildReleaseMoment(release: string, vintage: string, sentence: string, due: DueRelease): AlertMoment {
  const noSeries = { indicator: null, country: null, period: null, value: null, previousValue: null };
  return { ...noSeries, release, ...due, vintage, sentence };
}

/** Describes on a day that the value after the latest one is overdue. */
export function describeStale(
  series: AlertSeries,
  { lastDate, dueDate, day }: { lastDate: string; dueDate: string; day: string },
): AlertMoment {
  const { indicator, country, frequency } = series;
  const about = { indicator, country, release: null, period: lastDate, value: null, previousValue: null };
  const sentence = `${nameSeries(series)}: the latest value is for ${formatPeriod(lastDate, frequency)}. The next was due by ${dueDate}.`;
  return { ...about, ...nothingDue, vintage: day, sentence };
}
