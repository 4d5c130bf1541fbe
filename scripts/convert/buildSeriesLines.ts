import type { Observation } from '../../server/series/observation.js';
import { ExtractError } from './extractError.js';
import type { ExtractRow } from './extractRows.js';
import type { SeriesLine } from './observationsFile.js';
import { fillMissingPeriods, type PackedVintage, packVintage } from './packedVintage.js';
import type { Extract, Source } from './source.js';

/** An extract with its rows. */
export interface ReadExtract {
  extract: Extract;
  rows: ExtractRow[];
  /** All vintages of the extract, oldest first. */
  vintageDates: string[];
}

interface DatedVintage {
  date: string;
  observations: Observation[];
}

function groupBy<T>(items: T[], getKey: (item: T) => string | undefined): Map<string, T[]> {
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

/**
 * Returns all values of every vintage of a series, oldest first. A delta vintage starts from the values of the previous one. A vintage without
 * changes has no rows, so `vintageDates` lists the vintages of the whole extract.
 */
function buildVintages(rows: ExtractRow[], encoding: Extract['encoding'], vintageDates: string[]): DatedVintage[] {
  const byVintage = groupBy(rows, (row) => row.vintage);
  const ownDates = [...byVintage.keys()].sort();
  const dates = encoding === 'full' ? ownDates : vintageDates.filter((date) => date >= (ownDates[0] ?? ''));
  let known = new Map<string, number | null>();
  return dates.map((date) => {
    if (encoding === 'full') known = new Map();
    for (const row of byVintage.get(date) ?? []) known.set(row.date, row.value);
    const days = [...known.keys()].sort();
    return { date, observations: days.map((day) => ({ date: day, value: known.get(day) ?? null })) };
  });
}

function packVintages(source: Source, key: string, rows: ExtractRow[], readExtract: ReadExtract): PackedVintage[] {
  const frequency = source.getFrequency(key);
  return buildVintages(rows, readExtract.extract.encoding, readExtract.vintageDates).flatMap(
    ({ date, observations }) => {
      const complete = source.omitsMissingPeriods ? fillMissingPeriods(observations, frequency) : observations;
      return packVintage(date, source.getUnit(key, date), complete, frequency) ?? [];
    },
  );
}

function withSeriesContext<T>(extract: Extract, key: string, rows: ExtractRow[], compute: () => T): T {
  try {
    return compute();
  } catch (error) {
    throw new ExtractError(extract.name, rows[0]?.line ?? 0, `${key}: ${(error as Error).message}`);
  }
}

/** Builds the lines of a source: its extracts merged by series, with all values of every vintage. */
export function buildSeriesLines(source: Source, extracts: ReadExtract[]): SeriesLine[] {
  const lines = new Map<string, PackedVintage[]>();
  for (const readExtract of extracts) {
    for (const [key, rows] of groupBy(readExtract.rows, (row) => source.toKey(row.series))) {
      const vintages = withSeriesContext(readExtract.extract, key, rows, () =>
        packVintages(source, key, rows, readExtract),
      );
      lines.set(key, [...(lines.get(key) ?? []), ...vintages]);
    }
  }
  return [...lines].map(([series, vintages]) => ({
    series,
    vintages: vintages.sort((a, b) => (a.date < b.date ? -1 : 1)),
  }));
}
