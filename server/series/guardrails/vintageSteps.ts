import { memoize } from '../../memoize.js';
import type { Observation } from '../observation.js';
import { type CommonPair, findCommonPairs, type Rebase } from '../rebase.js';
import { buildRevisionRule } from '../revisionRule.js';
import type { DatedVintage, GuardrailContext } from './guardrailContext.js';

/** The changes from one vintage to the next, apart from new periods. */
export interface VintageStep {
  before: DatedVintage;
  after: DatedVintage;
  rebase: Rebase | undefined;
  /** Dates with a number in both vintages. */
  pairs: CommonPair[];
  revised: CommonPair[];
}

/** Lists the steps between consecutive vintages, oldest first. Each is built when it is first needed. */
export function listVintageSteps({ vintages, observations, unit, asOf }: GuardrailContext): (() => VintageStep)[] {
  const earlier = vintages ?? [];
  const last = earlier.at(-1);
  const withCurrent =
    last === undefined || hasSameValues(last.observations, observations)
      ? earlier
      : [...earlier, { date: asOf, unit, observations }];
  return withCurrent
    .slice(1)
    .map((after, index) => memoize(() => buildVintageStep(withCurrent[index] ?? after, after)));
}

function buildVintageStep(before: DatedVintage, after: DatedVintage): VintageStep {
  const units = { before: before.unit, after: after.unit };
  const pairs = findCommonPairs(before.observations, after.observations);
  const { rebase, isRevised } = buildRevisionRule(pairs, units);
  const revised = pairs.filter((pair) => isRevised(pair.before, pair.after, pair.date));
  return { before, after, rebase, pairs, revised };
}

function hasSameValues(one: Observation[], other: Observation[]): boolean {
  if (one === other) return true;
  if (one.length !== other.length) return false;
  const values = new Map(one.map(({ date, value }) => [date, value]));
  return other.every(({ date, value }) => values.get(date) === value);
}
