import ICAL from 'ical.js';
import type { Answer, Ask } from '../provider.js';
import { ProviderFailure } from '../providerFailure.js';
import { refusalByStatus } from '../refusal.js';
import type { ListedDate } from './listedDate.js';

const mostBytes = 10_000_000;

/**
 * The events of an iCalendar feed, without those that are cancelled. Times are local to the feed's own zone unless they are in UTC: agencies
 * name zones as they like (`US-Eastern`). Throws a ProviderFailure.
 */
export async function fetchCalendarDates(ask: Ask, title: string, url: URL, timeZone: string): Promise<ListedDate[]> {
  return ask({ url, headers: { Accept: 'text/calendar' }, mostBytes }, (answer) => readDates(title, answer, timeZone));
}

function readDates(title: string, answer: Answer, timeZone: string): ListedDate[] {
  const refusal = refusalByStatus(title, answer);
  if (refusal) throw refusal;
  const events = new ICAL.Component(parse(title, answer)).getAllSubcomponents('vevent');
  const dates = events
    .filter((event) => event.getFirstPropertyValue('status') !== 'CANCELLED')
    .flatMap((event) => dateOf(event, timeZone) ?? []);
  if (dates.length === 0) throw new ProviderFailure('malformed', `${title} answered a calendar without events.`);
  return dates;
}

function parse(title: string, { text }: Answer): unknown[] {
  try {
    return ICAL.parse(text) as unknown[];
  } catch (cause) {
    throw new ProviderFailure('malformed', `${title} answered what is no calendar.`, { cause });
  }
}

function dateOf(event: ICAL.Component, timeZone: string): ListedDate | undefined {
  const name = event.getFirstPropertyValue('summary');
  const start = event.getFirstPropertyValue('dtstart');
  if (typeof name !== 'string' || !(start instanceof ICAL.Time)) return undefined;
  const [date = '', time = ''] = start.toString().split('T');
  if (start.isDate) return { name, date, time: null, timeZone: null };
  return { name, date, time: time.slice(0, 5), timeZone: time.endsWith('Z') ? 'UTC' : timeZone };
}
