import type { Frequency } from '../series/frequency.js';
import { missing } from './formatNumber.js';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function getMonthName(date: string): string {
  return months[Number(date.slice(5, 7)) - 1] ?? '';
}

/** Formats a calendar day: 31 Oct 2022. */
export function formatDay(date: string | null | undefined): string {
  if (!date) return missing;
  return `${Number(date.slice(8, 10))} ${getMonthName(date)} ${date.slice(0, 4)}`;
}

/** Formats the period that begins on a day: Q3 2022, Aug 2026, 2019. */
export function formatPeriod(date: string | null | undefined, frequency: Frequency): string {
  if (!date) return missing;
  const year = date.slice(0, 4);
  const monthNumber = Number(date.slice(5, 7));
  if (frequency === 'annual') return year;
  if (frequency === 'semiannual') return `H${monthNumber > 6 ? 2 : 1} ${year}`;
  if (frequency === 'quarterly') return `Q${Math.ceil(monthNumber / 3)} ${year}`;
  return frequency === 'monthly' ? `${getMonthName(date)} ${year}` : formatDay(date);
}
