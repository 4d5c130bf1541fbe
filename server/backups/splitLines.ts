import { StringDecoder } from 'node:string_decoder';
import { BackupError } from './backupFormat.js';

/** A longer line is not from a backup. */
const maxLineLength = 256 * 1024 ** 2;

/** Splits bytes into lines without their line ends, those of one chunk at once. Text after the last line end is a line, too. */
export async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.write(chunk)).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > maxLineLength) throw new BackupError('The file is not a backup of Almanac: a line is too long.');
    if (lines.length > 0) yield lines;
  }
  if (rest !== '') yield [rest];
}
