import type { Frequency } from '../../series/frequency.js';
import { getPeriodStart, isCalendarDate } from '../../series/periods.js';
import type { Cell } from './cell.js';
import { type DateOrder, findDateOrder } from './readDates.js';
import { type Decimal, findDecimal } from './readNumbers.js';
import type { Separator } from './readTable.js';

/** How the numbers and dates of a file are written. */
export interface Formats {
  decimal: Decimal;
  dateOrder: DateOrder | null;
}

/** What a caller states of the formats, and the frequency if it is known. */
export interface StatedFormats {
  decimal?: Decimal | undefined;
  dateOrder?: DateOrder | undefined;
  frequency: Frequency | undefined;
}

/** The cells of the columns of a file; those of vintages are empty if it has none. */
export interface ColumnCells {
  dates: readonly Cell[];
  values: readonly Cell[];
  vintages: readonly Cell[];
}

/** Finds the formats that are not stated. Throws an UploadError for a file that can be read in two ways. */
export function findFormats(
  { dates, values, vintages }: ColumnCells,
  separator: Separator,
  { decimal, dateOrder, frequency }: StatedFormats,
): Formats {
  const isPossible = (date: string) => frequency === undefined || getPeriodStart(date, frequency) === date;
  return {
    decimal: decimal ?? findDecimal(values, separator),
    dateOrder:
      dateOrder ??
      findDateOrder([
        { cells: dates, isPossible },
        { cells: vintages, isPossible: isCalendarDate },
      ]),
  };
}
