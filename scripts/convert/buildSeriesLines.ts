import type { PackedSeries } from '../../server/setup/packedSeries.js';
import { ExtractError } from './extractError.js';
import type { ExtractRow } from './extractRows.js';
import { fillMissingPeriods, packVintages } from './packVintages.js';
import type { UnpackedVintage } from './readObservationFile.js';
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
  return mergeSameVintages(
    extracts.flatMap(({ extract, rows, vintageDates }) =>
      [...groupBy(rows, ({ series }) => series)].flatMap(([series, all]) => {
        const key = source.toKey(series, extract.name);
        if (key === undefined) return [];
        const kept = all.filter((row) => !isWithdrawn(key, row));
        const own = source.selectRows?.(kept, key, extract.name) ?? kept;
        if (own.length === 0) return [];
        const ownDates = [...new Set(own.map(({ vintage }) => vintage))].sort();
        const dates = source.listVintages?.(series, extract.name) ?? vintageDates;
        const since = dates.filter((date) => date >= (ownDates[0] ?? ''));
        return [{ key, extract, rows: own, vintageDates: extract.encoding === 'full' ? ownDates : since }];
      }),
    ),
  );
}

/** Merges the rows of a series that two extracts have in the same vintage: each has other dates. */
function mergeSameVintages(parts: SeriesRows[]): SeriesRows[] {
  const merged = new Map<string, SeriesRows>();
  for (const part of parts) {
    const name = `${part.key} ${part.vintageDates[0]}`;
    const other = merged.get(name);
    merged.set(name, other === undefined ? part : { ...other, rows: [...other.rows, ...part.rows] });
  }
  return [...merged.values()];
}

/**
 * Calls `read` with the values of every vintage, oldest first. A delta vintage starts from the values of the previous one, and
 * includes the changes of vintages that the file does not get.
 */
export function readStates<State>(
  { extract, rows, vintageDates }: SeriesRows,
  read: (date: string, values: ReadonlyMap<string, number | null>) => State,
): State[] {
  const dates = new Map<string, string | undefined>();
  for (const { vintage } of rows)
    dates.set(vintage, dates.get(vintage) ?? vintageDates.find((date) => date >= vintage));
  const byVintage = groupBy(rows, ({ vintage }) => dates.get(vintage));
  const known = new Map<string, number | null>();
  return vintageDates.map((date) => {
    if (extract.encoding === 'full') known.clear();
    for (const row of byVintage.get(date) ?? []) known.set(row.date, row.value);
    return read(date, known);
  });
}

function buildVintages(source: Source, part: SeriesRows): UnpackedVintage[] {
  const frequency = source.getFrequency(part.key);
  const fillsPeriods = source.omitsMissingPeriods && frequency !== 'daily';
  return readStates(part, (date, values) => {
    const sorted = [...values.keys()].sort().map((day) => ({ date: day, value: values.get(day) ?? null }));
    const observations = fillsPeriods ? fillMissingPeriods(sorted, frequency) : sorted;
    return { date, unit: source.getUnit(part.key, date), observations };
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
