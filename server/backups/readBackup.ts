import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { BackupError, type BackupFooter, type BackupHeader, formatName, formatVersion } from './backupFormat.js';
import { splitLines } from './splitLines.js';

/** Bytes that are decompressed at once. */
const chunkSize = 2 ** 18;

/** Header and footer of a backup. */
export interface Manifest extends BackupHeader, BackupFooter {}

/** Receives the contents of a backup in the order of the file. */
export interface BackupReader {
  onHeader?(header: BackupHeader): Promise<void>;
  onTable?(table: string, columns: string[]): Promise<void>;
  /** Some rows of the current table, as lines of JSON. */
  onRows?(lines: string[]): Promise<void>;
}

/**
 * Reads a backup, and checks its checksums and counts. Uses the same memory for any number of rows. Throws a BackupError if the file is
 * damaged, cut off, no backup, or of a later format.
 */
export async function readBackup(file: string, reader: BackupReader = {}): Promise<Manifest> {
  const parser = new BackupParser(file, reader);
  // The pipeline reports a failure of its last step as an abort of the steps before.
  let failureOfReader: unknown;
  try {
    await pipeline(createReadStream(file), createGunzip({ chunkSize }), splitLines, async (batches) => {
      try {
        for await (const lines of batches) await parser.read(lines);
      } catch (failure) {
        failureOfReader = failure;
      }
    });
  } catch (failure) {
    throw explain(file, failureOfReader ?? failure);
  }
  if (failureOfReader !== undefined) throw explain(file, failureOfReader);
  return parser.finish();
}

function explain(file: string, failure: unknown): unknown {
  const { code } = failure as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new BackupError(`${file} does not exist.`);
  if (code === 'Z_BUF_ERROR') return cutOff(file);
  if (code?.startsWith('Z_')) return damaged(file);
  return failure;
}

function cutOff(file: string): BackupError {
  return new BackupError(`${file} is not complete: its end is missing. Copy it again, or use another backup.`);
}

function damaged(file: string): BackupError {
  return new BackupError(`${file} is damaged, or is not a backup of Almanac. Copy it again, or use another backup.`);
}

interface CurrentTable {
  name: string;
  rows: number;
  hash: Hash;
}

/** Checks the order of the lines, and the checksum and number of rows of each table. */
class BackupParser {
  readonly #file: string;
  readonly #reader: BackupReader;
  readonly #counts: Record<string, number> = {};
  #header: BackupHeader | undefined;
  #table: CurrentTable | undefined;
  #footer: BackupFooter | undefined;

  constructor(file: string, reader: BackupReader) {
    this.#file = file;
    this.#reader = reader;
  }

  async read(lines: string[]): Promise<void> {
    for (let index = 0; index < lines.length; ) {
      let end = index;
      while (end < lines.length && lines[end]?.startsWith('[')) end += 1;
      if (end > index) await this.#readRows(lines.slice(index, end));
      else {
        await this.#readObject(lines[index] ?? '');
        end += 1;
      }
      index = end;
    }
  }

  finish(): Manifest {
    if (this.#header === undefined || this.#footer === undefined) throw cutOff(this.#file);
    return { ...this.#header, ...this.#footer };
  }

  async #readRows(lines: string[]): Promise<void> {
    if (this.#table === undefined) throw damaged(this.#file);
    this.#table.hash.update(`${lines.join('\n')}\n`);
    this.#table.rows += lines.length;
    await this.#reader.onRows?.(lines);
  }

  async #readObject(line: string): Promise<void> {
    const value = this.#parse(line);
    if (this.#header === undefined) await this.#readHeader(value as unknown as BackupHeader);
    else if (this.#footer !== undefined) throw damaged(this.#file);
    else if (typeof value['table'] === 'string' && this.#table === undefined) {
      this.#table = { name: value['table'], rows: 0, hash: createHash('sha256') };
      await this.#reader.onTable?.(value['table'], value['columns'] as string[]);
    } else if (typeof value['end'] === 'string') this.#endTable(value);
    else this.#readFooter(value as unknown as BackupFooter);
  }

  #parse(line: string): Record<string, unknown> {
    try {
      return Object(JSON.parse(line));
    } catch {
      throw damaged(this.#file);
    }
  }

  async #readHeader(header: BackupHeader): Promise<void> {
    if (header.format !== formatName) throw damaged(this.#file);
    if (header.formatVersion > formatVersion)
      throw new BackupError(
        `${this.#file} was written by Almanac ${header.version}, whose format this version cannot read. Install that version or a later one.`,
      );
    this.#header = header;
    await this.#reader.onHeader?.(header);
  }

  #endTable({ end, rows, sha256 }: Record<string, unknown>): void {
    const table = this.#table;
    if (table === undefined || table.name !== end || table.rows !== rows || table.hash.digest('hex') !== sha256)
      throw damaged(this.#file);
    this.#counts[table.name] = table.rows;
    this.#table = undefined;
  }

  #readFooter(footer: BackupFooter): void {
    if (this.#table !== undefined || JSON.stringify(footer.tables) !== JSON.stringify(this.#counts))
      throw damaged(this.#file);
    this.#footer = footer;
  }
}
