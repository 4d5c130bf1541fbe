import { nameSeries } from '../nameSeries.js';
import { formatPeriod } from '../periods.js';
import type { ValueCondition } from './condition.js';
import { type AlertSubject, type Firing, formatNumber } from './firing.js';
import type { HistoryChange, VintageStep } from './vintageStep.js';

type Revised = Extract<ValueCondition, { kind: 'revised' }>;

/**
 * A revision and its size: absolute, and in percent of the earlier value. Both null if the value was withdrawn. `previousValue` is on the base
 * of the new value, so that a rebase is not a part of the revision.
 */
interface Revision extends HistoryChange {
  change: number | null;
  percent: number | null;
}

/** Fires for a vintage that revises values by at least the minimum, about the largest revision; of equal ones about the latest period. */
export function evaluateRevised(
  condition: Revised,
  { vintage, changes }: VintageStep,
  subject: AlertSubject,
): Firing | undefined {
  // A minimum in another unit means something else.
  if (condition.minChange !== null && vintage.unit !== subject.unit) return undefined;
  const revisions = changes
    .filter(({ isRevision, value, previousValue }) => previousValue !== null && (isRevision || value === null))
    .map((change) => measureRevision(change, vintage.rebaseFactor ?? 1))
    .filter((revision) => isLargeEnough(revision, condition));
  const [first] = revisions;
  if (first === undefined) return undefined;
  const getSize = ({ change, percent }: Revision) => Math.abs((condition.minPercent === null ? change : percent) ?? 0);
  const largest = revisions.reduce((a, b) => {
    const difference = getSize(b) - getSize(a);
    return difference > 0 || (difference === 0 && b.date > a.date) ? b : a;
  }, first);
  const { date: period, value, previousValue } = largest;
  const sentence = describe(largest, revisions.length, vintage.rebaseFactor !== null, subject);
  return { vintage: vintage.date, period, value, previousValue, sentence };
}

function measureRevision(change: HistoryChange, rebaseFactor: number): Revision {
  const { value, previousValue } = change;
  if (value === null || previousValue === null) return { ...change, change: null, percent: null };
  const earlier = previousValue * rebaseFactor;
  const size = value - earlier;
  return {
    ...change,
    previousValue: earlier,
    change: size,
    percent: earlier === 0 ? null : (size / Math.abs(earlier)) * 100,
  };
}

function isLargeEnough({ change, percent }: Revision, { minChange, minPercent }: Revised): boolean {
  if (minChange !== null) return change !== null && Math.abs(change) >= minChange;
  if (minPercent !== null) return percent !== null && Math.abs(percent) >= minPercent;
  return true;
}

function describe(revision: Revision, count: number, isRebased: boolean, subject: AlertSubject): string {
  const { date, value, previousValue, percent } = revision;
  const named = `${nameSeries(subject)} for ${formatPeriod(date, subject.frequency)}`;
  const from = formatNumber(previousValue as number);
  if (value === null) return `${named} was withdrawn. It was ${from}.`;
  const size = percent === null ? '' : ` (${percent < 0 ? '−' : '+'}${Math.abs(percent).toPrecision(3)}%)`;
  const base = isRebased ? ', on the new base' : '';
  const more = count === 1 ? '' : ` This is the largest of ${count} such revisions.`;
  return `${named} was revised from ${from} to ${formatNumber(value)}${size}${base}.${more}`;
}
