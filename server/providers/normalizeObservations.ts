import { isCalendarDate } from '../series/periods.js';
import type { ProviderObservation, SeriesQuery } from './provider.js';
import { ProviderFailure } from './providerFailure.js';

type Window = Pick<SeriesQuery, 'start' | 'end'>;

export function isWithin(date: string, { start, end }: Window): boolean {
  return (start === undefined || date >= start) && (end === undefined || date <= end);
}

/**
 * Observations by date. Throws a ProviderFailure when there are none, when a date is no day or a value no number, and when a date has two values.
 * What lies outside the window that was asked for is left out: some providers ignore a window that they do not understand.
 */
export function normalizeObservations(
  title: string,
  observations: ProviderObservation[],
  window: Window,
): ProviderObservation[] {
  const invalid = observations.find(
    ({ date, value }) => !isCalendarDate(date) || !(value === null || Number.isFinite(value)),
  );
  if (invalid !== undefined) {
    throw new ProviderFailure(
      'malformed',
      `${title} answered ${JSON.stringify(invalid.value)} for ${JSON.stringify(invalid.period)}.`,
    );
  }
  const inWindow = observations.filter(({ date }) => isWithin(date, window));
  if (inWindow.length === 0)
    throw new ProviderFailure('not_found', `${title} has no observations of this series there.`);
  inWindow.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const duplicate = inWindow.find(({ date }, index) => inWindow[index + 1]?.date === date);
  if (duplicate !== undefined) {
    throw new ProviderFailure(
      'malformed',
      `${title} answered two values for ${duplicate.period}; the series is not one series.`,
    );
  }
  return inWindow;
}
