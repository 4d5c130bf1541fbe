import type { HistoryDifference } from '../../server/store/historyDifference.js';

/** Reads the parts of a difference. */
export function readParts({ removed, written, vintages, ...rest }: HistoryDifference) {
  return { ...rest, removed: [...removed], written: [...written], vintages: [...vintages] };
}
