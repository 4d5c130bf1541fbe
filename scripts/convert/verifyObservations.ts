import type { ReadExtract } from './buildSeriesLines.js';
import type { ExtractRow } from './extractRows.js';
import { readObservationsFile } from './observationsFile.js';
import { unpackVintage } from './packedVintage.js';
import type { Source } from './source.js';

/** Counts of a written file. `values` includes nulls within a span. */
export interface Counts {
  series: number;
  vintages: number;
  values: number;
}

type Values = Map<string, number | null>;

/** Reads the values of a written file by `key vintage` and date. */
function readWrittenValues(source: Source, path: string): Map<string, Values> {
  const written = new Map<string, Values>();
  for (const { series, vintages } of readObservationsFile(path)) {
    for (const vintage of vintages) {
      const observations = unpackVintage(vintage, source.getFrequency(series));
      written.set(`${series} ${vintage.date}`, new Map(observations.map(({ date, value }) => [date, value])));
    }
  }
  return written;
}

function createDifferenceError(label: string, date: string, expected: number | null, actual: number | null): Error {
  return new Error(`${label}: ${date} is ${actual} in the written file, ${expected} in the extract`);
}

/** Throws unless the file has the row of the extract in its vintage. Trimmed nulls are absent from the file. */
function compareRow(written: Map<string, Values>, key: string, row: ExtractRow): void {
  const label = `${key} ${row.vintage}`;
  const actual = written.get(label)?.get(row.date) ?? null;
  if (actual !== row.value) throw createDifferenceError(`${label} (line ${row.line})`, row.date, row.value, actual);
}

/** Throws unless a value without a row in a delta vintage equals that of the previous vintage. */
function compareUnchanged(written: Map<string, Values>, key: string, dates: string[], changed: Set<string>): void {
  dates.forEach((date, index) => {
    const current = written.get(`${key} ${date}`) ?? new Map();
    const previous = written.get(`${key} ${dates[index - 1]}`) ?? new Map();
    for (const day of new Set([...current.keys(), ...previous.keys()])) {
      if (changed.has(`${key} ${day} ${date}`)) continue;
      const [expected, actual] = [previous.get(day) ?? null, current.get(day) ?? null];
      if (actual !== expected) throw createDifferenceError(`${key} ${date}`, day, expected, actual);
    }
  });
}

/** Throws if a full vintage in the file has a value without a row in the extract. */
function assertNoSurplus(written: Map<string, Values>, key: string, dates: string[], rows: Set<string>): void {
  for (const date of dates) {
    for (const [day, value] of written.get(`${key} ${date}`) ?? []) {
      if (value !== null && !rows.has(`${key} ${day} ${date}`))
        throw createDifferenceError(`${key} ${date}`, day, null, value);
    }
  }
}

/** Compares a written file with the rows of the extracts value by value. Throws at the first difference. */
export function verifyObservations(source: Source, path: string, extracts: ReadExtract[]): Counts {
  const written = readWrittenValues(source, path);
  for (const { extract, rows, vintageDates } of extracts) {
    const keyed = rows.flatMap((row) => ({ row, key: source.toKey(row.series) }));
    const present = new Set(keyed.map(({ row, key }) => `${key} ${row.date} ${row.vintage}`));
    for (const { row, key } of keyed) if (key !== undefined) compareRow(written, key, row);
    const compareRest = extract.encoding === 'delta' ? compareUnchanged : assertNoSurplus;
    for (const key of new Set(keyed.map((row) => row.key))) {
      if (key !== undefined) compareRest(written, key, vintageDates, present);
    }
  }
  const series = new Set([...written.keys()].map((label) => label.split(' ')[0]));
  return { series: series.size, vintages: written.size, values: sum([...written.values()].map(({ size }) => size)) };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
