import { ByteWriter } from '../byteWriter.js';
import { formatCsvRows } from '../series/csv.js';
import { formatDay, openEnd, writeDay } from '../store/day.js';
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

type WriteCell = (index: number) => void;

const comma = 0x2c;
const quote = 0x22;
/** The parts of rows that many rows have in common, as bytes. */
const texts = {
  value: Buffer.from('","value":'),
  null: Buffer.from('null'),
  revised: Buffer.from(',"revised":true'),
  notRevised: Buffer.from(',"revised":false'),
  start: Buffer.from(',"realtime_start":"'),
  end: Buffer.from(',"realtime_end":"'),
  noEnd: Buffer.from(',"realtime_end":null'),
  projection: Buffer.from(',"projection":true}'),
  rowEnd: Buffer.from('}'),
  lineEnd: Buffer.from('\r\n'),
  empty: Buffer.from(''),
  true: Buffer.from('true'),
  false: Buffer.from('false'),
};

/** Usual sizes. Further rows enlarge the buffer. */
const bytesPerJsonRow = 60;
const bytesPerCsvCell = 10;

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

  formatJson(members: string): Buffer {
    const { columns } = this.#published;
    const writer = new ByteWriter(this.length * (members.length + bytesPerJsonRow));
    const rowStart = Buffer.from(`{${members}"date":"`);
    const [hasStart, hasEnd] = [this.#hasStart, this.#hasEnd];
    for (const index of this.#indexes) {
      if (writer.length > 0) writer.writeByte(comma);
      writer.writeBytes(rowStart);
      writeDay(writer, columns.dates[index] as number);
      writer.writeBytes(texts.value);
      this.#writeValue(writer, index, texts.null);
      writer.writeBytes(this.#isRevised(index) ? texts.revised : texts.notRevised);
      if (hasStart) {
        writer.writeBytes(texts.start);
        writeDay(writer, columns.starts[index] as number);
        writer.writeByte(quote);
      }
      if (hasEnd) this.#writeEnd(writer, columns.ends[index] as number);
      writer.writeBytes(this.#isProjection(index) ? texts.projection : texts.rowEnd);
    }
    return writer.finish();
  }

  #writeEnd(writer: ByteWriter, end: number): void {
    if (end === openEnd) {
      writer.writeBytes(texts.noEnd);
      return;
    }
    writer.writeBytes(texts.end);
    writeDay(writer, end);
    writer.writeByte(quote);
  }

  formatCsv(columns: readonly CsvColumn[], common: CommonCells): Buffer {
    const writer = new ByteWriter(this.length * columns.length * bytesPerCsvCell);
    const writeCells = columns.map((column) => this.#createCell(writer, column, common));
    for (const index of this.#indexes) {
      for (let position = 0; position < writeCells.length; position++) {
        if (position > 0) writer.writeByte(comma);
        writeCells[position]?.(index);
      }
      writer.writeBytes(texts.lineEnd);
    }
    return writer.finish();
  }

  #createCell(writer: ByteWriter, column: CsvColumn, common: CommonCells): WriteCell {
    const { columns } = this.#published;
    switch (column) {
      case 'date':
        return (index) => writeDay(writer, columns.dates[index] as number);
      case 'value':
        return (index) => this.#writeValue(writer, index, texts.empty);
      case 'revised':
        return (index) => writer.writeBytes(this.#isRevised(index) ? texts.true : texts.false);
      case 'realtime_start':
        return (index) => writeDay(writer, columns.starts[index] as number);
      case 'realtime_end':
        return (index) => {
          if (columns.ends[index] !== openEnd) writeDay(writer, columns.ends[index] as number);
        };
      case 'projection':
        return (index) => writer.writeBytes(this.#isProjection(index) ? texts.true : texts.false);
      default: {
        const cell = Buffer.from(formatCsvRows(['cell'], [{ cell: common[column] ?? null }]).slice(0, -2));
        return () => writer.writeBytes(cell);
      }
    }
  }

  /** `missing`: the text for a missing value. */
  #writeValue(writer: ByteWriter, index: number, missing: Buffer): void {
    const value = this.#published.columns.values[index] as number;
    if (Number.isNaN(value)) writer.writeBytes(missing);
    else writer.writeNumber(value);
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
