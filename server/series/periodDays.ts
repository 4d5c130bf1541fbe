import { getDaysInMonth, padTwoDigits } from './calendar.js';
import { isCalendarDate } from './periods.js';

/** Which day a period stands for: its first, its last, or its last but at most today. */
export type PeriodDay = 'first' | 'last' | 'lastUntilToday';

/**
 * Returns the day that a text stands for: a day itself (`2024-03-31`), or a day of a year (`2024`), a month (`2024-03`) or a
 * quarter (`2024-Q1`). Returns undefined for any other text and for dates that do not exist.
 */
export function parsePeriodDay(text: string, day: PeriodDay, today: string): string | undefined {
  if (isCalendarDate(text)) return text;
  const [, year = '', month, quarter] = /^(\d{4})(?:-(?:(\d{2})|[Qq]([1-4])))?$/.exec(text) ?? [];
  const lastMonth = Number(month ?? 3 * Number(quarter ?? 4));
  const firstMonth = Number(month ?? (quarter === undefined ? 1 : lastMonth - 2));
  const first = `${year}-${padTwoDigits(firstMonth)}-01`;
  if (!isCalendarDate(first)) return undefined;
  if (day === 'first') return first;
  const last = `${year}-${padTwoDigits(lastMonth)}-${getDaysInMonth(Number(year), lastMonth)}`;
  return day === 'lastUntilToday' && first <= today && today < last ? today : last;
}
