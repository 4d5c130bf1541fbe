/* Reads the first sheet of an Office Open XML workbook (ECMA-376 part 1, section 18.3): a zip archive with XML files. */

import { createXmlParser } from '../createXmlParser.js';
import { ProviderFailure } from '../providerFailure.js';
import { openZip, type ZipArchive } from './readZip.js';

/** A text, a number, or null for an error such as #N/A. Empty cells are undefined. */
export type Cell = string | number | null | undefined;

/** A cell that is being read. */
interface OpenCell {
  column: number;
  type: string;
  text: string;
}

const sheetName = 'xl/worksheets/sheet1.xml';
const stringsName = 'xl/sharedStrings.xml';
const textTypes = ['str', 'inlineStr'];
/** The largest known workbook, of employment, has about 30 MB, 1,000 rows and 800 columns. */
const maxLength = 50_000_000;
const maxColumns = 16_384;
const maxRows = 10_000;
/** Maximum number of rows times columns, whether or not cells are empty. */
const maxCells = 2_000_000;
const maxStrings = 200_000;

/** Returns the rows of the first sheet. Throws a ProviderFailure if the file is not a workbook or is too large. */
export async function readFirstSheet(title: string, file: Buffer): Promise<Cell[][]> {
  const archive = await openZip(title, file, maxLength);
  if (!archive.names.includes(sheetName)) {
    throw new ProviderFailure('malformed', `${title} returned a file that is not a workbook.`);
  }
  return readRows(title, archive, archive.names.includes(stringsName) ? await readStrings(title, archive) : []);
}

/** Returns the texts that cells refer to by their index, without phonetic guides. */
async function readStrings(title: string, archive: ZipArchive): Promise<string[]> {
  const strings: string[] = [];
  const elements = new TextElements(['t']);
  const parser = createXmlParser(title, {
    onopentag: (name) => {
      if (name === 'si') strings.push('');
      assertCount(title, 'shared strings', strings.length, maxStrings);
      elements.open(name);
    },
    ontext: (text) => {
      if (elements.isText && strings.length > 0) strings.push(`${strings.pop()}${text}`);
    },
    onclosetag: (name) => elements.close(name),
  });
  for await (const piece of archive.readText(stringsName)) parser.write(piece);
  return strings;
}

async function readRows(title: string, archive: ZipArchive, strings: string[]): Promise<Cell[][]> {
  const rows: Cell[][] = [];
  const elements = new TextElements(['t', 'v']);
  let cell: OpenCell | undefined;
  let width = 0;
  const parser = createXmlParser(title, {
    onopentag: (name, { r: reference = '', t: type = 'n' }) => {
      if (name === 'row') rows.push([]);
      if (name === 'c') cell = { column: readColumn(reference) ?? rows.at(-1)?.length ?? 0, type, text: '' };
      elements.open(name);
      assertCount(title, 'rows', rows.length, maxRows);
      assertCount(title, 'cells', rows.length * width, maxCells);
    },
    ontext: (text) => {
      if (elements.isText && cell !== undefined) cell.text += text;
    },
    onclosetag: (name) => {
      elements.close(name);
      const row = rows.at(-1);
      if (name !== 'c' || cell === undefined || row === undefined) return;
      if (cell.column < maxColumns) row[cell.column] = readCell(cell, strings);
      width = Math.max(width, row.length);
      cell = undefined;
    },
  });
  for await (const piece of archive.readText(sheetName)) parser.write(piece);
  return rows;
}

/** Tells whether a parser is in an element with text of a cell. Phonetic guides have such elements, too, whose text is not part of the cell. */
class TextElements {
  isText = false;
  readonly #names: string[];
  #isPhonetic = false;

  constructor(names: string[]) {
    this.#names = names;
  }

  open(name: string): void {
    if (name === 'rPh') this.#isPhonetic = true;
    this.isText = !this.#isPhonetic && this.#names.includes(name);
  }

  close(name: string): void {
    if (name === 'rPh') this.#isPhonetic = false;
    this.isText = false;
  }
}

function assertCount(title: string, things: string, count: number, max: number): void {
  if (count > max)
    throw new ProviderFailure('malformed', `${title} returned a workbook with more than ${max} ${things}.`);
}

/** Returns the index of a column in a reference such as `AB12`. */
function readColumn(reference: string): number | undefined {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(reference)?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function readCell({ type, text }: OpenCell, strings: string[]): Cell {
  if (textTypes.includes(type)) return text;
  if (text === '') return undefined;
  if (type === 's') return strings[Number(text)];
  const value = type === 'n' ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : null;
}
