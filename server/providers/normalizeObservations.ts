import { isCalendarDate } from '../series/periods.js';
import type { ProviderObservation, SeriesQuery } from './provider.js';
import { ProviderFailure } from './providerFailure.js';

type Window = Pick<SeriesQuery, 'start' | 'end'>;

export function isWithin(date: string, { start, end }: Window): boolean {
  return (start === undefined || date >= start) && (end === undefined || date <= end);
}

/**
 * Sorts observations by date and removes those outside the window, since some providers ignore a window. Throws a ProviderFailure if no observation is
 * left, if a date or value is invalid, or if a date has two values.
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
      `${title} returned an invalid observation: ${JSON.stringify(invalid.value)} for ${JSON.stringify(invalid.period)}.`,
    );
  }
  const inWindow = observations.filter(({ date }) => isWithin(date, window));
  if (inWindow.length === 0)
    throw new ProviderFailure('not_found', `${title} has no observations of this series in this window.`);
  inWindow.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const duplicate = inWindow.find(({ date }, index) => inWindow[index + 1]?.date === date);
  if (duplicate !== undefined) {
    throw new ProviderFailure(
      'malformed',
      `${title} returned two values for ${duplicate.period}: the id matches more than one series.`,
    );
  }
  return inWindow;
}
