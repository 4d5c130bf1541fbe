import { median } from '../../stats/orderStatistics.js';
import { plainMean } from '../../stats/summation.js';
import type { CommonPair } from '../rebase.js';
import { formatNumber, formatPercent } from './format.js';
import type { Finding, Guardrail } from './guardrail.js';
import type { GuardrailSubject } from './subject.js';
import type { VintageStep } from './vintageSteps.js';

/** Interquartile range of a normal distribution in standard deviations. */
const quartilesOverDeviation = 1.349;

/** Values changed since the vintage before, a change of base apart; a warning when the newest common growth moved by more than one standard deviation of growth. */
export const revised: Guardrail = {
  code: 'REVISED',
  check: (subject) => {
    const step = subject.getVintageSteps().at(-1);
    if (!step) return { notApplicable: 'no earlier vintage is known' };
    return step.revised.length === 0 ? [] : [buildFinding(subject, step)];
  },
};

function buildFinding(subject: GuardrailSubject, step: VintageStep): Finding {
  const factor = step.rebase?.factor ?? 1;
  const revisions = step.revised.map((pair) => pair.after - factor * pair.before);
  const absoluteRevisions = revisions.map(Math.abs);
  const newest = compareNewestWithGrowth(subject, step, factor);
  const share = step.revised.length / step.pairs.length;
  const relative = computeRelativeSize(absoluteRevisions, step.pairs);
  return {
    code: 'REVISED',
    severity: newest !== null && newest > 1 ? 'warning' : 'info',
    message: `${step.revised.length} of ${step.pairs.length} values (${formatPercent(share)}) were revised since ${step.before.date}, on average by ${formatNumber(plainMean(absoluteRevisions))}${newest !== null && newest > 1 ? `; the newest growth by ${formatNumber(newest)} standard deviations of growth` : ''}.`,
    from: step.revised[0]?.date ?? null,
    to: step.revised.at(-1)?.date ?? null,
    evidence: {
      before: step.before.date,
      after: step.after.date,
      commonValues: step.pairs.length,
      revisedValues: step.revised.length,
      revisedShare: share,
      meanRevision: plainMean(revisions),
      meanAbsoluteRevision: plainMean(absoluteRevisions),
      medianAbsoluteRevision: median(absoluteRevisions),
      largestAbsoluteRevision: absoluteRevisions.reduce((max, size) => Math.max(max, size), 0),
      relativeMeanAbsoluteRevision: relative,
      growthSignChanges: countSignChanges(step.pairs),
      newestRevisionOverGrowthDeviation: newest,
      rebaseFactor: factor,
    },
  };
}

/** Sum of absolute revisions over the sum of absolute values, as in the OECD's revision analysis. */
function computeRelativeSize(absoluteRevisions: number[], pairs: CommonPair[]): number | null {
  const total = pairs.reduce((sum, pair) => sum + Math.abs(pair.after), 0);
  return total > 0 ? absoluteRevisions.reduce((sum, size) => sum + size, 0) / total : null;
}

/** Revision of the newest common growth over the (robust) standard deviation of growth; null where growth does not vary or has no logarithm. */
function compareNewestWithGrowth(subject: GuardrailSubject, { pairs }: VintageStep, factor: number): number | null {
  const newest = pairs.at(-1);
  const previous = pairs.at(-2);
  const { scale, spread } = subject.getUnseasonalChanges();
  if (!newest || !previous || spread === 0) return null;
  const change =
    scale === 'log'
      ? Math.log((newest.after / previous.after) * (previous.before / newest.before))
      : newest.after - previous.after - factor * (newest.before - previous.before);
  return Number.isFinite(change) ? (Math.abs(change) / spread) * quartilesOverDeviation : null;
}

/** Periods in which growth turned from a rise to a fall or back. */
function countSignChanges(pairs: CommonPair[]): number {
  return pairs.filter((pair, index) => {
    const previous = pairs[index - 1];
    return previous !== undefined && (pair.after - previous.after) * (pair.before - previous.before) < 0;
  }).length;
}
