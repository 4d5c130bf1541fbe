import { invalidRequest } from '../errors.js';
import { countDaysBetween } from '../series/periods.js';

/** Refuses a window that ends before it begins; an absent bound is open. */
export function assertDateOrder(
  startField: string,
  start: string | undefined,
  endField: string,
  end: string | undefined,
): void {
  if (start === undefined || end === undefined || start <= end) return;
  throw invalidRequest([{ field: endField, problem: `(${end}) is before ${startField} (${start})` }]);
}

/** Refuses a window longer than the contract allows. */
export function assertMaxDays(from: string, to: string, maxDays: number): void {
  assertDateOrder('from', from, 'to', to);
  if (countDaysBetween(from, to) <= maxDays) return;
  throw invalidRequest([{ field: 'to', problem: `is more than ${maxDays} days after from (${from})` }]);
}
