import { quantileSorted, sortAscending } from '../../stats/orderStatistics.js';
import { selectPresent } from '../values.js';
import { type Changes, countSpreads } from './changes.js';
import { formatCount, formatNumber } from './format.js';
import type { Finding, Guardrail } from './guardrail.js';
import { seasonalThreshold } from './seasonalParts.js';
import type { GuardrailSubject } from './subject.js';

/** Maximum change, in interquartile ranges from the median change. Source: the outlier rule of FRED-MD. */
const maxChangeScore = 10;
/** Maximum distance of a remainder from the quartiles, in interquartile ranges. Source: R's tsoutliers. */
const maxRemainderScore = 3;
/** Minimum share of the deviation that the next period reverses: a lasting change is not an outlier. */
const minReversal = 0.5;
const minValues = 20;
/** With more than five deviations, and more than 1 % of all changes, large changes count as common. */
const maxOutliers = 5;
const maxOutlierShare = 0.01;
/** Ratio of the 0.5–99.5 % range to the interquartile range of a normal distribution. */
const outerRangeOverQuartiles = 5.1517 / 1.349;
const maxListedValues = 20;

interface Outlier {
  index: number;
  score: number;
}

/**
 * Isolated values far from the rest of the series that the next value does not confirm. They are reported but never
 * removed: many are real events.
 */
export const outlier: Guardrail = {
  code: 'OUTLIER',
  check: (subject) => {
    if (subject.count < minValues) return { notApplicable: `fewer than ${minValues} values` };
    if (subject.getChanges().spread === 0) return { notApplicable: 'the values hardly change' };
    const remainder = getSeasonalRemainder(subject);
    const outliers = remainder ? findFarRemainders(remainder) : findFarChanges(subject.getChanges());
    return outliers.length === 0 ? [] : [buildFinding(subject, outliers, remainder ? 'remainder' : 'change')];
  },
};

/**
 * The seasonal-trend remainder of a series that is seasonal and not labelled as seasonally adjusted; undefined for
 * others.
 */
function getSeasonalRemainder(subject: GuardrailSubject): (number | null)[] | undefined {
  if (subject.seasonalAdjustment.startsWith('seasonally_adjusted')) return undefined;
  const parts = subject.getSeasonalParts();
  return parts && parts.strength > seasonalThreshold ? parts.remainder : undefined;
}

function findFarRemainders(remainder: (number | null)[]): Outlier[] {
  const sorted = sortAscending(selectPresent(remainder));
  const lower = quantileSorted(sorted, 0.25);
  const upper = quantileSorted(sorted, 0.75);
  const spread = upper - lower;
  return remainder.flatMap((value, index) => {
    if (value === null || spread === 0) return [];
    const score = countSpreads(value, value > upper ? upper : lower, spread);
    const isIsolated = [remainder[index - 1], remainder[index + 1]].every(
      (other) => (other ?? 0) * Math.sign(value) <= minReversal * Math.abs(value),
    );
    return score > maxRemainderScore && isIsolated ? [{ index, score }] : [];
  });
}

/**
 * If large changes are common (such as a peg that breaks repeatedly), they are compared with the spread of the
 * outermost changes instead.
 */
function findFarChanges(changes: Changes): Outlier[] {
  const reverted = findRevertedChanges(changes, changes.spread);
  const isCommon = reverted.length > Math.max(maxOutliers, maxOutlierShare * changes.differences.length);
  return isCommon ? findRevertedChanges(changes, Math.max(changes.spread, computeOuterSpread(changes))) : reverted;
}

function computeOuterSpread({ differences }: Changes): number {
  const sorted = sortAscending(selectPresent(differences));
  return (quantileSorted(sorted, 0.995) - quantileSorted(sorted, 0.005)) / outerRangeOverQuartiles;
}

function findRevertedChanges({ differences, median }: Changes, spread: number): Outlier[] {
  return differences.flatMap((difference, index) => {
    if (difference === null) return [];
    const score = countSpreads(difference, median, spread);
    return score > maxChangeScore && isReverted(difference, differences[index + 1], index === differences.length - 1)
      ? [{ index, score }]
      : [];
  });
}

/**
 * Whether the next change reverses a change. The latest value has no successor and counts as reversed: data entry
 * errors appear there first.
 */
function isReverted(difference: number, next: number | null | undefined, isLatest: boolean): boolean {
  if (isLatest) return true;
  return next !== null && next !== undefined && -next / difference >= minReversal;
}

function buildFinding({ grid }: GuardrailSubject, outliers: Outlier[], measure: 'remainder' | 'change'): Finding {
  const worst = outliers.reduce((max, candidate) => (candidate.score > max.score ? candidate : max));
  const getDate = (entry: Outlier | undefined): string | null => grid.dates[entry?.index ?? -1] ?? null;
  const reference = measure === 'change' ? 'the median change' : 'the usual deviation from trend and season';
  return {
    code: 'OUTLIER',
    severity: 'info',
    message: `${formatCount(outliers.length, 'isolated value')} ${outliers.length === 1 ? 'deviates' : 'deviate'} sharply from the rest of the series. The largest deviation is for ${getDate(worst)} (value ${formatNumber(grid.values[worst.index] ?? 0)}): ${formatNumber(worst.score)} interquartile ranges from ${reference}.`,
    from: getDate(outliers[0]),
    to: getDate(outliers.at(-1)),
    evidence: {
      values: outliers.length,
      measure,
      limit: measure === 'change' ? maxChangeScore : maxRemainderScore,
      largestScore: worst.score,
      points: outliers.slice(-maxListedValues).map((candidate) => ({
        date: getDate(candidate),
        value: grid.values[candidate.index] ?? null,
        previousValue: grid.values[candidate.index - 1] ?? null,
        score: candidate.score,
      })),
    },
  };
}
