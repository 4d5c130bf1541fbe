import type { HeadlineValue } from 'almanac-sdk';
import { findDecimals, formatPercent, formatValue } from '../format';

const million = 1_000_000;

/** Formats a headline value: rates of change with one decimal, others by their unit, and large amounts in compact form. */
export function formatHeadlineValue({ value, unit, units, recent }: HeadlineValue): string {
  if (units === 'pc1') return formatValue(value, 1);
  if (Math.abs(value) >= million) {
    return value.toLocaleString('en-US', { notation: 'compact', maximumFractionDigits: 2 }).replace('-', '−');
  }
  const values = recent.map((one) => one.value);
  return formatValue(value, findDecimals(unit, values));
}

/** Formats the change of a headline value with its sign and unit. */
export function formatHeadlineChange({ changeUnit }: HeadlineValue, change: number): string {
  return formatPercent(change, changeUnit === 'percentage_points' ? 'pp' : '%');
}

const yearlyChange = /, change from a year earlier$/;

/** Shortens the name of a headline. Its unit states the rest. */
export function shortenName(name: string): string {
  return name.replace(yearlyChange, '').replace(/, share of GDP$/, '');
}

const unitNames: [pattern: RegExp, name: string][] = [
  [/^percent of (gdp|gross domestic product)$/i, '% of GDP'],
  [/^percent(age)?( per (annum|year))?$/i, '%'],
];

/** Shortens the unit of a headline for a small place, and states that a rate is a change. */
export function shortenUnit({ name, unit }: HeadlineValue): string {
  if (yearlyChange.test(name) && /^percent\b/i.test(unit)) return '% in a year';
  return unitNames.find(([pattern]) => pattern.test(unit))?.[1] ?? unit;
}
