/*
 * Reads zip archives of published files. Contents are inflated piece by piece and never held as a whole, so that a small archive cannot fill the memory.
 * The library `yauzl` checks sizes and refuses encrypted entries; it leaves the check sums to its users.
 */
import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { takeTurn } from '../../takeTurn.js';
import { ProviderFailure } from '../providerFailure.js';

const maxEntries = 1_000;
const maxPieceLength = 65_536;
/** Maximum length of all contents that are inflated from an archive. The largest known, of the Federal Reserve, has about 100 MB. */
const defaultMaxLength = 200_000_000;

/** Opens an archive. Throws a ProviderFailure if it cannot be read. */
export async function openZip(title: string, file: Buffer, maxLength = defaultMaxLength): Promise<ZipArchive> {
  try {
    const zip = await fromBufferPromise(file);
    if (zip.entryCount > maxEntries) throw new Error(`The archive has ${zip.entryCount} entries.`);
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    return new ZipArchive(title, zip, entries, maxLength);
  } catch (cause) {
    throw new ProviderFailure('malformed', `${title} returned a file that is not a zip archive.`, { cause });
  }
}

export class ZipArchive {
  readonly #title: string;
  readonly #zip: ZipFile;
  readonly #entries: Map<string, Entry>;
  #remainingLength: number;

  constructor(title: string, zip: ZipFile, entries: Map<string, Entry>, maxLength: number) {
    this.#title = title;
    this.#zip = zip;
    this.#entries = entries;
    this.#remainingLength = maxLength;
  }

  get names(): string[] {
    return [...this.#entries.keys()];
  }

  /** Yields the text of an entry piece by piece and takes a turn before each. Throws a ProviderFailure if it cannot be inflated or is too long. */
  async *readText(name: string): AsyncGenerator<string> {
    const decoder = new TextDecoder();
    for await (const piece of this.#inflate(name)) {
      await takeTurn();
      yield decoder.decode(piece, { stream: true });
    }
    yield decoder.decode();
  }

  async *#inflate(name: string): AsyncGenerator<Buffer> {
    try {
      const entry = this.#entries.get(name);
      if (entry === undefined) throw new Error('The entry is missing.');
      let checkSum = 0;
      const stream: AsyncIterable<Buffer> = await this.#zip.openReadStreamPromise(entry);
      for await (const bytes of stream) {
        this.#countLength(bytes.length);
        for (const piece of cutIntoPieces(bytes)) {
          checkSum = crc32(piece, checkSum);
          yield piece;
        }
      }
      if (checkSum !== entry.crc32) throw new Error('The check sum differs.');
    } catch (cause) {
      if (cause instanceof ProviderFailure) throw cause;
      const message = `${this.#title} returned a zip archive whose file ${name.slice(0, 100)} cannot be read.`;
      throw new ProviderFailure('malformed', message, { cause });
    }
  }

  #countLength(length: number): void {
    this.#remainingLength -= length;
    if (this.#remainingLength >= 0) return;
    throw new ProviderFailure('malformed', `${this.#title} returned a zip archive whose contents are too long.`);
  }
}

/** Cuts contents that are stored without compression, which arrive as a whole. */
function* cutIntoPieces(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += maxPieceLength) {
    yield bytes.subarray(start, start + maxPieceLength);
  }
}
