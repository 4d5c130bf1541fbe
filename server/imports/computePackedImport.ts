import { type PackedList, packList, packParts, unpackList, unpackParts } from '../packedList.js';
import type { Observation } from '../series/observation.js';
import type { VintageUpdate } from '../series/vintageUpdate.js';
import type { HistoryDifference, HistoryRow, IngestedVintage } from '../store/historyDifference.js';
import { type ComputedImport, computeImport, type ImportBasis } from './computeImport.js';
import { ImportRefusal } from './importRefusal.js';
import type { ImportedSeries, SeriesDescription } from './seriesDescription.js';
import { buildUploadedSeries } from './upload/buildUploadedSeries.js';

/** The values to import: the packed rows of an upload, or what a provider returned. */
export type ImportedValues = { rows: PackedList; rowCount: number } | Pick<ImportedSeries, 'observations' | 'vintages'>;

type PackedValues = { rows: PackedList } | { observations: PackedList } | PackedVintages;

/** The vintages without their values, and the values of all of them. One vintage can have more values than fit into a part. */
type PackedVintages = { vintages: PackedList; changed: PackedList };
type PackedVintage = Pick<VintageUpdate, 'date' | 'unit'> & { count: number };

/** Values to import and the series that they change, for another thread. */
export interface PackedImport {
  description: SeriesDescription;
  values: PackedValues;
  basis: Omit<ImportBasis, 'vintages' | 'rows'> & Packed<'vintages' | 'rows'>;
  /** Number of imported and stored values and vintages. */
  rowCount: number;
}

type Packed<Name extends string> = Record<Name, PackedList>;

/** What the import changes, or why it is refused. Errors lose their class between threads. */
export type PackedResult =
  | (Omit<ComputedImport, 'difference'> & {
      difference: Omit<HistoryDifference, 'removed' | 'written' | 'vintages'> &
        Packed<'removed' | 'written' | 'vintages'>;
    })
  | { refusal: Pick<ImportRefusal, 'kind' | 'message' | 'held'> };

/** Packs an import for `computePackedImport`. Takes a turn before each part. */
export async function packImport(
  description: SeriesDescription,
  values: ImportedValues,
  basis: ImportBasis,
): Promise<PackedImport> {
  return {
    description,
    values: await packValues(values),
    basis: { ...basis, vintages: await packList(basis.vintages), rows: await packList(basis.rows) },
    rowCount: countRows(values) + basis.rows.length + basis.vintages.length,
  };
}

/** Computes what an import changes. Takes up to seconds, so that it runs in a worker thread. */
export function computePackedImport({ description, values, basis }: PackedImport): PackedResult {
  const known = {
    ...basis,
    vintages: unpackList<IngestedVintage>(basis.vintages),
    rows: unpackList<HistoryRow>(basis.rows),
  };
  try {
    const computed = computeImport(known, unpackSeries(description, values));
    const { removed, written, vintages, ...rest } = computed.difference;
    const packed = { removed: packParts(removed), written: packParts(written), vintages: packParts(vintages) };
    return { ...computed, difference: { ...rest, ...packed } };
  } catch (thrown) {
    if (!(thrown instanceof ImportRefusal)) throw thrown;
    return { refusal: { kind: thrown.kind, message: thrown.message, held: thrown.held } };
  }
}

/** Returns what `computePackedImport` computed. Throws its ImportRefusal. */
export function unpackResult(result: PackedResult): ComputedImport {
  if ('refusal' in result) throw new ImportRefusal(result.refusal.kind, result.refusal.message, result.refusal.held);
  const { removed, written, vintages, ...rest } = result.difference;
  const unpacked = { removed: unpackParts<[number, number]>(removed), written: unpackParts<never>(written) };
  return { ...result, difference: { ...rest, ...unpacked, vintages: unpackParts<IngestedVintage>(vintages) } };
}

async function packValues(values: ImportedValues): Promise<PackedValues> {
  if ('rows' in values) return { rows: values.rows };
  const { observations, vintages } = values;
  if (vintages === null) return { observations: await packList(iterateValues([{ changed: observations }])) };
  const counted = vintages.map(({ date, unit, changed }): PackedVintage => ({ date, unit, count: changed.length }));
  return { vintages: await packList(counted), changed: await packList(iterateValues(vintages)) };
}

/** Yields the date and value of each observation, which may have other fields. */
function* iterateValues(updates: Pick<VintageUpdate, 'changed'>[]): Generator<Observation> {
  for (const { changed } of updates) for (const { date, value } of changed) yield { date, value };
}

function countRows(values: ImportedValues): number {
  if ('rows' in values) return values.rowCount;
  const { observations, vintages } = values;
  return vintages?.reduce((sum, { changed }) => sum + 1 + changed.length, 0) ?? observations.length;
}

function unpackSeries(description: SeriesDescription, values: PackedValues): ImportedSeries {
  if ('rows' in values) return buildUploadedSeries(unpackList(values.rows), description);
  if ('observations' in values)
    return { ...description, observations: unpackList(values.observations), vintages: null };
  return { ...description, observations: [], vintages: unpackVintages(values) };
}

function unpackVintages({ vintages, changed }: PackedVintages): VintageUpdate[] {
  const all = unpackList<Observation>(changed);
  let end = 0;
  return unpackList<PackedVintage>(vintages).map(({ date, unit, count }) => {
    end += count;
    return { date, unit, changed: all.slice(end - count, end) };
  });
}
