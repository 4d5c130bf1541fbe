import { nameSeries } from '../nameSeries.js';
import { formatPeriod } from '../periods.js';
import { type AlertSubject, type Firing, formatNumber } from './firing.js';
import type { VintageStep } from './vintageStep.js';

/** Fires for a vintage with values of periods that had none, about the latest of them. */
export function evaluateNewValue({ vintage, changes }: VintageStep, subject: AlertSubject): Firing | undefined {
  const added = changes.filter(({ value, previousValue }) => value !== null && previousValue === null);
  const latest = added.reduce((a, b) => (b.date > a.date ? b : a), added[0] as (typeof added)[number]);
  if (latest === undefined) return undefined;
  const { date: period, value } = latest;
  const more =
    added.length === 1 ? '' : `, with ${added.length - 1} more new ${added.length === 2 ? 'value' : 'values'}`;
  const sentence = `${nameSeries(subject)} for ${formatPeriod(period, subject.frequency)} is ${formatNumber(value as number)}${more}.`;
  return { vintage: vintage.date, period, value, previousValue: null, sentence };
}
