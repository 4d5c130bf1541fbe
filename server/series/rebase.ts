import { median } from '../stats/orderStatistics.js';
import { plainMean } from '../stats/summation.js';
import type { Observation } from './observation.js';
import { countDecimals, estimatePublishedDigits, getHalfUnit, getLeadingPower } from './publishedDigits.js';

/** A change of base or unit between two vintages: `after` = `factor` × `before`, except for rounding and revisions. */
export interface Rebase {
  factor: number;
  reason: 'unit_changed' | 'constant_ratio';
}

/**
 * Maximum difference between `after` and `factor` × `before` due to rounding. `absolute` is in units of `after`;
 * `relative` is a share of the leading power of ten of a value.
 */
export interface RevisionTolerance {
  factor: number;
  absolute: number;
  relative: number;
}

/** The values of one date in two vintages. */
export interface CommonPair {
  date: string;
  before: number;
  after: number;
}

const minPairs = 3;
/** A constant ratio counts as a rebase only if it moves the median value by this many times its rounding. */
const minMoveOverRounding = 10;
const maxRatioVariation = 1e-4;
const minFactorChange = 0.01;
const floatingNoise = 1e-12;

/** Finds the dates with a number in both vintages, in the order of `after`. */
export function findCommonPairs(before: Observation[], after: Observation[]): CommonPair[] {
  const known = new Map<string, number | null>();
  for (const { date, value } of before) known.set(date, value);
  const pairs: CommonPair[] = [];
  for (const { date, value } of after) {
    const earlier = known.get(date);
    if (value !== null && earlier !== null && earlier !== undefined)
      pairs.push({ date, before: earlier, after: value });
  }
  return pairs;
}

/**
 * Distinguishes a change of base or unit from a revision: the unit text changed, or all common observations changed by
 * one factor other than 1 (equal within rounding, or ratios with a coefficient of variation below 1e-4). Undefined if
 * neither holds, or if fewer than three pairs have information.
 */
export function detectRebase(pairs: CommonPair[], units: { before: string; after: string }): Rebase | undefined {
  if (units.before !== units.after) return { factor: estimateFactor(pairs), reason: 'unit_changed' };
  const informative = pairs.filter((pair) => pair.before !== 0 || pair.after !== 0);
  if (informative.length < minPairs || informative.some((pair) => pair.before === pair.after)) return undefined;
  const factor = estimateFactor(pairs);
  return isConstantRatio(informative, factor) ? { factor, reason: 'constant_ratio' } : undefined;
}

/**
 * Estimates the rounding tolerance from the digits of both vintages. With factor 1, it is zero: any difference is a
 * revision.
 */
export function computeRevisionTolerance(pairs: CommonPair[], factor: number): RevisionTolerance {
  return factor === 1 ? { factor, absolute: 0, relative: 0 } : computeRounding(pairs, factor);
}

/**
 * Whether a value was revised by more than the rebase and its rounding explain. A number that appears or disappears is
 * a revision.
 */
export function isRevision(before: number | null, after: number | null, tolerance: RevisionTolerance): boolean {
  if (before === null || after === null) return before !== after;
  if (tolerance.factor === 1) return before !== after;
  return Math.abs(after - tolerance.factor * before) > computeRoundingSlack(before, after, tolerance);
}

function computeRounding(pairs: CommonPair[], factor: number): RevisionTolerance {
  const beforeDigits = estimatePublishedDigits(pairs.map((pair) => pair.before));
  const afterDigits = estimatePublishedDigits(pairs.map((pair) => pair.after));
  return {
    factor,
    absolute: getHalfUnit(afterDigits.decimals) + Math.abs(factor) * getHalfUnit(beforeDigits.decimals),
    relative: getHalfUnit(Math.min(beforeDigits.significant, afterDigits.significant) - 1),
  };
}

/**
 * The tolerance by the decimals of the values, at most that of the coarsest block, or by the last significant digit of
 * large values.
 */
function computeRoundingSlack(
  before: number,
  after: number,
  { factor, absolute, relative }: RevisionTolerance,
): number {
  const magnitude = Math.abs(factor);
  const byDecimals = Math.min(
    absolute,
    getHalfUnit(countDecimals(after)) + magnitude * getHalfUnit(countDecimals(before)),
  );
  const byDigits = relative * (getLeadingPower(after) + magnitude * getLeadingPower(before));
  return Math.max(byDecimals, byDigits) + floatingNoise * Math.abs(after);
}

function isConstantRatio(pairs: CommonPair[], factor: number): boolean {
  if (factor === 1) return false;
  const tolerance = computeRounding(pairs, factor);
  const moves = pairs.map(
    ({ before, after }) => Math.abs(after - before) / computeRoundingSlack(before, after, tolerance),
  );
  if (median(moves) < minMoveOverRounding) return false;
  if (pairs.every(({ before, after }) => !isRevision(before, after, tolerance))) return true;
  return (
    Math.abs(factor - 1) > minFactorChange &&
    computeVariation(pairs.map((pair) => pair.after / pair.before)) < maxRatioVariation
  );
}

/**
 * The factor that most pairs agree on within rounding; the median ratio if less than half agree (values revised as
 * well); 1 without pairs.
 */
function estimateFactor(pairs: CommonPair[]): number {
  const usable = pairs.filter((pair) => pair.after !== 0 && Number.isFinite(pair.after / pair.before));
  if (usable.length === 0) return 1;
  const middle = median(usable.map((pair) => pair.after / pair.before));
  const agreedFactor = findAgreedFactor(usable, computeRounding(usable, middle));
  return Number.isFinite(agreedFactor) ? (agreedFactor ?? middle) : middle;
}

/**
 * Each pair allows an interval of factors. Returns the shortest decimal where most intervals overlap, if at least half
 * of them do.
 */
function findAgreedFactor(pairs: CommonPair[], tolerance: RevisionTolerance): number | undefined {
  const ratios = pairs.map((pair) => pair.after / pair.before);
  const widths = pairs.map((pair) => computeRoundingSlack(pair.before, pair.after, tolerance) / Math.abs(pair.before));
  const starts = Float64Array.from(ratios, (ratio, index) => ratio - (widths[index] ?? 0)).sort();
  const ends = Float64Array.from(ratios, (ratio, index) => ratio + (widths[index] ?? 0)).sort();
  let closed = 0;
  let best = { count: 0, from: 0, to: 0 };
  starts.forEach((start, index) => {
    while ((ends[closed] ?? start) < start) closed += 1;
    const count = index + 1 - closed;
    const to = Math.min(starts[index + 1] ?? Number.POSITIVE_INFINITY, ends[closed] ?? start);
    if (count > best.count) best = { count, from: start, to };
  });
  return best.count * 2 >= pairs.length ? findShortestDecimal(best.from, best.to) : undefined;
}

function findShortestDecimal(from: number, to: number): number {
  const middle = (from + to) / 2;
  for (let digits = 1; digits <= 15; digits += 1) {
    const short = Number(middle.toPrecision(digits));
    if (short >= from && short <= to) return short;
  }
  return middle;
}

function computeVariation(ratios: number[]): number {
  const mean = plainMean(ratios);
  const variance = plainMean(ratios.map((ratio) => (ratio - mean) ** 2));
  return Number.isFinite(mean) && mean !== 0 ? Math.sqrt(variance) / Math.abs(mean) : Number.POSITIVE_INFINITY;
}
