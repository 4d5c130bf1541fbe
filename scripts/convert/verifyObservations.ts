import { type ReadExtract, readStates, type SeriesRows, splitBySeries } from './buildSeriesLines.js';
import { readObservationFile, unpackVintages } from './readObservationFile.js';
import type { Source } from './source.js';

/** Counts of a written file. `values` are those of all vintages, with the nulls within a span. */
export interface Counts {
  series: number;
  vintages: number;
  values: number;
}

type Values = ReadonlyMap<string, number | null>;

const noValues: Values = new Map();

/** Throws unless both have the same numbers. A trimmed null is absent from the file. */
function compareValues(label: string, written: Values, expected: Values): void {
  for (const day of new Set([...written.keys(), ...expected.keys()])) {
    const [found, wanted] = [written.get(day) ?? null, expected.get(day) ?? null];
    if (found !== wanted) throw new Error(`${label}: ${day} is ${found} in the written file, ${wanted} in the extract`);
  }
}

/** Compares the vintages of a series that an extract has with its rows. Returns the vintages compared. */
function compareSeries(written: Map<string, Values>, part: SeriesRows): string[] {
  const compared = readStates(part, (date, expected) => {
    const isEmpty = [...expected.values()].every((value) => value === null);
    if (isEmpty && !written.has(date)) return [];
    compareValues(`${part.key} ${date}`, written.get(date) ?? noValues, expected);
    return [date];
  });
  return compared.flat();
}

function readWritten(source: Source, path: string): Map<string, Map<string, Values>> {
  return new Map(
    readObservationFile(path).map(({ series, vintages }) => {
      const unpacked = unpackVintages(vintages, source.getFrequency(series));
      const values = unpacked.map(
        ({ date, observations }) => [date, new Map(observations.map((one) => [one.date, one.value]))] as const,
      );
      return [series, new Map(values)];
    }),
  );
}

/** Compares a written file with the rows of the extracts value by value. Throws at the first difference. */
export function verifyObservations(source: Source, path: string, extracts: ReadExtract[]): Counts {
  const written = readWritten(source, path);
  const compared = new Set<string>();
  for (const part of splitBySeries(source, extracts)) {
    const dates = compareSeries(written.get(part.key) ?? new Map(), part);
    for (const date of dates) compared.add(`${part.key} ${date}`);
  }
  let values = 0;
  for (const [series, vintages] of written) {
    for (const [date, own] of vintages) {
      if (!compared.has(`${series} ${date}`)) throw new Error(`${series} ${date} is in no extract`);
      values += own.size;
    }
  }
  return { series: written.size, vintages: compared.size, values };
}
