import { type PackedList, packList, packParts, unpackList, unpackParts } from '../packedList.js';
import type { HistoryDifference, HistoryRow, IngestedVintage } from '../store/historyDifference.js';
import { buildUploadedSeries } from './buildUploadedSeries.js';
import { type ComputedImport, computeImport, type ImportBasis } from './computeImport.js';
import { ImportRefusal } from './importRefusal.js';
import type { UploadRow } from './readUpload.js';
import type { SeriesDescription } from './seriesDescription.js';

/** An upload and the series that it changes, for another thread. */
export interface UploadInput {
  description: SeriesDescription;
  upload: PackedList;
  basis: Omit<ImportBasis, 'vintages' | 'rows'> & Packed<'vintages' | 'rows'>;
  /** Number of uploaded and stored rows. */
  rowCount: number;
}

type Packed<Name extends string> = Record<Name, PackedList>;

/** What the upload changes, or why it is refused. Errors lose their class between threads. */
export type UploadResult =
  | (Omit<ComputedImport, 'difference'> & {
      difference: Omit<HistoryDifference, 'removed' | 'written' | 'vintages'> &
        Packed<'removed' | 'written' | 'vintages'>;
    })
  | { refusal: Pick<ImportRefusal, 'kind' | 'message'> };

/** Packs an upload for `computeUpload`. Takes a turn before each part. */
export async function packUpload(
  description: SeriesDescription,
  upload: readonly UploadRow[],
  basis: ImportBasis,
): Promise<UploadInput> {
  return {
    description,
    upload: await packList(upload),
    basis: { ...basis, vintages: await packList(basis.vintages), rows: await packList(basis.rows) },
    rowCount: upload.length + basis.rows.length + basis.vintages.length,
  };
}

/** Computes what an upload changes. Takes up to seconds, so that it runs in a worker thread. */
export function computeUpload({ description, upload, basis }: UploadInput): UploadResult {
  const known = {
    ...basis,
    vintages: unpackList<IngestedVintage>(basis.vintages),
    rows: unpackList<HistoryRow>(basis.rows),
  };
  try {
    const computed = computeImport(known, buildUploadedSeries(unpackList(upload), description));
    const { removed, written, vintages, ...rest } = computed.difference;
    const packed = { removed: packParts(removed), written: packParts(written), vintages: packParts(vintages) };
    return { ...computed, difference: { ...rest, ...packed } };
  } catch (thrown) {
    if (!(thrown instanceof ImportRefusal)) throw thrown;
    return { refusal: { kind: thrown.kind, message: thrown.message } };
  }
}

/** Returns what `computeUpload` computed. Throws its ImportRefusal. */
export function unpackUpload(result: UploadResult): ComputedImport {
  if ('refusal' in result) throw new ImportRefusal(result.refusal.kind, result.refusal.message);
  const { removed, written, vintages, ...rest } = result.difference;
  const unpacked = { removed: unpackParts<[number, number]>(removed), written: unpackParts<never>(written) };
  return { ...result, difference: { ...rest, ...unpacked, vintages: unpackParts<IngestedVintage>(vintages) } };
}
