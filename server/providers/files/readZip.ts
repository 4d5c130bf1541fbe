/*
 * Reads zip archives of published files: entries without encryption, stored or deflated, below 4 GB (APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16).
 * Contents are inflated piece by piece and never held as a whole, so that a small archive cannot fill the memory.
 */
import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { takeTurn } from '../../takeTurn.js';
import { ProviderFailure } from '../providerFailure.js';

export interface ZipEntry {
  name: string;
  /** 0 for stored, 8 for deflated contents. */
  method: number;
  /** The contents as stored in the archive. */
  stored: Buffer;
}

const endSignature = 0x06054b50;
const endLength = 22;
const maxCommentLength = 65_535;
const directorySignature = 0x02014b50;
const directoryLength = 46;
const localSignature = 0x04034b50;
const localLength = 30;
const maxEntries = 1_000;
const inputPieceLength = 65_536;
const outputPieceLength = 65_536;
/** Maximum length of the inflated contents of an entry. The largest known, of the Federal Reserve, has about 100 MB. */
const maxInflatedLength = 500_000_000;

/** Lists the entries of an archive. Throws a ProviderFailure if it cannot be read. */
export function listZipEntries(title: string, archive: Buffer): ZipEntry[] {
  try {
    return [...iterateEntries(archive)];
  } catch (cause) {
    throw new ProviderFailure('malformed', `${title} returned a file that is not a zip archive.`, { cause });
  }
}

function* iterateEntries(archive: Buffer): Generator<ZipEntry> {
  const end = findEnd(archive);
  const count = archive.readUInt16LE(end + 10);
  if (count > maxEntries) throw new Error(`The archive has ${count} entries.`);
  let position = archive.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    assertSignature(archive, position, directorySignature);
    const nameLength = archive.readUInt16LE(position + 28);
    const nameStart = position + directoryLength;
    yield {
      name: archive.toString('utf8', nameStart, nameStart + nameLength),
      method: archive.readUInt16LE(position + 10),
      stored: readStored(archive, archive.readUInt32LE(position + 42), archive.readUInt32LE(position + 20)),
    };
    position = nameStart + nameLength + archive.readUInt16LE(position + 30) + archive.readUInt16LE(position + 32);
  }
}

/** Finds the record at the end of the archive. A comment may follow it. */
function findEnd(archive: Buffer): number {
  const first = Math.max(0, archive.length - endLength - maxCommentLength);
  for (let position = archive.length - endLength; position >= first; position -= 1) {
    if (archive.readUInt32LE(position) === endSignature) return position;
  }
  throw new Error('The end record is missing.');
}

function readStored(archive: Buffer, position: number, length: number): Buffer {
  assertSignature(archive, position, localSignature);
  const start = position + localLength + archive.readUInt16LE(position + 26) + archive.readUInt16LE(position + 28);
  if (start + length > archive.length) throw new Error('An entry is truncated.');
  return archive.subarray(start, start + length);
}

function assertSignature(archive: Buffer, position: number, signature: number): void {
  if (archive.readUInt32LE(position) !== signature) throw new Error(`Invalid signature at byte ${position}.`);
}

/** Yields the text of an entry piece by piece and takes a turn before each. Throws a ProviderFailure if it cannot be inflated or is too long. */
export async function* readZipText(
  title: string,
  entry: ZipEntry,
  maxLength = maxInflatedLength,
): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let length = 0;
  for await (const piece of inflate(title, entry)) {
    length += piece.length;
    if (length > maxLength) throw new ProviderFailure('malformed', `${title} returned a file that is too long.`);
    await takeTurn();
    yield decoder.decode(piece, { stream: true });
  }
  yield decoder.decode();
}

async function* inflate(title: string, { name, method, stored }: ZipEntry): AsyncGenerator<Buffer> {
  const input = Readable.from(cutIntoPieces(stored));
  try {
    if (method === 0) yield* input;
    else if (method === 8) yield* input.pipe(createInflateRaw({ chunkSize: outputPieceLength }));
    else throw new Error(`Unknown method ${method}.`);
  } catch (cause) {
    if (cause instanceof ProviderFailure) throw cause;
    throw new ProviderFailure('malformed', `${title} returned a zip archive whose file ${name} cannot be read.`, {
      cause,
    });
  }
}

function* cutIntoPieces(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += inputPieceLength) {
    yield bytes.subarray(start, start + inputPieceLength);
  }
}
