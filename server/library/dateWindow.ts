import { invalidRequest } from '../errors.js';
import { countDaysBetween } from '../series/periods.js';

/** Refuses a window that ends before it begins; an absent bound is open. */
export function checkOrder(
  startField: string,
  start: string | undefined,
  endField: string,
  end: string | undefined,
): void {
  if (start === undefined || end === undefined || start <= end) return;
  throw invalidRequest([{ field: endField, problem: `(${end}) is before ${startField} (${start})` }]);
}

/** Refuses a window longer than the contract allows. */
export function checkLength(from: string, to: string, mostDays: number): void {
  checkOrder('from', from, 'to', to);
  if (countDaysBetween(from, to) <= mostDays) return;
  throw invalidRequest([{ field: 'to', problem: `is more than ${mostDays} days after from (${from})` }]);
}
