import { formatCsvRows } from '../series/csv.js';
import { formatDay, openEnd } from '../store/day.js';
import type { SeriesColumns } from '../store/seriesColumns.js';
import type { CommonCells, ComputedRow, CsvColumn, Row, RowBlock, RowPosition } from './rowBlock.js';

/** The values of a series as published. */
export interface PublishedRows {
  columns: SeriesColumns;
  /** Whether the rows are values of one vintage, first releases with the day from which they were current, or all values with both days. */
  view: 'vintage' | 'first' | 'all';
  /** Returns the first period that is a projection in the vintage from which a value is current; null if none is. */
  findProjectedFrom(start: number): number | null;
}

type FormatCell = (index: number) => string;

/** Rows as published, in memory: indexes into the columns of their series. Writes them without creating an object for each. */
export class PublishedBlock implements RowBlock {
  readonly #published: PublishedRows;
  readonly #indexes: readonly number[];

  constructor(published: PublishedRows, indexes: readonly number[]) {
    this.#published = published;
    this.#indexes = indexes;
  }

  get length(): number {
    return this.#indexes.length;
  }

  get #hasStart(): boolean {
    return this.#published.view !== 'vintage';
  }

  get #hasEnd(): boolean {
    return this.#published.view === 'all';
  }

  getPosition(position: number): RowPosition {
    const index = this.#indexes[position] as number;
    const { columns } = this.#published;
    const date = formatDay(columns.dates[index] as number);
    return { date, ...(this.#hasEnd && { realtimeStart: formatDay(columns.starts[index] as number) }) };
  }

  take(count: number): RowBlock {
    return new PublishedBlock(this.#published, this.#indexes.slice(0, count));
  }

  toRows(): ComputedRow[] {
    const { columns } = this.#published;
    return this.#indexes.map((index) => {
      const row: Row = {
        date: formatDay(columns.dates[index] as number),
        value: this.#getValue(index),
        revised: this.#isRevised(index),
        ...(this.#hasStart && { realtime_start: formatDay(columns.starts[index] as number) }),
        ...(this.#hasEnd && { realtime_end: this.#formatEnd(index) }),
        ...(this.#isProjection(index) && { projection: true }),
      };
      return { row };
    });
  }

  formatJson(members: string): string {
    const { columns } = this.#published;
    let text = '';
    for (const index of this.#indexes) {
      const separator = text === '' ? '{' : ',{';
      const date = formatDay(columns.dates[index] as number);
      text += `${separator}${members}"date":"${date}","value":${this.#getValue(index)},"revised":${this.#isRevised(index)}`;
      if (this.#hasStart) text += `,"realtime_start":"${formatDay(columns.starts[index] as number)}"`;
      if (this.#hasEnd) text += `,"realtime_end":${JSON.stringify(this.#formatEnd(index))}`;
      text += this.#isProjection(index) ? ',"projection":true}' : '}';
    }
    return text;
  }

  formatCsv(columns: readonly CsvColumn[], common: CommonCells): string {
    const cells = columns.map((column) => this.#createCell(column, common));
    let text = '';
    for (const index of this.#indexes) {
      for (const [position, format] of cells.entries()) text += position === 0 ? format(index) : `,${format(index)}`;
      text += '\r\n';
    }
    return text;
  }

  #createCell(column: CsvColumn, common: CommonCells): FormatCell {
    const { columns } = this.#published;
    switch (column) {
      case 'date':
        return (index) => formatDay(columns.dates[index] as number);
      case 'value':
        return (index) => String(this.#getValue(index) ?? '');
      case 'revised':
        return (index) => String(this.#isRevised(index));
      case 'realtime_start':
        return (index) => formatDay(columns.starts[index] as number);
      case 'realtime_end':
        return (index) => this.#formatEnd(index) ?? '';
      case 'projection':
        return (index) => String(this.#isProjection(index));
      default: {
        const cell = formatCsvRows(['cell'], [{ cell: common[column] ?? null }]).slice(0, -2);
        return () => cell;
      }
    }
  }

  #getValue(index: number): number | null {
    const value = this.#published.columns.values[index] as number;
    return Number.isNaN(value) ? null : value;
  }

  /** A first release is not a revision. */
  #isRevised(index: number): boolean {
    const { columns, view } = this.#published;
    return columns.revised[index] === 1 && view !== 'first';
  }

  #formatEnd(index: number): string | null {
    const end = this.#published.columns.ends[index] as number;
    return end === openEnd ? null : formatDay(end);
  }

  #isProjection(index: number): boolean {
    const { columns, findProjectedFrom } = this.#published;
    const from = findProjectedFrom(columns.starts[index] as number);
    return from !== null && (columns.dates[index] as number) >= from && !Number.isNaN(columns.values[index] as number);
  }
}
