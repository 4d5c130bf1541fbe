import { plainMean } from '../stats/summation.js';
import type { Observation } from './observation.js';
import { findCommonPairs } from './rebase.js';
import { buildRevisionRule, buildSameBaseRule, type RevisionRule } from './revisionRule.js';
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

/** Compares two consecutive vintages; without a previous vintage, every number counts as added. */
export function compareVintages(
  before: ValuesByDate,
  after: ValuesByDate,
  units: { before: string | undefined; after: string },
): VintageComparison {
  return compareByRule(buildRule(before, after, units), before, after);
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
  return isRebasePossible
    ? undefined
    : compareByRule(
        buildSameBaseRule(findCommonPairs(listNumbers(before, changed), listNumbers(changed))),
        before,
        changed,
      );
}

/** Whether a nonzero number is unchanged, which rules out a rebase. */
function hasUnchangedNumber(before: ValuesByDate, changed: ValuesByDate): boolean {
  for (const [date, value] of before) if (value !== null && value !== 0 && !changed.has(date)) return true;
  return false;
}

function compareByRule(
  { rebase, isRevised }: RevisionRule,
  before: ValuesByDate,
  after: ValuesByDate,
): VintageComparison {
  const rebaseFactor = rebase ? rebase.factor : null;
  const revisedDates = new Set<string>();
  const revisions: number[] = [];
  let [added, withdrawn] = [0, 0];
  for (const [date, value] of after) {
    const previous = before.get(date);
    if (previous !== undefined && isRevised(previous, value, date)) {
      revisedDates.add(date);
      if (previous !== null && value !== null) revisions.push(value - (rebaseFactor ?? 1) * previous);
    }
    if (value !== null && (previous ?? null) === null) added += 1;
    if (value === null && (previous ?? null) !== null) withdrawn += 1;
  }
  const change = { rebaseFactor, added, revised: revisions.length, withdrawn, ...computeRevisionMeasures(revisions) };
  return { change, revisedDates };
}

function buildRule(
  before: ValuesByDate,
  after: ValuesByDate,
  { before: unitBefore, after: unitAfter }: { before: string | undefined; after: string },
): RevisionRule {
  if (unitBefore === undefined) return { rebase: undefined, isRevised: () => false };
  return buildRevisionRule(findCommonPairs(listNumbers(before), listNumbers(after)), {
    before: unitBefore,
    after: unitAfter,
  });
}

/** Lists the numbers by date, or only those of the dates that `other` has. */
function listNumbers(values: ValuesByDate, other?: ValuesByDate): Observation[] {
  const numbers: Observation[] = [];
  for (const [date, value] of values) {
    if (value !== null && (other === undefined || other.has(date))) numbers.push({ date, value });
  }
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
