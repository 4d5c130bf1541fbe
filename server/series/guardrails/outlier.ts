import { quantileSorted, sortAscending } from '../../stats/orderStatistics.js';
import { selectPresent } from '../values.js';
import type { Changes } from './changes.js';
import { formatCount, formatNumber } from './format.js';
import type { Finding, Guardrail } from './guardrail.js';
import { seasonalThreshold } from './seasonalParts.js';
import type { GuardrailSubject } from './subject.js';

/** Change, in interquartile ranges from the median change, beyond which a value stands out (the rule of FRED-MD). */
const maxChangeScore = 10;
/** Distance of a remainder from the quartiles, in interquartile ranges (the rule of R's tsoutliers). */
const maxRemainderScore = 3;
/** Share of the departure that must be undone in the next period: a lasting move is no outlier. */
const minReversal = 0.5;
const minValues = 20;
/** More departures than five and than one in a hundred are no exceptions. */
const maxDepartures = 5;
const maxDepartureShare = 0.01;
/** How many interquartile ranges a normal distribution's 0.5–99.5 % range is. */
const outerRangeOverQuartiles = 5.1517 / 1.349;
const maxListedValues = 20;

interface Departure {
  index: number;
  score: number;
}

/** Single values far off the course of the series that the next value does not confirm. Reported, never removed: many are true events. */
export const outlier: Guardrail = {
  code: 'OUTLIER',
  check: (subject) => {
    if (subject.count < minValues) return { notApplicable: `fewer than ${minValues} values` };
    if (subject.getChanges().spread === 0) return { notApplicable: 'the values hardly change' };
    const remainder = getSeasonalRemainder(subject);
    const departures = remainder ? findFarRemainders(remainder) : findFarChanges(subject.getChanges());
    return departures.length === 0 ? [] : [buildFinding(subject, departures, remainder ? 'remainder' : 'change')];
  },
};

/** What season and trend leave unexplained, for a series that shows a season and is not said to be free of it. */
function getSeasonalRemainder(subject: GuardrailSubject): (number | null)[] | undefined {
  if (subject.seasonalAdjustment.startsWith('seasonally_adjusted')) return undefined;
  const parts = subject.getSeasonalParts();
  return parts && parts.strength > seasonalThreshold ? parts.remainder : undefined;
}

function findFarRemainders(remainder: (number | null)[]): Departure[] {
  const sorted = sortAscending(selectPresent(remainder));
  const lower = quantileSorted(sorted, 0.25);
  const upper = quantileSorted(sorted, 0.75);
  const spread = upper - lower;
  return remainder.flatMap((value, index) => {
    if (value === null || spread === 0) return [];
    const score = Math.max(value - upper, lower - value) / spread;
    const isIsolated = [remainder[index - 1], remainder[index + 1]].every(
      (other) => (other ?? 0) * Math.sign(value) <= minReversal * Math.abs(value),
    );
    return score > maxRemainderScore && isIsolated ? [{ index, score }] : [];
  });
}

/** Where large changes are common (a peg that breaks now and then), they are held against the spread of the outermost changes instead. */
function findFarChanges(changes: Changes): Departure[] {
  const reverted = findRevertedChanges(changes, changes.spread);
  const isCommon = reverted.length > Math.max(maxDepartures, maxDepartureShare * changes.differences.length);
  return isCommon ? findRevertedChanges(changes, Math.max(changes.spread, computeOuterSpread(changes))) : reverted;
}

function computeOuterSpread({ differences }: Changes): number {
  const sorted = sortAscending(selectPresent(differences));
  return (quantileSorted(sorted, 0.995) - quantileSorted(sorted, 0.005)) / outerRangeOverQuartiles;
}

function findRevertedChanges({ differences, median }: Changes, spread: number): Departure[] {
  return differences.flatMap((difference, index) => {
    if (difference === null) return [];
    const score = Math.abs(difference - median) / spread;
    return score > maxChangeScore && isReverted(difference, differences[index + 1], index === differences.length - 1)
      ? [{ index, score }]
      : [];
  });
}

/** The newest value has no successor to undo or confirm it: it is reported too, since a slip of the pen shows there first. */
function isReverted(difference: number, next: number | null | undefined, isNewest: boolean): boolean {
  if (isNewest) return true;
  return next !== null && next !== undefined && -next / difference >= minReversal;
}

function buildFinding({ grid }: GuardrailSubject, departures: Departure[], measure: 'remainder' | 'change'): Finding {
  const worst = departures.reduce((max, candidate) => (candidate.score > max.score ? candidate : max));
  const getDate = (departure: Departure | undefined): string | null => grid.dates[departure?.index ?? -1] ?? null;
  const rule = measure === 'change' ? 'the usual change' : 'trend and season';
  return {
    code: 'OUTLIER',
    severity: 'info',
    message: `${formatCount(departures.length, 'single value')} ${departures.length === 1 ? 'lies' : 'lie'} far off the course of the series; ${getDate(worst)} (${formatNumber(grid.values[worst.index] ?? 0)}) by ${formatNumber(worst.score)} interquartile ranges from ${rule}.`,
    from: getDate(departures[0]),
    to: getDate(departures.at(-1)),
    evidence: {
      values: departures.length,
      measure,
      limit: measure === 'change' ? maxChangeScore : maxRemainderScore,
      largestScore: worst.score,
      points: departures.slice(-maxListedValues).map((candidate) => ({
        date: getDate(candidate),
        value: grid.values[candidate.index] ?? null,
        previousValue: grid.values[candidate.index - 1] ?? null,
        score: candidate.score,
      })),
    },
  };
}
