import { plainMean } from '../stats/summation.js';
import type { Observation } from './observation.js';
import { computeRevisionTolerance, detectRebase, isRevision } from './rebase.js';
import { toFiniteOrNull } from './values.js';

/** The values of a vintage by date; null is published as missing, or withdrawn. */
export type ValuesByDate = Map<string, number | null>;

/**
 * What a vintage changed against the one before. `added`: dates with a number that had none; `withdrawn`: dates that lost theirs; `revised`:
 * dates whose number was revised. Revisions are `new − rebase factor × old`, in the units of the new vintage; their measures are null where
 * nothing was revised. `rebaseFactor` is null where base and unit stayed.
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
  /** Known dates whose value changed by more than a rebase explains: those revised, withdrawn, or given a number again. */
  revisedDates: Set<string>;
}

/** What is taken for a change of base, and what for a revision. */
interface RevisionRule {
  rebaseFactor: number | null;
  isRevised(before: number | null, after: number | null): boolean;
}

const sameBase: RevisionRule = { rebaseFactor: null, isRevised: (before, after) => before !== after };

/** Compares two neighbouring vintages; without a vintage before, every number is added. */
export function compareVintages(
  before: ValuesByDate,
  after: ValuesByDate,
  units: { before: string | undefined; after: string },
): VintageComparison {
  return compareByRule(buildRevisionRule(before, after, units), before, after);
}

/**
 * Compares a vintage with the next one by its `changed` values alone, where these suffice to tell: base and unit stayed. Undefined where the whole vintages
 * have to be compared.
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

/** A change of base moves every number but zero. */
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

/** A value that reads the same before and after is never a revision, even where a rebase should have moved it. */
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

/** Sums run in order of size, so that the order in which dates became known leaves no trace in the last digit. */
function computeRevisionMeasures(revisions: number[]) {
  const computeMean = (numbers: number[]) => toFiniteOrNull(plainMean(numbers.sort((a, b) => a - b)));
  const sizes = revisions.map(Math.abs);
  return {
    meanRevision: computeMean(revisions),
    meanAbsoluteRevision: computeMean(sizes),
    largestAbsoluteRevision: sizes.length > 0 ? toFiniteOrNull(sizes.reduce((a, b) => Math.max(a, b))) : null,
  };
}
