import type { Frequency } from '../series/frequency.js';
import { addDays, isCalendarDate } from '../series/periods.js';

export interface Period {
  /** Its first day. */
  date: string;
  frequency: Frequency;
}

/** The ways in which providers write periods; each gives year, number within the year, and how often such periods come. */
const patterns: [RegExp, Frequency, number][] = [
  [/^(\d{4})(?:-?A(?:0?1)?)?$/, 'annual', 12],
  [/^(\d{4})-?[SH]0?([12])$/, 'semiannual', 6],
  [/^(\d{4})-?Q0?([1-4])$/, 'quarterly', 3],
  [/^(\d{4})-?M?(0[1-9]|1[0-2])$/, 'monthly', 1],
];

/** The period that a text names, by its first day; weeks are those of ISO 8601. Undefined when it names none. */
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

/** The Monday of a week of ISO 8601: the first is the one that holds the fourth of January. */
function getMonday(year: string, week: number): string {
  const fourth = `${year}-01-04`;
  const daysAfterMonday = (new Date(`${fourth}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(fourth, (week - 1) * 7 - daysAfterMonday);
}
