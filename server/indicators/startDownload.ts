import type { DownloadContent } from '../contract.js';
import { SeriesChangedError } from '../store/seriesState.js';
import { createChangingError } from './readOneState.js';

/** A file up to this size is read as a whole, and its size is known before it is sent. */
const maxWholeBytes = 1024 * 1024;

/**
 * Reads the first megabyte of a file, and prepares to read the rest. An error in the rest about a change of the series
 * names it by `name`.
 */
export async function startDownload(
  blocks: AsyncGenerator<Buffer>,
  name: string,
): Promise<Pick<DownloadContent, 'start' | 'rest'>> {
  const first: Buffer[] = [];
  for (let bytes = 0; bytes < maxWholeBytes; ) {
    const { value, done } = await blocks.next();
    if (done) return { start: Buffer.concat(first) };
    first.push(value);
    bytes += value.length;
  }
  return { start: Buffer.concat(first), rest: nameChange(blocks, name) };
}

async function* nameChange(blocks: AsyncIterable<Buffer>, name: string): AsyncGenerator<Buffer> {
  try {
    yield* blocks;
  } catch (failure) {
    throw failure instanceof SeriesChangedError ? createChangingError(name) : failure;
  }
}
