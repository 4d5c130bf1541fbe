import { bytesPerRow } from './seriesColumns.js';

/** Offsets in the bytes of a row, all in big-endian order: date, first and last day, value, revised. */
export const startOffset = 4;
export const endOffset = 8;
export const valueOffset = 12;
export const revisedOffset = 20;
/** Buffer for a slice of the usual number of rows. */
const initialRows = 5_000;

/** The part of a connection to SQLite that defines a function. */
interface SqliteConnection {
  aggregate(name: string, options: object): unknown;
}

/** Defines the function that packs rows on a connection to SQLite. */
export function definePackRows(connection: SqliteConnection): void {
  connection.aggregate('pack_rows', {
    start: () => new PackedRows(),
    // Its number of parameters is that of the function in SQL.
    step: (rows: PackedRows, date: number, start: number, end: number, value: number | null, revision: number) =>
      rows.add(date, start, end, value, revision),
    result: (rows: PackedRows) => rows.toBytes(),
  });
}

class PackedRows {
  #bytes = Buffer.allocUnsafe(initialRows * bytesPerRow);
  #view = new DataView(this.#bytes.buffer, this.#bytes.byteOffset);
  #length = 0;

  add(date: number, start: number, end: number, value: number | null, revision: number): void {
    if (this.#length + bytesPerRow > this.#bytes.length) this.#grow();
    this.#view.setInt32(this.#length, date);
    this.#view.setInt32(this.#length + startOffset, start);
    this.#view.setInt32(this.#length + endOffset, end);
    this.#view.setFloat64(this.#length + valueOffset, value ?? Number.NaN);
    this.#view.setUint8(this.#length + revisedOffset, revision > 0 ? 1 : 0);
    this.#length += bytesPerRow;
  }

  toBytes(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }

  #grow(): void {
    this.#bytes = Buffer.concat([this.#bytes], 2 * this.#bytes.length);
    this.#view = new DataView(this.#bytes.buffer, this.#bytes.byteOffset);
  }
}
