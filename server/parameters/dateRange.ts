import { invalidRequest } from '../errors.js';
import { countDaysBetween } from '../series/periods.js';

/** Throws `invalid_request` if a date range ends before it begins. An absent bound is open. */
export function assertDateOrder(
  startField: string,
  start: string | undefined,
  endField: string,
  end: string | undefined,
): void {
  if (start === undefined || end === undefined || start <= end) return;
  throw invalidRequest([{ field: endField, problem: `(${end}) must not be before \`${startField}\` (${start})` }]);
}

/** Throws `invalid_request` if a date range ends before it begins or is longer than `maxDays`. */
export function assertMaxDays(from: string, to: string, maxDays: number): void {
  assertDateOrder('from', from, 'to', to);
  if (countDaysBetween(from, to) <= maxDays) return;
  throw invalidRequest([{ field: 'to', problem: `must be at most ${maxDays} days after \`from\` (${from})` }]);
}
