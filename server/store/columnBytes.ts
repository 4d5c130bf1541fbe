import { endianness } from 'node:os';
import { type SeriesColumns, viewColumns } from './seriesColumns.js';

/** The order of the bytes of a number on this machine. A machine with another order does not read these bytes. */
export const byteOrder = endianness() === 'LE' ? 0 : 1;

/** Returns the bytes of the columns without copying them, so they must not change afterwards. */
export function toBytes({ buffer }: SeriesColumns): Buffer {
  return Buffer.from(buffer);
}

/** Returns the columns in bytes. Copies the bytes once. */
export function fromBytes(bytes: Buffer): SeriesColumns {
  return viewColumns(new Uint8Array(bytes).buffer);
}
