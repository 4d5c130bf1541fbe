import { median } from '../../stats/orderStatistics.js';
import { plainMean } from '../../stats/summation.js';
import type { CommonPair } from '../rebase.js';
import { toFiniteOrNull } from '../values.js';
import { formatNumber, formatPercent } from './format.js';
import type { Finding, Guardrail } from './guardrail.js';
import type { GuardrailSubject } from './subject.js';
import type { VintageStep } from './vintageSteps.js';

/** Interquartile range of a normal distribution, in standard deviations. */
const quartilesOverDeviation = 1.349;

/**
 * Values changed since the previous vintage, apart from a rebase. Warning if the latest common growth changed by more
 * than one standard deviation of growth.
 */
export const revised: Guardrail = {
  code: 'REVISED',
  check: (subject) => {
    const step = subject.getVintageSteps().at(-1);
    if (!step) return { notApplicable: 'no earlier vintage is available' };
    return step.revised.length === 0 ? [] : [buildFinding(subject, step)];
  },
};

function buildFinding(subject: GuardrailSubject, step: VintageStep): Finding {
  const factor = step.rebase?.factor ?? 1;
  const revisions = step.revised.map((pair) => pair.after - factor * pair.before);
  const absoluteRevisions = revisions.map(Math.abs);
  const latest = compareLatestWithGrowth(subject, step, factor);
  const isLarge = latest !== null && latest > 1;
  const latestText = isLarge
    ? ` The latest growth rate changed by ${formatNumber(latest)} standard deviations of growth.`
    : '';
  const share = step.revised.length / step.pairs.length;
  // Revisions of values near the largest double can be too large for one.
  const meanSize = toFiniteOrNull(plainMean(absoluteRevisions));
  const meanText = meanSize === null ? '' : `, by ${formatNumber(meanSize)} on average`;
  return {
    code: 'REVISED',
    severity: isLarge ? 'warning' : 'info',
    message: `${step.revised.length} of ${step.pairs.length} values (${formatPercent(share)}) were revised since the vintage of ${step.before.date}${meanText}.${latestText}`,
    from: step.revised[0]?.date ?? null,
    to: step.revised.at(-1)?.date ?? null,
    evidence: {
      before: step.before.date,
      after: step.after.date,
      commonValues: step.pairs.length,
      revisedValues: step.revised.length,
      revisedShare: share,
      meanRevision: toFiniteOrNull(plainMean(revisions)),
      meanAbsoluteRevision: meanSize,
      medianAbsoluteRevision: toFiniteOrNull(median(absoluteRevisions)),
      largestAbsoluteRevision: toFiniteOrNull(absoluteRevisions.reduce((max, size) => Math.max(max, size), 0)),
      relativeMeanAbsoluteRevision: computeRelativeSize(absoluteRevisions, step.pairs),
      growthSignChanges: countSignChanges(step.pairs),
      newestRevisionOverGrowthDeviation: latest,
      rebaseFactor: factor,
    },
  };
}

/** Sum of absolute revisions over the sum of absolute values, as in the revision analysis of the OECD. */
function computeRelativeSize(absoluteRevisions: number[], pairs: CommonPair[]): number | null {
  const total = pairs.reduce((sum, pair) => sum + Math.abs(pair.after), 0);
  return toFiniteOrNull(absoluteRevisions.reduce((sum, size) => sum + size, 0) / total);
}

/**
 * Revision of the latest common growth over the robust standard deviation of growth; null if growth does not vary or
 * has no logarithm.
 */
function compareLatestWithGrowth(subject: GuardrailSubject, { pairs }: VintageStep, factor: number): number | null {
  const latest = pairs.at(-1);
  const previous = pairs.at(-2);
  const { scale, spread } = subject.getUnseasonalChanges();
  if (!latest || !previous || spread === 0) return null;
  const change =
    scale === 'log'
      ? Math.log((latest.after / previous.after) * (previous.before / latest.before))
      : latest.after - previous.after - factor * (latest.before - previous.before);
  return toFiniteOrNull((Math.abs(change) / spread) * quartilesOverDeviation);
}

/** Number of periods in which the revision changed the sign of growth. */
function countSignChanges(pairs: CommonPair[]): number {
  return pairs.filter((pair, index) => {
    const previous = pairs[index - 1];
    return previous !== undefined && (pair.after - previous.after) * (pair.before - previous.before) < 0;
  }).length;
}
