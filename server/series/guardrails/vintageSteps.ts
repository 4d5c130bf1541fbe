import type { Observation } from '../observation.js';
import {
  type CommonPair,
  commonPairs,
  detectRebase,
  isRevision,
  type Rebase,
  type RevisionTolerance,
  revisionTolerance,
} from '../rebase.js';
import type { DatedVintage, GuardrailContext } from './guardrail.js';

/** What changed from one vintage to the next, apart from new periods. */
export interface VintageStep {
  before: DatedVintage;
  after: DatedVintage;
  rebase: Rebase | undefined;
  tolerance: RevisionTolerance;
  /** Numbers known in both vintages. */
  pairs: CommonPair[];
  revised: CommonPair[];
}

/** Steps between neighbouring vintages, oldest first, the last one into the current values. */
export function vintageSteps({ vintages, observations, unit, asOf }: GuardrailContext): VintageStep[] {
  const known = vintages ?? [];
  const last = known.at(-1);
  const withCurrent =
    last === undefined || sameValues(last.observations, observations)
      ? known
      : [...known, { date: asOf, unit, observations }];
  return withCurrent.slice(1).map((after, index) => vintageStep(withCurrent[index] ?? after, after));
}

function vintageStep(before: DatedVintage, after: DatedVintage): VintageStep {
  const rebase = detectRebase(before.observations, after.observations, { before: before.unit, after: after.unit });
  const tolerance = revisionTolerance(before.observations, after.observations, rebase?.factor ?? 1);
  const pairs = commonPairs(before.observations, after.observations);
  const revised = pairs.filter((pair) => isRevision(pair.before, pair.after, tolerance));
  return { before, after, rebase, tolerance, pairs, revised };
}

function sameValues(one: Observation[], other: Observation[]): boolean {
  if (one.length !== other.length) return false;
  const values = new Map(one.map(({ date, value }) => [date, value]));
  return other.every(({ date, value }) => values.get(date) === value);
}
