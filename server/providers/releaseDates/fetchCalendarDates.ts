import ICAL from 'ical.js';
import type { HttpResponse, Sender } from '../provider.js';
import { ProviderFailure } from '../providerFailure.js';
import { findStatusFailure } from '../responseFailure.js';
import type { ListedDate } from './listedDate.js';

const maxBytes = 10_000_000;

/**
 * Fetches the events of an iCalendar feed. Times that are not in UTC are in `timeZone`: agencies use non-standard zone names
 * (`US-Eastern`). Throws a ProviderFailure.
 */
export async function fetchCalendarDates(
  send: Sender,
  title: string,
  url: URL,
  timeZone: string,
): Promise<ListedDate[]> {
  return send({ url, headers: { Accept: 'text/calendar' }, maxBytes }, (response) =>
    readDates(title, response, timeZone),
  );
}

function readDates(title: string, response: HttpResponse, timeZone: string): ListedDate[] {
  const failure = findStatusFailure(title, response);
  if (failure) throw failure;
  const events = new ICAL.Component(parseCalendar(title, response)).getAllSubcomponents('vevent');
  const dates = events.flatMap((event) => toListedDate(event, timeZone) ?? []);
  if (dates.length === 0) throw new ProviderFailure('malformed', `${title} returned a calendar without events.`);
  return dates;
}

function parseCalendar(title: string, { text }: HttpResponse): unknown[] {
  try {
    return ICAL.parse(text) as unknown[];
  } catch (cause) {
    throw new ProviderFailure('malformed', `${title} returned a response that is not a calendar.`, { cause });
  }
}

function toListedDate(event: ICAL.Component, timeZone: string): ListedDate | undefined {
  const name = event.getFirstPropertyValue('summary');
  const start = event.getFirstPropertyValue('dtstart');
  if (typeof name !== 'string' || !(start instanceof ICAL.Time)) return undefined;
  const isCancelled = event.getFirstPropertyValue('status') === 'CANCELLED';
  const [date = '', time = ''] = start.toString().split('T');
  if (start.isDate) return { name, date, time: null, timeZone: null, isCancelled };
  return { name, date, time: time.slice(0, 5), timeZone: time.endsWith('Z') ? 'UTC' : timeZone, isCancelled };
}
