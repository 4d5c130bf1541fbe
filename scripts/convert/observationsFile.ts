import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { PackedSeries } from '../../server/setup/packedSeries.js';

/** Index of the operating-system byte in a gzip header (RFC 1952); 255 means unknown. */
const OS_BYTE = 9;

/** Writes the lines sorted by series. The output is deterministic: the gzip header has no time stamp and no operating system. */
export function writeObservationsFile(path: string, lines: PackedSeries[]): void {
  const sorted = [...lines].sort((a, b) => (a.series < b.series ? -1 : 1));
  const bytes = gzipSync(sorted.map((line) => `${JSON.stringify(line)}\n`).join(''), { level: 9 });
  bytes[OS_BYTE] = 255;
  writeFileSync(path, bytes);
}
