import { findFirstIndex } from '../../findFirstIndex.js';
import type { Observation } from '../observation.js';
import type { VintageSummary } from '../vintageHistory.js';

/** A value that a vintage changes. */
export interface HistoryChange {
  date: string;
  /** The vintage that changes it. */
  from: string;
  value: number | null;
  /** Null if the date had no number before. */
  previousValue: number | null;
  /** Whether the change is a revision, and not a new value, a rebase or another definition. */
  isRevision: boolean;
}

export type StepVintage = Pick<VintageSummary, 'date' | 'unit' | 'rebaseFactor'>;

/** A part of the history of a series: what was known before it, and what its vintages change. */
export interface RecentHistory {
  /** The vintage before the part; undefined if the part begins with the first one. */
  base: StepVintage | undefined;
  /** The latest periods as known in `base`, by date. */
  window: Observation[];
  /** Oldest first. */
  vintages: StepVintage[];
  /** By vintage. */
  changes: HistoryChange[];
}

/** A vintage compared with the previous one. */
export interface VintageStep {
  vintage: StepVintage;
  changes: HistoryChange[];
  /** The latest periods as known before the vintage and with it, by date. */
  before: readonly Observation[];
  after: readonly Observation[];
}

/** Yields each vintage that has a previous one. `windowSize`: how many of the latest periods a step has. */
export function* iterateSteps(history: RecentHistory, windowSize: number): Generator<VintageStep> {
  let after: readonly Observation[] = windowSize === 0 ? [] : history.window.slice(-windowSize);
  let isFirst = history.base === undefined;
  let next = 0;
  for (const vintage of history.vintages) {
    const start = next;
    while (history.changes[next]?.from === vintage.date) next += 1;
    const changes = history.changes.slice(start, next);
    const before = after;
    if (windowSize > 0) after = applyChanges(before, changes, windowSize);
    if (!isFirst) yield { vintage, changes, before, after };
    isFirst = false;
  }
}

/** A date before the first one of a full window is not among the latest periods, and never will be. */
function applyChanges(
  before: readonly Observation[],
  changes: HistoryChange[],
  windowSize: number,
): readonly Observation[] {
  if (changes.length === 0) return before;
  const after = [...before];
  for (const { date, value } of changes) {
    const index = findFirstIndex(after, (one) => one.date < date);
    if (index === 0 && before.length >= windowSize && after[0]?.date !== date) continue;
    after.splice(index, after[index]?.date === date ? 1 : 0, { date, value });
  }
  return after.slice(-windowSize);
}
