import type { JsonCounts } from './bodySchema.js';

const quote = 0x22;
const backslash = 0x5c;

/**
 * Counts the parts of a JSON text without parsing it, in one pass and without memory: parsing four megabytes of small
 * arrays takes a hundred. The text may be invalid; then the counts are an upper bound of what a parser reads before it
 * stops.
 */
export function scanJson(bytes: Buffer): JsonCounts {
  const counts = { values: 1, containers: 0, fields: 0 };
  for (let index = 0; index < bytes.length; index++) {
    switch (bytes[index]) {
      case quote:
        index = findEndOfString(bytes, index + 1);
        break;
      case 0x2c: // ,
        counts.values++;
        break;
      case 0x3a: // :
        counts.fields++;
        break;
      case 0x5b: // [
      case 0x7b: // {
        counts.containers++;
        counts.values++;
    }
  }
  return counts;
}

function findEndOfString(bytes: Buffer, start: number): number {
  let index = start;
  while (index < bytes.length && bytes[index] !== quote) index += bytes[index] === backslash ? 2 : 1;
  return index;
}
