import type { Frequency } from '../series/frequency.js';
import { addDays, isCalendarDate } from '../series/periods.js';

export interface Period {
  /** First day of the period. */
  date: string;
  frequency: Frequency;
}

/** Notations of periods: a pattern for year and number within the year, the frequency, and the months per period. */
const patterns: [RegExp, Frequency, number][] = [
  [/^(\d{4})(?:-?A(?:0?1)?)?$/, 'annual', 12],
  [/^(\d{4})-?[SH]0?([12])$/, 'semiannual', 6],
  [/^(\d{4})-?Q0?([1-4])$/, 'quarterly', 3],
  [/^(\d{4})-?M?(0[1-9]|1[0-2])$/, 'monthly', 1],
];

/** Parses a period; weeks follow ISO 8601. Returns undefined for any other text. */
export function readPeriod(text: string): Period | undefined {
  if (isCalendarDate(text)) return { date: text, frequency: 'daily' };
  for (const [pattern, frequency, months] of patterns) {
    const [, year, number = '1'] = pattern.exec(text) ?? [];
    if (year === undefined) continue;
    const month = (Number(number) - 1) * months + 1;
    return { date: `${year}-${String(month).padStart(2, '0')}-01`, frequency };
  }
  const [, year, week] = /^(\d{4})-?W(0[1-9]|[1-4]\d|5[0-3])$/.exec(text) ?? [];
  return year === undefined ? undefined : { date: getMonday(year, Number(week)), frequency: 'weekly' };
}

/** Returns the Monday of an ISO 8601 week: the first week contains 4 January. */
function getMonday(year: string, week: number): string {
  const fourth = `${year}-01-04`;
  const daysAfterMonday = (new Date(`${fourth}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(fourth, (week - 1) * 7 - daysAfterMonday);
}
