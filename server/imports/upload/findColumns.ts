import { createFileError, UploadError } from './uploadError.js';

/** The columns that the caller named. */
export interface NamedColumns {
  dateColumn?: string | undefined;
  valueColumn?: string | undefined;
  vintageColumn?: string | undefined;
}

/** The position of each column; that of the vintage is -1 if the file has none. */
export interface Columns {
  date: number;
  value: number;
  vintage: number;
}

const names: Record<keyof Columns, RegExp> = {
  date: /^(date|day|week|month|quarter|year|period|time|observation_date|time_period)$/i,
  value: /^(value|obs_value|observation|amount)$/i,
  vintage: /^(vintage|vintage_date|realtime_start|published)$/i,
};

/**
 * Finds the columns by the names that the caller gave, otherwise by the usual names; of two columns, also by their order. Throws an
 * UploadError if a name is not in the header, or no column has the dates or values.
 */
export function findColumns(header: readonly string[], named: NamedColumns): Columns {
  const found = {
    date: findNamed(header, 'dateColumn', named) ?? findUsual(header, 'date'),
    value: findNamed(header, 'valueColumn', named) ?? findUsual(header, 'value'),
    vintage: findNamed(header, 'vintageColumn', named) ?? findUsual(header, 'vintage'),
  };
  const { date, value, vintage } = completePair(header, found);
  if (date < 0 || value < 0) throw createFileError(describeUnknown(header, date < 0 ? 'dates' : 'values'));
  if (date === value || date === vintage || value === vintage)
    throw createFileError(`has one column for two of date, value and vintage. Name different columns`);
  return { date, value, vintage };
}

function findNamed(header: readonly string[], field: keyof NamedColumns, named: NamedColumns): number | undefined {
  const name = named[field];
  if (name === undefined) return undefined;
  const position = header.findIndex((cell) => cell.toLowerCase() === name.trim().toLowerCase());
  if (position >= 0) return position;
  throw new UploadError([{ field, problem: `must be one of the columns of the file: ${listNames(header)}` }]);
}

/** Finds the column that has the name of the field or, if there is one only, a similar name. Several, as of year and month, need to be named. */
export function findUsual(header: readonly string[], column: keyof Columns): number {
  const exact = header.findIndex((cell) => cell.toLowerCase() === column);
  const similar = header.flatMap((cell, position) => (names[column].test(cell) ? [position] : []));
  return exact < 0 && similar.length === 1 ? (similar[0] ?? -1) : exact;
}

/** Of two columns beside that of the vintage, the one that is not known is the other one; if neither is, the first has the dates. */
function completePair(header: readonly string[], { date, value, vintage }: Columns): Columns {
  const [first = -1, second = -1, ...more] = [...header.keys()].filter((position) => position !== vintage);
  if (second < 0 || more.length > 0) return { date, value, vintage };
  if (date < 0 && value < 0) return { date: first, value: second, vintage };
  const getOther = (position: number) => (position === first ? second : first);
  return { date: date < 0 ? getOther(value) : date, value: value < 0 ? getOther(date) : value, vintage };
}

function describeUnknown(header: readonly string[], content: string): string {
  const columns = header.length === 1 ? `has one column, ${listNames(header)}` : `has the columns ${listNames(header)}`;
  const advice =
    header.length === 1
      ? 'Line 1 must name the columns date and value, separated by commas, semicolons or tabs'
      : `Send dateColumn and valueColumn to say which has the ${content}`;
  return `${columns}. ${advice}`;
}

function listNames(header: readonly string[]): string {
  const shown = header.slice(0, 10).map((name) => `'${name.slice(0, 30)}'`);
  return shown.join(', ') + (header.length > shown.length ? ' …' : '');
}
