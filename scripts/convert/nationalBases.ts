import { groupBy } from './buildSeriesLines.js';
import type { ExtractRow } from './extractRows.js';

/** A vintage in which more than this share of the earlier values changed is computed from national indexes in another base. */
const minChangedShare = 0.25;

/**
 * Finds the vintages of each series from which on the BIS computes its index from national indexes in another base. National offices round their
 * index, so that a new base changes the last digits of many values without a revision. Takes the rows of a delta extract, and returns the vintages
 * by series, oldest first.
 */
export function findBaseChanges(rows: ExtractRow[]): Map<string, string[]> {
  const changes = [...groupBy(rows, ({ series }) => series)].map(
    ([series, own]) => [series, findChanges(own)] as const,
  );
  return new Map(changes);
}

function findChanges(rows: ExtractRow[]): string[] {
  const known = new Map<string, number | null>();
  const vintages = [...groupBy(rows, ({ vintage }) => vintage)].sort(([a], [b]) => (a < b ? -1 : 1));
  return vintages.flatMap(([vintage, changed]) => {
    const before = countNumbers(known.values());
    const replaced = changed.filter(({ date, value }) => value !== null && (known.get(date) ?? null) !== null);
    for (const { date, value } of changed) known.set(date, value);
    return replaced.length > before * minChangedShare ? [vintage] : [];
  });
}

function countNumbers(values: Iterable<number | null>): number {
  let count = 0;
  for (const value of values) if (value !== null) count += 1;
  return count;
}

/** Returns the definition of a vintage before a change of the base; undefined after the last one. */
export function nameNationalBase(changes: string[] | undefined, vintage: string): string | undefined {
  const next = changes?.find((change) => vintage < change);
  return next && `national bases before ${next}`;
}
