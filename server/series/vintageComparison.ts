import { plainMean } from '../stats/summation.js';
import type { Observation } from './observation.js';
import { computeRevisionTolerance, detectRebase, isRevision } from './rebase.js';
import { toFiniteOrNull } from './values.js';

/** The values of a vintage by date; null if published as missing or withdrawn. */
export type ValuesByDate = Map<string, number | null>;

/**
 * The changes of a vintage against the previous one. `added`: dates that gained a number; `withdrawn`: dates that lost
 * their number; `revised`: dates with a revised number. Revisions are `new − rebase factor × old`, in the units of the
 * new vintage; their measures are null if nothing was revised. `rebaseFactor` is null if base and unit did not change.
 */
export interface VintageChange {
  rebaseFactor: number | null;
  added: number;
  revised: number;
  withdrawn: number;
  meanRevision: number | null;
  meanAbsoluteRevision: number | null;
  largestAbsoluteRevision: number | null;
}

export interface VintageComparison {
  change: VintageChange;
  /** Known dates whose value changed by more than a rebase explains: revised, withdrawn or republished. */
  revisedDates: Set<string>;
}

/** The rebase factor between two vintages, and which changes count as revisions. */
interface RevisionRule {
  rebaseFactor: number | null;
  isRevised(before: number | null, after: number | null): boolean;
}

const sameBase: RevisionRule = { rebaseFactor: null, isRevised: (before, after) => before !== after };

/** Compares two consecutive vintages; without a previous vintage, every number counts as added. */
export function compareVintages(
  before: ValuesByDate,
  after: ValuesByDate,
  units: { before: string | undefined; after: string },
): VintageComparison {
  return compareByRule(buildRevisionRule(before, after, units), before, after);
}

/**
 * Compares a vintage with the next one by the `changed` values only. Undefined if a rebase is possible, so that the
 * complete vintages must be compared.
 */
export function compareChangedValues(
  before: ValuesByDate,
  changed: ValuesByDate,
  units: { before: string | undefined; after: string },
) {
  const isRebasePossible =
    units.before !== undefined && (units.before !== units.after || !hasUnchangedNumber(before, changed));
  return isRebasePossible ? undefined : compareByRule(sameBase, before, changed);
}

/** Whether a nonzero number is unchanged, which rules out a rebase. */
function hasUnchangedNumber(before: ValuesByDate, changed: ValuesByDate): boolean {
  for (const [date, value] of before) if (value !== null && value !== 0 && !changed.has(date)) return true;
  return false;
}

function compareByRule(
  { rebaseFactor, isRevised }: RevisionRule,
  before: ValuesByDate,
  after: ValuesByDate,
): VintageComparison {
  const revisedDates = new Set<string>();
  const revisions: number[] = [];
  let [added, withdrawn] = [0, 0];
  for (const [date, value] of after) {
    const previous = before.get(date);
    if (previous !== undefined && isRevised(previous, value)) {
      revisedDates.add(date);
      if (previous !== null && value !== null) revisions.push(value - (rebaseFactor ?? 1) * previous);
    }
    if (value !== null && (previous ?? null) === null) added += 1;
    if (value === null && (previous ?? null) !== null) withdrawn += 1;
  }
  const change = { rebaseFactor, added, revised: revisions.length, withdrawn, ...computeRevisionMeasures(revisions) };
  return { change, revisedDates };
}

/** A value that is equal before and after is never a revision, even if a rebase should have changed it. */
function buildRevisionRule(
  before: ValuesByDate,
  after: ValuesByDate,
  units: { before: string | undefined; after: string },
): RevisionRule {
  if (units.before === undefined) return { rebaseFactor: null, isRevised: () => false };
  const [previous, current] = [listNumbers(before), listNumbers(after)];
  const rebase = detectRebase(previous, current, { before: units.before, after: units.after });
  const tolerance = computeRevisionTolerance(previous, current, rebase ? rebase.factor : 1);
  return {
    rebaseFactor: rebase ? rebase.factor : null,
    isRevised: (a: number | null, b: number | null) => a !== b && isRevision(a, b, tolerance),
  };
}

function listNumbers(values: ValuesByDate): Observation[] {
  const numbers: Observation[] = [];
  for (const [date, value] of values) if (value !== null) numbers.push({ date, value });
  return numbers;
}

/** Adds revisions in order of size, so that the last digit does not depend on the order in which dates became known. */
function computeRevisionMeasures(revisions: number[]) {
  const computeMean = (numbers: number[]) => toFiniteOrNull(plainMean(numbers.sort((a, b) => a - b)));
  const sizes = revisions.map(Math.abs);
  return {
    meanRevision: computeMean(revisions),
    meanAbsoluteRevision: computeMean(sizes),
    largestAbsoluteRevision: sizes.length > 0 ? toFiniteOrNull(sizes.reduce((a, b) => Math.max(a, b))) : null,
  };
}
