import { findRoundingTolerances } from './precisionChange.js';
import { type CommonPair, computeRevisionTolerance, detectRebase, isRevision, type Rebase } from './rebase.js';
import { getDefinition } from './unitDefinition.js';

/** The change of base or unit between two vintages, if any, and which changes of a value are revisions. */
export interface RevisionRule {
  rebase: Rebase | undefined;
  isRevised(before: number | null, after: number | null, date: string): boolean;
}

/**
 * Builds the rule for two vintages from the dates with a number in both. A value that is equal in both is never a revision,
 * even if a rebase should have changed it. Values of two definitions are not compared.
 */
export function buildRevisionRule(pairs: CommonPair[], units: { before: string; after: string }): RevisionRule {
  const rebase = detectRebase(pairs, units);
  if (getDefinition(units.before) !== getDefinition(units.after)) return { rebase, isRevised: () => false };
  if (rebase === undefined || rebase.factor === 1) return { ...buildSameBaseRule(pairs), rebase };
  const tolerance = computeRevisionTolerance(pairs, rebase.factor);
  return { rebase, isRevised: (a, b) => a !== b && isRevision(a, b, tolerance) };
}

/** Without a change of base, every change is a revision unless one of the vintages rounds the value and the other does not. */
export function buildSameBaseRule(pairs: CommonPair[]): RevisionRule {
  const changed = pairs.filter((pair) => pair.before !== pair.after);
  const tolerances = findRoundingTolerances(changed.sort((a, b) => (a.date < b.date ? -1 : 1)));
  return {
    rebase: undefined,
    isRevised: (a, b, date) => {
      const tolerance = tolerances.get(date);
      return tolerance === undefined || a === null || b === null ? a !== b : Math.abs(b - a) > tolerance;
    },
  };
}
