import { almanac } from '../almanac';
import { getToday } from '../today';
import { useCall } from '../useCall';

const daysBack = 60;
const daysAhead = 30;

/** Reads the important releases of a country in the last two months and the next 30 days. */
export function useCalendar(country: string) {
  const today = getToday();
  return useCall(`home calendar ${country} ${today}`, () =>
    almanac.calendar.releases({
      country,
      importance: 'high',
      indicators: 'headline',
      from: getToday(-daysBack),
      to: getToday(daysAhead),
    }),
  );
}
