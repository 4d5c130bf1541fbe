import type { Frequency } from 'almanac-sdk';
import { formatPeriod } from '../../server/charts/formatDate.js';
import { formatValue, missing } from '../../server/charts/formatNumber.js';

export { formatDay, formatPeriod } from '../../server/charts/formatDate.js';
export {
  findDecimals,
  formatFixed,
  formatPValue,
  formatTicks,
  formatValue,
  missing,
} from '../../server/charts/formatNumber.js';

function getSign(value: number): string {
  return value > 0 ? '+' : value < 0 ? '−' : '±';
}

/** Formats a change with its sign. */
export function formatChange(value: number | null | undefined, decimals?: number): string {
  return value === null || value === undefined ? missing : getSign(value) + formatValue(Math.abs(value), decimals);
}

/** Formats a change in percent or percentage points, with its sign and two decimals: +2.50% or −0.30 pp. */
export function formatPercent(value: number, unit: '%' | 'pp'): string {
  const text = Math.abs(value).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${Number(text) === 0 ? '±' : getSign(value)}${text}${unit === '%' ? '%' : ` ${unit}`}`;
}

const longDateFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats a calendar day with its weekday: Friday 29 January 2027. */
export function formatLongDate(date: string): string {
  return longDateFormat.format(new Date(`${date}T00:00:00Z`));
}

const periodNames: Record<Frequency, string> = {
  daily: 'day',
  weekly: 'week',
  biweekly: 'two-week period',
  monthly: 'month',
  quarterly: 'quarter',
  semiannual: 'half-year',
  annual: 'year',
};

/** Formats how many there are of what a noun names: 1 value, 1,200 values. */
export function formatCount(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}

/** Formats a number of periods: 8 quarters, 1 month, or 3 periods for values without a frequency. */
export function formatPeriods(count: number, frequency: Frequency | null): string {
  const unitName = frequency === null ? 'period' : periodNames[frequency];
  return `${count} ${unitName}${count === 1 ? '' : 's'}`;
}

/** Formats a reference period as people write it: Q3 2026, Oct 2026, week 47 of 2026. */
export function formatReferencePeriod(period: string): string {
  const [, year, kind, number] = /^(\d{4})-([QHW])(\d+)$/.exec(period) ?? [];
  if (kind === 'W') return `week ${Number(number)} of ${year}`;
  if (kind !== undefined) return `${kind}${number} ${year}`;
  if (/^\d{4}-\d{2}$/.test(period)) return formatPeriod(`${period}-01`, 'monthly');
  return /^\d{4}$/.test(period) ? period : formatPeriod(period, 'daily');
}

const instantFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** Formats an instant in UTC, the time zone of the daily limit: 21 Nov 2026, 13:05 UTC. */
export function formatInstant(instant: string): string {
  return `${instantFormat.format(new Date(instant))} UTC`;
}
