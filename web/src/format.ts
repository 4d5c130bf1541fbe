import type { Frequency } from 'almanac-sdk';

/** Placeholder for a missing value. */
export const missing = '–';

/** Formats a value with a precision that depends on its magnitude: 24,408.5 and 0.0034. */
export function formatValue(value: number | null | undefined): string {
  if (value === null || value === undefined) return missing;
  const magnitude = Math.abs(value);
  const digits = magnitude >= 100_000 ? 0 : magnitude >= 1000 ? 1 : magnitude >= 1 || magnitude === 0 ? 2 : 4;
  return value.toLocaleString('en-US', {
    minimumFractionDigits: magnitude >= 1000 ? 0 : 1,
    maximumFractionDigits: digits,
  });
}

function getSign(value: number): string {
  return value > 0 ? '+' : value < 0 ? '−' : '±';
}

/** Formats a change with its sign. */
export function formatChange(value: number | null | undefined): string {
  return value === null || value === undefined ? missing : getSign(value) + formatValue(Math.abs(value));
}

/** Formats a change in percent or percentage points, with its sign and two decimals: +2.50% or −0.30 pp. */
export function formatPercent(value: number, unit: '%' | 'pp'): string {
  return `${getSign(value)}${Math.abs(value).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}${unit === '%' ? '%' : ` ${unit}`}`;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** Formats a calendar day: 31 Oct 2022. */
export function formatDay(date: string | null | undefined): string {
  if (!date) return missing;
  return `${Number(date.slice(8, 10))} ${getMonthName(date)} ${date.slice(0, 4)}`;
}

function getMonthName(date: string): string {
  return months[Number(date.slice(5, 7)) - 1] ?? '';
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

/** Formats the period that begins on a day: Q3 2022, Aug 2026, 2019. */
export function formatPeriod(date: string | null | undefined, frequency: Frequency): string {
  if (!date) return missing;
  const year = date.slice(0, 4);
  const monthNumber = Number(date.slice(5, 7));
  if (frequency === 'annual') return year;
  if (frequency === 'semiannual') return `H${monthNumber > 6 ? 2 : 1} ${year}`;
  if (frequency === 'quarterly') return `Q${Math.ceil(monthNumber / 3)} ${year}`;
  return frequency === 'monthly' ? `${getMonthName(date)} ${year}` : formatDay(date);
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

/** Formats a number of periods: 8 quarters, 1 month, or 3 periods for values without a frequency. */
export function formatPeriods(count: number, frequency: Frequency | null): string {
  const unitName = frequency === null ? 'period' : periodNames[frequency];
  return `${count} ${unitName}${count === 1 ? '' : 's'}`;
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
