import type { Frequency } from '../series/frequency.js';
import type { Observation } from '../series/observation.js';
import { type CommonPair, detectRebase, findCommonPairs } from '../series/rebase.js';
import { median } from '../stats/orderStatistics.js';
import { holdChanges } from './heldChanges.js';
import { ImportRefusal } from './importRefusal.js';
import { hasBase } from './unitChange.js';

/**
 * An unannounced change of base may scale the values of an index by up to this factor: the US consumer price index changed by 3 in 1988. Annual instead of
 * quarterly rates (4), percentages instead of shares (100) and units instead of thousands (1000) exceed it.
 */
const maxFactor = 3.5;
const minPairs = 8;
const minCorrelation = 0.8;

/** What an import knows about the unit of the fetched values. */
export interface UnitFacts {
  /** The unit before. */
  unit: string;
  hasChanged: boolean;
  /** The digest of the changes that an operator accepted. */
  accepted: string | undefined;
  isUpload: boolean;
}

/** Throws an ImportRefusal if the imported data have another frequency than the series. */
export function assertSameFrequency(known: { frequency: Frequency }, fetched: { frequency: Frequency }): void {
  if (fetched.frequency === known.frequency) return;
  const message = `The imported data are ${fetched.frequency}; the series is ${known.frequency}.`;
  throw new ImportRefusal('frequency_differs', message);
}

/** Throws an ImportRefusal if the fetched values have no date in common with the series, or another order of magnitude, unless the unit has changed. */
export function assertSameMagnitude(existing: Observation[], fetched: Observation[], facts: UnitFacts): void {
  if (!existing.some(({ value }) => value !== null)) return;
  const pairs = findCommonPairs(existing, fetched);
  if (pairs.length === 0) {
    throw new ImportRefusal('nothing_in_common', 'The imported data and the series have no date in common.');
  }
  if (!facts.hasChanged) assertPlausibleFactor(pairs, facts);
}

/** Throws an ImportRefusal if the fetched values do not move like those of the series. */
export function assertCorrelated(existing: Observation[], fetched: Observation[]): void {
  const pairs = findCommonPairs(existing, fetched);
  const correlation = computeCorrelation(pairs);
  if (correlation === undefined || correlation >= minCorrelation) return;
  throw new ImportRefusal(
    'other_series',
    `The imported data do not look like the same series: the correlation over ${pairs.length} dates is ${correlation.toFixed(2)}.`,
  );
}

/** In the same unit, a factor is at most that of a new base, and only values with a base have one. */
function assertPlausibleFactor(pairs: CommonPair[], { unit, accepted, isUpload }: UnitFacts): void {
  const factor = computeMedianFactor(pairs);
  if (factor === undefined) return;
  const isWithinLimits = factor > 1 / maxFactor && factor < maxFactor;
  const mayBeRebased = isUpload || hasBase(unit);
  if (isWithinLimits && (mayBeRebased || detectRebase(pairs, { before: unit, after: unit }) === undefined)) return;
  const roundedFactor = Number(factor.toPrecision(3));
  const message = `The ${isUpload ? 'uploaded' : 'fetched'} values are ${roundedFactor} times those of the series, although the unit is the same.`;
  const values = pairs.map(({ date, before, after }) => ({ date, value: after, previousValue: before }));
  const held = holdChanges('other_magnitude', message, values, Number(factor.toPrecision(2)));
  if (isUpload)
    throw new ImportRefusal(
      'other_magnitude',
      `${message} State the new unit, or remove the series and upload it again.`,
    );
  if (held.digest !== accepted) throw new ImportRefusal('other_magnitude', message, held);
}

function computeMedianFactor(pairs: CommonPair[]): number | undefined {
  const ratios = pairs.filter(({ before }) => before !== 0).map(({ before, after }) => after / before);
  return ratios.length === 0 ? undefined : median(ratios);
}

/** Pearson correlation; undefined for few dates or constant values. */
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
