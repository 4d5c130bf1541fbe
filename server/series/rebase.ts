import { median } from '../stats/orderStatistics.js';
import type { Observation } from './observation.js';
import { decimalsOf, halfUnit, leadingPower, publishedDigits } from './publishedDigits.js';

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

const leastPairs = 3;
/** A constant ratio is believed only where it moves the usual value by this many times its rounding. */
const movesOverRounding = 10;
const ratioVariation = 1e-4;
const clearFactor = 0.01;
const floatingNoise = 1e-12;

/** Dates that carry a number in both vintages, in the order of `after`. */
export function commonPairs(before: Observation[], after: Observation[]): CommonPair[] {
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
  const pairs = commonPairs(before, after);
  if (units.before !== units.after) return { factor: usualFactor(pairs), reason: 'unit_changed' };
  const telling = pairs.filter((pair) => pair.before !== 0 || pair.after !== 0);
  if (telling.length < leastPairs || telling.some((pair) => pair.before === pair.after)) return undefined;
  const factor = usualFactor(pairs);
  return isConstantRatio(telling, factor) ? { factor, reason: 'constant_ratio' } : undefined;
}

/** What rounding on both sides can explain, read off the digits the two vintages show. With factor 1 nothing: any difference is a revision. */
export function revisionTolerance(before: Observation[], after: Observation[], factor: number): RevisionTolerance {
  return factor === 1 ? { factor, absolute: 0, relative: 0 } : roundingOf(commonPairs(before, after), factor);
}

/** Whether a value was revised, beyond the change of base and its rounding. A number that appears or vanishes is a revision. */
export function isRevision(before: number | null, after: number | null, tolerance: RevisionTolerance): boolean {
  if (before === null || after === null) return before !== after;
  if (tolerance.factor === 1) return before !== after;
  return Math.abs(after - tolerance.factor * before) > roundingSlack(before, after, tolerance);
}

function roundingOf(pairs: CommonPair[], factor: number): RevisionTolerance {
  const beforeDigits = publishedDigits(pairs.map((pair) => pair.before));
  const afterDigits = publishedDigits(pairs.map((pair) => pair.after));
  return {
    factor,
    absolute: halfUnit(afterDigits.decimals) + Math.abs(factor) * halfUnit(beforeDigits.decimals),
    relative: halfUnit(Math.min(beforeDigits.significant, afterDigits.significant) - 1),
  };
}

/** A value's own decimals count, up to the coarsest stretch; very large values are rounded at their last significant digit instead. */
function roundingSlack(before: number, after: number, { factor, absolute, relative }: RevisionTolerance): number {
  const size = Math.abs(factor);
  const byDecimals = Math.min(absolute, halfUnit(decimalsOf(after)) + size * halfUnit(decimalsOf(before)));
  const byDigits = relative * (leadingPower(after) + size * leadingPower(before));
  return Math.max(byDecimals, byDigits) + floatingNoise * Math.abs(after);
}

function isConstantRatio(pairs: CommonPair[], factor: number): boolean {
  if (factor === 1) return false;
  const tolerance = roundingOf(pairs, factor);
  const moves = pairs.map(({ before, after }) => Math.abs(after - before) / roundingSlack(before, after, tolerance));
  if (median(moves) < movesOverRounding) return false;
  if (pairs.every(({ before, after }) => !isRevision(before, after, tolerance))) return true;
  return (
    Math.abs(factor - 1) > clearFactor && variation(pairs.map((pair) => pair.after / pair.before)) < ratioVariation
  );
}

/** The factor most pairs agree on within rounding; where no half of them agree (revised at the same time), the median ratio; 1 without pairs. */
function usualFactor(pairs: CommonPair[]): number {
  const usable = pairs.filter((pair) => pair.after !== 0 && Number.isFinite(pair.after / pair.before));
  if (usable.length === 0) return 1;
  const middle = median(usable.map((pair) => pair.after / pair.before));
  const agreed = agreedFactor(usable, roundingOf(usable, middle));
  return Number.isFinite(agreed) ? (agreed ?? middle) : middle;
}

/** Each pair allows an interval of factors; the place where most intervals overlap, if at least half do, as the shortest decimal in it. */
function agreedFactor(pairs: CommonPair[], tolerance: RevisionTolerance): number | undefined {
  const ratios = pairs.map((pair) => pair.after / pair.before);
  const widths = pairs.map((pair) => roundingSlack(pair.before, pair.after, tolerance) / Math.abs(pair.before));
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
  return best.count * 2 >= pairs.length ? shortestBetween(best.from, best.to) : undefined;
}

function shortestBetween(from: number, to: number): number {
  const middle = (from + to) / 2;
  for (let digits = 1; digits <= 15; digits += 1) {
    const short = Number(middle.toPrecision(digits));
    if (short >= from && short <= to) return short;
  }
  return middle;
}

function variation(ratios: number[]): number {
  const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
  const variance = ratios.reduce((sum, ratio) => sum + (ratio - mean) ** 2, 0) / ratios.length;
  return Number.isFinite(mean) && mean !== 0 ? Math.sqrt(variance) / Math.abs(mean) : Number.POSITIVE_INFINITY;
}
