import { median } from '../../stats/orderStatistics.js';
import { nameSeries } from '../nameSeries.js';
import { formatPeriod } from '../periods.js';
import { transformations } from '../transformations.js';
import { applyUnits } from '../units.js';
import { changeCounts, type ValueCondition } from './condition.js';
import { type AlertSubject, type Firing, formatNumber } from './firing.js';
import { findLatestValue } from './latestValue.js';
import type { VintageStep } from './vintageStep.js';

type UnusualChange = Extract<ValueCondition, { kind: 'unusual_change' }>;

/** The median absolute deviation of normally distributed values times this is their standard deviation. */
const deviationFactor = 1.4826;

/**
 * Fires if the change of a new latest period differs from the usual one by more than some standard deviations, by the changes before it in the
 * same vintage. The usual change is their median. Their standard deviation is estimated from the median absolute deviation, so that one crisis does
 * not make every later change usual.
 */
export function evaluateUnusualChange(
  { units, standardDeviations }: UnusualChange,
  { vintage, before, after }: VintageStep,
  subject: AlertSubject,
): Firing | undefined {
  const latest = findLatestValue(after, units, subject.frequency);
  if (latest === undefined) return undefined;
  const lastBefore = before.findLast(({ value }) => value !== null)?.date ?? '';
  if (latest.date <= lastBefore) return undefined;
  const earlier = applyUnits(after, units, subject.frequency)
    .flatMap(({ date, value }) => (value === null || date >= latest.date ? [] : [value]))
    .slice(-changeCounts.max);
  if (earlier.length < changeCounts.min) return undefined;
  const usual = median(earlier);
  const deviation = estimateDeviation(earlier, usual);
  if (Math.abs(latest.value - usual) <= standardDeviations * deviation) return undefined;
  const { date: period, value } = latest;
  const what = `${transformations[units].name.toLowerCase()} for ${formatPeriod(period, subject.frequency)}`;
  const reason = `the usual one is ${formatNumber(usual)}, with a standard deviation of ${formatNumber(deviation)}`;
  const sentence = `${nameSeries(subject)}: ${what} is ${formatNumber(value)}; ${reason}.`;
  return { vintage: vintage.date, period, value, previousValue: null, sentence };
}

/** If more than half of the changes are equal, the median absolute deviation is zero, and the mean square replaces it. */
function estimateDeviation(changes: number[], usual: number): number {
  const robust = deviationFactor * median(changes.map((change) => Math.abs(change - usual)));
  if (robust > 0) return robust;
  return Math.sqrt(changes.reduce((sum, change) => sum + (change - usual) ** 2, 0) / changes.length);
}
