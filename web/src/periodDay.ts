import { type PeriodDay, parsePeriodDay } from '../../server/series/periodDays.js';
import { getToday } from './today';

/** Reads a date of an address as the API does: a day, or the day that a year, a quarter or a month stands for. Empty if it is no date. */
export function readPeriodDay(text: string | null, day: PeriodDay): string {
  return parsePeriodDay(text ?? '', day, getToday()) ?? '';
}

/** Which day a period stands for in each date parameter, as in the contract. */
export const periodDays = { vintage: 'lastUntilToday', start: 'first', end: 'last' } as const;

/** What a date in an address may be. */
export const dateHint = 'a date such as 2022-11-15, 2022-11, 2022-Q4 or 2022';
