import { endianness } from 'node:os';
import { bytesPerRow, type SeriesColumns } from './seriesColumns.js';

/** The order of the bytes of a number on this machine. A machine with another order does not read these bytes. */
export const byteOrder = endianness() === 'LE' ? 0 : 1;

/** Returns the bytes of the columns, one column after another: the widest first, so that each starts at a multiple of its width. */
export function toBytes({ values, dates, starts, ends, revised }: SeriesColumns): Buffer {
  return Buffer.concat(
    [values, dates, starts, ends, revised].map(({ buffer, byteOffset, byteLength }) =>
      Buffer.from(buffer, byteOffset, byteLength),
    ),
  );
}

/** Returns the columns in bytes. Copies the bytes once. */
export function fromBytes(bytes: Buffer): SeriesColumns {
  const length = bytes.length / bytesPerRow;
  const { buffer } = new Uint8Array(bytes);
  return {
    length,
    values: new Float64Array(buffer, 0, length),
    dates: new Int32Array(buffer, 8 * length, length),
    starts: new Int32Array(buffer, 12 * length, length),
    ends: new Int32Array(buffer, 16 * length, length),
    revised: new Uint8Array(buffer, 20 * length, length),
  };
}
