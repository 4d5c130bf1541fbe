/* Reads the first sheet of an Office Open XML workbook (ECMA-376 part 1, section 18.3): a zip archive with XML files. */
import { Parser } from 'htmlparser2';
import { ProviderFailure } from '../providerFailure.js';
import { listZipEntries, readZipText, type ZipEntry } from './readZip.js';

/** A text, a number, or null for an error such as #N/A. Empty cells are undefined. */
export type Cell = string | number | null | undefined;

/** A cell that is being read. */
interface OpenCell {
  column: number;
  type: string;
  text: string;
}

const textTypes = ['str', 'inlineStr'];
const maxColumns = 16_384;

/** Returns the rows of the first sheet. Throws a ProviderFailure if the file is not a workbook. */
export async function readFirstSheet(title: string, file: Buffer): Promise<Cell[][]> {
  const entries = listZipEntries(title, file);
  const sheet = entries.find(({ name }) => name === 'xl/worksheets/sheet1.xml');
  if (sheet === undefined) throw new ProviderFailure('malformed', `${title} returned a file that is not a workbook.`);
  const strings = entries.find(({ name }) => name === 'xl/sharedStrings.xml');
  return readRows(title, sheet, strings === undefined ? [] : await readStrings(title, strings));
}

/** Returns the texts that cells refer to by their index. */
async function readStrings(title: string, entry: ZipEntry): Promise<string[]> {
  const strings: string[] = [];
  let isText = false;
  const parser = new Parser(
    {
      onopentag: (name) => {
        if (name === 'si') strings.push('');
        isText = name === 't';
      },
      ontext: (text) => {
        if (isText) strings.push(`${strings.pop() ?? ''}${text}`);
      },
      onclosetag: () => {
        isText = false;
      },
    },
    { xmlMode: true },
  );
  for await (const piece of readZipText(title, entry)) parser.write(piece);
  return strings;
}

async function readRows(title: string, entry: ZipEntry, strings: string[]): Promise<Cell[][]> {
  const rows: Cell[][] = [];
  let cell: OpenCell | undefined;
  let isValue = false;
  const parser = new Parser(
    {
      onopentag: (name, { r: reference = '', t: type = 'n' }) => {
        if (name === 'row') rows.push([]);
        if (name === 'c') cell = { column: readColumn(reference) ?? rows.at(-1)?.length ?? 0, type, text: '' };
        isValue = name === 'v' || name === 't';
      },
      ontext: (text) => {
        if (isValue && cell !== undefined) cell.text += text;
      },
      onclosetag: (name) => {
        isValue = false;
        const row = rows.at(-1);
        if (name !== 'c' || cell === undefined || row === undefined) return;
        if (cell.column < maxColumns) row[cell.column] = readCell(cell, strings);
        cell = undefined;
      },
    },
    { xmlMode: true },
  );
  for await (const piece of readZipText(title, entry)) parser.write(piece);
  return rows;
}

/** Returns the index of a column in a reference such as `AB12`. */
function readColumn(reference: string): number | undefined {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(reference)?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function readCell({ type, text }: OpenCell, strings: string[]): Cell {
  if (type === 's') return strings[Number(text)];
  if (textTypes.includes(type)) return text;
  const value = type === 'n' && text !== '' ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : text === '' ? undefined : null;
}
