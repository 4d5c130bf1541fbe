import type { Observation } from '../series/observation.js';
import { type CommonPair, findCommonPairs } from '../series/rebase.js';
import { median } from '../stats/orderStatistics.js';
import { ImportRefusal } from './importRefusal.js';

/**
 * A change of base that is not told may move values this far: the US consumer price index moved by 3 in 1988. A rate of the year for that of the quarter (4),
 * shares for percentages (100), thousands for units lie outside.
 */
const maxFactor = 3.5;
const minPairs = 8;
const minCorrelation = 0.8;

/**
 * Throws an ImportRefusal where `theirs` are not the values of the series that `ours` are of: no date in common, another order of magnitude (unless the
 * unit has changed), or values that move otherwise.
 */
export function assertSameSeries(existing: Observation[], fetched: Observation[], hasUnitChanged: boolean): void {
  if (!existing.some(({ value }) => value !== null)) return;
  const pairs = findCommonPairs(existing, fetched);
  if (pairs.length === 0) {
    throw new ImportRefusal(
      'nothing_in_common',
      'What was answered has no date with a value in common with the series.',
    );
  }
  const factor = computeMedianFactor(pairs);
  if (!hasUnitChanged && factor !== undefined && !(factor > 1 / maxFactor && factor < maxFactor)) {
    const roundedFactor = Number(factor.toPrecision(3));
    throw new ImportRefusal(
      'other_magnitude',
      `The values answered are ${roundedFactor} times those of the series, in the same unit.`,
    );
  }
  const correlation = computeCorrelation(pairs);
  if (correlation !== undefined && correlation < minCorrelation) {
    throw new ImportRefusal(
      'other_series',
      `What was answered does not look like the same series: the correlation on ${pairs.length} dates is ${correlation.toFixed(2)}.`,
    );
  }
}

function computeMedianFactor(pairs: CommonPair[]): number | undefined {
  const ratios = pairs.filter(({ before }) => before !== 0).map(({ before, after }) => after / before);
  return ratios.length === 0 ? undefined : median(ratios);
}

/** Pearson's; undefined of few dates, or where one side never moves. */
function computeCorrelation(pairs: CommonPair[]): number | undefined {
  if (pairs.length < minPairs) return undefined;
  const mean = (getValue: (pair: CommonPair) => number) =>
    pairs.reduce((sum, pair) => sum + getValue(pair), 0) / pairs.length;
  const [before, after] = [mean((pair) => pair.before), mean((pair) => pair.after)];
  const covariance = mean((pair) => (pair.before - before) * (pair.after - after));
  const deviationProduct = Math.sqrt(
    mean((pair) => (pair.before - before) ** 2) * mean((pair) => (pair.after - after) ** 2),
  );
  return deviationProduct > 0 ? covariance / deviationProduct : undefined;
}
