import { median } from '../stats/orderStatistics.js';
import { plainMean } from '../stats/summation.js';
import type { Observation } from './observation.js';
import { countDecimals, estimatePublishedDigits, getHalfUnit, getLeadingPower } from './publishedDigits.js';

/** A change of base or unit between two vintages: `after` = `factor` × `before` apart from rounding and revisions. */
export interface Rebase {
  factor: number;
  reason: 'unit_changed' | 'constant_ratio';
}

/** How far `after` may lie from `factor` × `before` by rounding alone. `absolute`: units of `after`; `relative`: share of a value's leading power of ten. */
export interface RevisionTolerance {
  factor: number;
  absolute: number;
  relative: number;
}

/** The two values of one date in two vintages. */
export interface CommonPair {
  date: string;
  before: number;
  after: number;
}

const minPairs = 3;
/** A constant ratio is believed only where it moves the usual value by this many times its rounding. */
const minMoveOverRounding = 10;
const maxRatioVariation = 1e-4;
const minFactorChange = 0.01;
const floatingNoise = 1e-12;

/** Dates that carry a number in both vintages, in the order of `after`. */
export function findCommonPairs(before: Observation[], after: Observation[]): CommonPair[] {
  const known = new Map(before.map(({ date, value }) => [date, value]));
  return after.flatMap(({ date, value }) => {
    const earlier = known.get(date);
    return value === null || earlier === null || earlier === undefined ? [] : [{ date, before: earlier, after: value }];
  });
}

/**
 * Tells a change of base or unit from a revision: the unit's text changed, or every common observation moved by one factor other than 1
 * (equal within rounding, or ratios with a coefficient of variation under 1e-4). Undefined where neither holds or fewer than three pairs can tell.
 */
export function detectRebase(
  before: Observation[],
  after: Observation[],
  units: { before: string; after: string },
): Rebase | undefined {
  const pairs = findCommonPairs(before, after);
  if (units.before !== units.after) return { factor: estimateFactor(pairs), reason: 'unit_changed' };
  const informative = pairs.filter((pair) => pair.before !== 0 || pair.after !== 0);
  if (informative.length < minPairs || informative.some((pair) => pair.before === pair.after)) return undefined;
  const factor = estimateFactor(pairs);
  return isConstantRatio(informative, factor) ? { factor, reason: 'constant_ratio' } : undefined;
}

/** What rounding on both sides can explain, read off the digits the two vintages show. With factor 1 nothing: any difference is a revision. */
export function computeRevisionTolerance(
  before: Observation[],
  after: Observation[],
  factor: number,
): RevisionTolerance {
  return factor === 1 ? { factor, absolute: 0, relative: 0 } : computeRounding(findCommonPairs(before, after), factor);
}

/** Whether a value was revised, beyond the change of base and its rounding. A number that appears or vanishes is a revision. */
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

/** A value's own decimals count, up to the coarsest stretch; very large values are rounded at their last significant digit instead. */
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

/** The factor most pairs agree on within rounding; where no half of them agree (revised at the same time), the median ratio; 1 without pairs. */
function estimateFactor(pairs: CommonPair[]): number {
  const usable = pairs.filter((pair) => pair.after !== 0 && Number.isFinite(pair.after / pair.before));
  if (usable.length === 0) return 1;
  const middle = median(usable.map((pair) => pair.after / pair.before));
  const agreedFactor = findAgreedFactor(usable, computeRounding(usable, middle));
  return Number.isFinite(agreedFactor) ? (agreedFactor ?? middle) : middle;
}

/** Each pair allows an interval of factors; the place where most intervals overlap, if at least half do, as the shortest decimal in it. */
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
