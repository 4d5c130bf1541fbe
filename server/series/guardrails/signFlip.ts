import type { CommonPair } from '../rebase.js';
import { getDefinition } from '../unitDefinition.js';
import { formatCount, formatNumber } from './format.js';
import type { Finding, Guardrail } from './guardrail.js';
import type { VintageStep } from './vintageSteps.js';

/** A run of fewer periods in which growth has the opposite sign may be chance. */
const minPeriods = 12;
/** A run in which nearly all growth has one sign is a new estimate of the trend, not a reversed series. */
const minPeriodsOfEachSign = 2;
/** The growth of a reversed series mirrors that of the original. */
const maxCorrelation = -0.9;

/** Growth rates of a period in both vintages. */
interface GrowthPair {
  date: string;
  before: number;
  after: number;
}

/**
 * From one vintage to the next, growth rates have the opposite sign over many periods: one of the two is reversed, unless the
 * unit changed as well. Vintages of different definitions are not compared.
 */
export const signFlip: Guardrail = {
  code: 'SIGN_FLIP',
  check: ({ getVintageSteps }) => {
    const steps = getVintageSteps();
    if (steps.length === 0) return { notApplicable: 'no earlier vintage is available' };
    const comparable = steps.filter(({ before, after }) => getDefinition(before.unit) === getDefinition(after.unit));
    return comparable.flatMap((step) => {
      const run = findLongestFlippedRun(computeGrowth(step.pairs));
      return isReversed(run) ? [buildFinding(step, run)] : [];
    });
  },
};

/** Computes changes of logarithms if all values are positive, else of the values. */
function computeGrowth(pairs: CommonPair[]): GrowthPair[] {
  const isPositive = pairs.every(({ before, after }) => before > 0 && after > 0);
  const scale = isPositive ? Math.log : (value: number) => value;
  return pairs.slice(1).map(({ date, before, after }, index) => {
    const previous = pairs[index] as CommonPair;
    return { date, before: scale(before) - scale(previous.before), after: scale(after) - scale(previous.after) };
  });
}

/** Finds the longest run of growth rates with opposite signs. */
function findLongestFlippedRun(growth: GrowthPair[]): GrowthPair[] {
  let [maxStart, maxEnd, start] = [0, 0, 0];
  for (const [index, { before, after }] of growth.entries()) {
    if (Math.sign(before) * Math.sign(after) >= 0) start = index + 1;
    else if (index + 1 - start > maxEnd - maxStart) [maxStart, maxEnd] = [start, index + 1];
  }
  return growth.slice(maxStart, maxEnd);
}

function isReversed(run: GrowthPair[]): boolean {
  if (run.length < minPeriods) return false;
  const rises = run.filter(({ after }) => after > 0).length;
  return Math.min(rises, run.length - rises) >= minPeriodsOfEachSign && computeCorrelation(run) <= maxCorrelation;
}

/**
 * Correlation around zero, not around the means: growth rates of opposite sign. The largest growth of each vintage is its unit, so
 * that squares are neither too large nor too small for a number.
 */
function computeCorrelation(run: GrowthPair[]): number {
  const units = { before: findLargest(run, 'before'), after: findLargest(run, 'after') };
  let [product, squaresBefore, squaresAfter] = [0, 0, 0];
  for (const pair of run) {
    const [before, after] = [pair.before / units.before, pair.after / units.after];
    product += before * after;
    squaresBefore += before * before;
    squaresAfter += after * after;
  }
  return product / Math.sqrt(squaresBefore * squaresAfter);
}

function findLargest(run: GrowthPair[], vintage: 'before' | 'after'): number {
  return run.reduce((max, pair) => Math.max(max, Math.abs(pair[vintage])), 0);
}

function buildFinding({ before, after }: VintageStep, run: GrowthPair[]): Finding {
  const [from, to] = [run[0]?.date ?? null, run.at(-1)?.date ?? null];
  const correlation = computeCorrelation(run);
  const isNewUnit = before.unit !== after.unit;
  const explanation = isNewUnit
    ? `The unit changed from '${before.unit}' to '${after.unit}'.`
    : 'One of the vintages is probably reversed.';
  return {
    code: 'SIGN_FLIP',
    severity: isNewUnit ? 'info' : 'error',
    message: `From ${from} to ${to}, growth rates in the vintage of ${after.date} have the opposite sign of those in the vintage of ${before.date} (${formatCount(run.length, 'period')} in a row, correlation ${formatNumber(correlation)}). ${explanation}`,
    from,
    to,
    evidence: { before: before.date, after: after.date, periods: run.length, correlation },
  };
}
