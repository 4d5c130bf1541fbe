import { type PackedList, packWholeList, unpackList } from '../../packedList.js';
import type { Schemas } from '../../schemas.js';
import type { Frequency } from '../../series/frequency.js';
import type { Observation } from '../../series/observation.js';
import { getPeriodStart } from '../../series/periods.js';
import { type Cell, excerpt } from './cell.js';
import { type Columns, findColumns, type NamedColumns } from './findColumns.js';
import { type ColumnCells, type Formats, findFormats } from './findFormats.js';
import { type DateOrder, describeInvalidDate, readDate } from './readDates.js';
import { type Decimal, readNumber } from './readNumbers.js';
import { maxUploadRows, readTable, type Separator, type Table } from './readTable.js';
import { UploadError, type UploadProblem } from './uploadError.js';

/** A row of an upload; `vintage` is the day on which the value was published, if the upload states it. */
export interface UploadRow extends Observation {
  vintage?: string | undefined;
}

/** How to read a file. What is not given is found in the file. */
export interface FileOptions extends NamedColumns {
  separator?: Separator | undefined;
  decimal?: Decimal | undefined;
  dateOrder?: DateOrder | undefined;
}

/** The text of a file, or rows. */
export type UploadSource = { text: string; options: FileOptions } | { observations: PackedList };

export type UploadInput = UploadSource & { frequency: Frequency };

/** The rows of an upload and, for a file, how it was read; or what is wrong with it. */
export type ReadUpload =
  | { rows: PackedList; rowCount: number; file: Schemas['UploadedFile'] | undefined }
  | { problems: UploadProblem[] };

const maxProblems = 10;
const shownRows = 5;

/** Reads an upload. Takes up to a second, so that it runs in a worker thread. Errors lose their class between threads. */
export function readUpload(input: UploadInput): ReadUpload {
  try {
    if ('observations' in input) return readObservations(input.observations, input.frequency);
    return readFile(input.text, input.frequency, input.options);
  } catch (failure) {
    if (failure instanceof UploadError) return { problems: failure.problems };
    throw failure;
  }
}

function readObservations(observations: PackedList, frequency: Frequency): ReadUpload {
  const rows = unpackList<UploadRow>(observations);
  const check = new RowChecks(frequency, (index, column) => ({
    field: `observations/${index}/${column}`,
    prefix: '',
  }));
  const isDated = rows[0]?.vintage !== undefined;
  for (const [index, row] of rows.entries()) {
    if ((row.vintage !== undefined) !== isDated)
      check.add(index, 'vintage', `${isDated ? 'is missing' : 'is new'} here. Send it in all rows or in none`);
    if (check.beginsPeriod(index, row.date)) check.checkFirst(index, row);
  }
  check.assertNone();
  return { rows: observations, rowCount: rows.length, file: undefined };
}

function readFile(text: string, frequency: Frequency, options: FileOptions): ReadUpload {
  const table = readTable(text, { separator: options.separator, maxRows: maxUploadRows });
  const columns = findColumns(table.header, options);
  const read = (position: number) =>
    position < 0 ? [] : table.lines.map(({ number, cells }): Cell => ({ number, text: cells[position] ?? '' }));
  const cells = { dates: read(columns.date), values: read(columns.value), vintages: read(columns.vintage) };
  const formats = findFormats(cells, table.separator, { ...options, frequency });
  const check = new RowChecks(frequency, (index) => {
    return { field: 'body', prefix: `line ${table.lines[index]?.number} ` };
  });
  const rows = table.lines.map((_, index) => readRow(index, cells, formats, check));
  check.assertNone();
  const file = describeFile(table, columns, formats, rows);
  return { rows: packWholeList(rows), rowCount: rows.length, file };
}

function readRow(index: number, cells: ColumnCells, formats: Formats, check: RowChecks): UploadRow {
  const [dateText = '', valueText = '', vintageText] = [cells.dates, cells.values, cells.vintages].map(
    (column) => column[index]?.text,
  );
  const date = readDate(dateText, formats.dateOrder);
  const value = readNumber(valueText, formats.decimal);
  const vintage = vintageText === undefined ? undefined : readDate(vintageText, formats.dateOrder);
  const row = { date: date ?? dateText, value: value ?? null, ...(vintageText !== undefined && { vintage }) };
  if (date === undefined) check.add(index, 'date', `has the date ${describeInvalidDate(dateText)}`);
  else if (!check.beginsPeriod(index, date)) return row;
  else if (value === undefined)
    check.add(index, 'value', `has the value '${excerpt(valueText)}', which is not a number`);
  else if (vintageText !== undefined && vintage === undefined)
    check.add(index, 'vintage', `has the vintage ${describeInvalidDate(vintageText)}`);
  else check.checkFirst(index, row);
  return row;
}

/** Collects the problems of rows. Throws an UploadError when there are many. */
class RowChecks {
  readonly #seenKeys = new Set<string>();
  readonly #problems: UploadProblem[] = [];

  constructor(
    readonly frequency: Frequency,
    readonly locate: (index: number, column: keyof UploadRow) => { field: string; prefix: string },
  ) {}

  /** Whether a date is the first day of a period. */
  beginsPeriod(index: number, date: string): boolean {
    const firstDay = getPeriodStart(date, this.frequency);
    if (firstDay !== date)
      this.add(index, 'date', `has the date ${date}; use ${firstDay}, the first day of the period (${this.frequency})`);
    return firstDay === date;
  }

  /** Checks that a row is the first one of its date and vintage. */
  checkFirst(index: number, { date, vintage = '' }: UploadRow): void {
    const key = `${date} ${vintage}`;
    if (this.#seenKeys.has(key)) this.add(index, 'date', `repeats the date ${date}`);
    this.#seenKeys.add(key);
  }

  add(index: number, column: keyof UploadRow, problem: string): void {
    const { field, prefix } = this.locate(index, column);
    this.#problems.push({ field, problem: prefix + problem });
    if (this.#problems.length >= maxProblems) this.assertNone();
  }

  assertNone(): void {
    if (this.#problems.length > 0) throw new UploadError(this.#problems);
  }
}

function describeFile(
  { header, separator }: Table,
  { date, value, vintage }: Columns,
  formats: Formats,
  rows: readonly UploadRow[],
): Schemas['UploadedFile'] {
  const name = (position: number) => header[position] ?? '';
  const used = new Set([date, value, vintage]);
  return {
    rows: rows.length,
    separator,
    ...formats,
    columns: { date: name(date), value: name(value), vintage: vintage < 0 ? null : name(vintage) },
    ignoredColumns: header.filter((_, position) => !used.has(position)),
    firstRows: rows.slice(0, shownRows) as Schemas['UploadedFile']['firstRows'],
  };
}
