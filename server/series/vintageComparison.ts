import type { Observation } from './observation.js';
import { detectRebase, isRevision, revisionTolerance } from './rebase.js';

/** The values of a vintage by date; null is published as missing, or withdrawn. */
export type Values = Map<string, number | null>;

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
  before: Values,
  after: Values,
  units: { before: string | undefined; after: string },
): VintageComparison {
  return compareBy(revisionRule(before, after, units), before, after);
}

/**
 * Compares a vintage with the next one by its `changed` values alone, where these suffice to tell: base and unit stayed. Undefined where the whole vintages
 * have to be compared.
 */
export function compareChanged(before: Values, changed: Values, units: { before: string | undefined; after: string }) {
  const mayBeRebased = units.before !== undefined && (units.before !== units.after || !keepsNumber(before, changed));
  return mayBeRebased ? undefined : compareBy(sameBase, before, changed);
}

/** A change of base moves every number but zero. */
function keepsNumber(before: Values, changed: Values): boolean {
  for (const [date, value] of before) if (value !== null && value !== 0 && !changed.has(date)) return true;
  return false;
}

function compareBy({ rebaseFactor, isRevised }: RevisionRule, before: Values, after: Values): VintageComparison {
  const revisedDates = new Set<string>();
  const revisions: number[] = [];
  let [added, withdrawn] = [0, 0];
  for (const [date, value] of after) {
    const old = before.get(date);
    if (old !== undefined && isRevised(old, value)) {
      revisedDates.add(date);
      if (old !== null && value !== null) revisions.push(value - (rebaseFactor ?? 1) * old);
    }
    if (value !== null && (old ?? null) === null) added += 1;
    if (value === null && (old ?? null) !== null) withdrawn += 1;
  }
  const change = { rebaseFactor, added, revised: revisions.length, withdrawn, ...revisionMeasures(revisions) };
  return { change, revisedDates };
}

/** A value that reads the same before and after is never a revision, even where a rebase should have moved it. */
function revisionRule(
  before: Values,
  after: Values,
  units: { before: string | undefined; after: string },
): RevisionRule {
  if (units.before === undefined) return { rebaseFactor: null, isRevised: () => false };
  const [old, current] = [numbersOf(before), numbersOf(after)];
  const rebase = detectRebase(old, current, { before: units.before, after: units.after });
  const tolerance = revisionTolerance(old, current, rebase ? rebase.factor : 1);
  return {
    rebaseFactor: rebase ? rebase.factor : null,
    isRevised: (a: number | null, b: number | null) => a !== b && isRevision(a, b, tolerance),
  };
}

function numbersOf(values: Values): Observation[] {
  const numbers: Observation[] = [];
  for (const [date, value] of values) if (value !== null) numbers.push({ date, value });
  return numbers;
}

/** Sums run in order of size, so that the order in which dates became known leaves no trace in the last digit. */
function revisionMeasures(revisions: number[]) {
  const mean = (numbers: number[]) =>
    finiteOrNull(numbers.sort((a, b) => a - b).reduce((sum, number) => sum + number, 0) / numbers.length);
  const sizes = revisions.map(Math.abs);
  return {
    meanRevision: mean(revisions),
    meanAbsoluteRevision: mean(sizes),
    largestAbsoluteRevision: sizes.length > 0 ? finiteOrNull(sizes.reduce((a, b) => Math.max(a, b))) : null,
  };
}

function finiteOrNull(number: number): number | null {
  return Number.isFinite(number) ? number : null;
}
