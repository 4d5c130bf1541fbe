import type { CalendarEvent } from 'almanac-sdk';
import { formatReferencePeriod } from '../format';
import { getCountryName } from '../labels';
import { formatZone } from './timeZones';

/** Describes what an event covers: the country, the period and the estimate. */
export function describeCoverage({ country, referencePeriod, estimate }: CalendarEvent): string {
  const parts = [
    country === null ? 'World' : getCountryName(country),
    referencePeriod !== null && formatReferencePeriod(referencePeriod),
    estimate !== null && `${estimate} estimate`,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** The time at the agency, where it differs from the time shown: 08:30 New York. */
export function describeAgencyTime({ scheduledTime, timeZone }: CalendarEvent, shown: string | null): string | null {
  if (scheduledTime === null || timeZone === null || scheduledTime === shown) return null;
  return `${scheduledTime} ${formatZone(timeZone)}`;
}

/** A note on the day or the values of an event; null for an official date that is still to come. */
export function findEventTag(event: CalendarEvent, today: string): { text: string; tone: string } | null {
  if (event.status === 'cancelled') return { text: 'cancelled', tone: 'bad' };
  if (event.datePrecision === 'on_or_before') return { text: 'by this day', tone: '' };
  if (event.status === 'released') return { text: 'released', tone: 'good' };
  if (event.scheduledDate < today) return { text: 'values not in the library yet', tone: '' };
  return event.status === 'estimated' ? { text: 'estimated day', tone: '' } : null;
}
