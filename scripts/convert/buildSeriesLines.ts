import type { PackedSeries, UnpackedVintage } from '../../server/setup/readObservationFile.js';
import { ExtractError } from './extractError.js';
import type { ExtractRow } from './extractRows.js';
import { fillMissingPeriods, packVintages } from './packVintages.js';
import type { Extract, Source } from './source.js';
import { isWithdrawn } from './withdrawnValues.js';

/** An extract with its rows. */
export interface ReadExtract {
  extract: Extract;
  rows: ExtractRow[];
  /** All vintages of the extract, oldest first. */
  vintageDates: string[];
}

/** The rows of one series in one extract. */
export interface SeriesRows extends ReadExtract {
  key: string;
}

export function groupBy<T>(items: T[], getKey: (item: T) => string | undefined): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = getKey(item);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** Splits the extracts of a source into their series. `vintageDates` are then the vintages of the series. */
export function splitBySeries(source: Source, extracts: ReadExtract[]): SeriesRows[] {
  return extracts.flatMap(({ extract, rows, vintageDates }) =>
    [...groupBy(rows, ({ series }) => series)].flatMap(([series, all]) => {
      const key = source.toKey(series);
      if (key === undefined) return [];
      const own = all.filter((row) => !isWithdrawn(key, row));
      const ownDates = [...new Set(own.map(({ vintage }) => vintage))].sort();
      const dates = source.listVintages?.(series, extract.name) ?? vintageDates;
      const since = dates.filter((date) => date >= (ownDates[0] ?? ''));
      return [{ key, extract, rows: own, vintageDates: extract.encoding === 'full' ? ownDates : since }];
    }),
  );
}

/** Returns all values of every vintage, oldest first. A delta vintage starts from the values of the previous one. */
function buildVintages(source: Source, { key, extract, rows, vintageDates }: SeriesRows): UnpackedVintage[] {
  const frequency = source.getFrequency(key);
  const byVintage = groupBy(rows, ({ vintage }) => vintage);
  let known = new Map<string, number | null>();
  return vintageDates.map((date) => {
    if (extract.encoding === 'full') known = new Map();
    for (const row of byVintage.get(date) ?? []) known.set(row.date, row.value);
    const sorted = [...known.keys()].sort().map((day) => ({ date: day, value: known.get(day) ?? null }));
    const observations = source.omitsMissingPeriods ? fillMissingPeriods(sorted, frequency) : sorted;
    return { date, unit: source.getUnit(key, date), observations };
  });
}

function buildLine(source: Source, parts: SeriesRows[]): PackedSeries[] {
  const [first] = parts;
  if (first === undefined) return [];
  try {
    const vintages = parts.flatMap((part) => buildVintages(source, part)).sort((a, b) => (a.date < b.date ? -1 : 1));
    const packed = packVintages(vintages, source.getFrequency(first.key));
    return packed === undefined ? [] : [{ series: first.key, vintages: packed }];
  } catch (error) {
    throw new ExtractError(first.extract.name, first.rows[0]?.line ?? 0, `${first.key}: ${(error as Error).message}`);
  }
}

/** Builds the lines of a source: its extracts merged by series. */
export function buildSeriesLines(source: Source, extracts: ReadExtract[]): PackedSeries[] {
  const bySeries = groupBy(splitBySeries(source, extracts), ({ key }) => key);
  return [...bySeries.values()].flatMap((parts) => buildLine(source, parts));
}
