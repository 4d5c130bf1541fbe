import { countDecimals } from '../series/publishedDigits.js';

/** Placeholder for a missing value. */
export const missing = '–';

/** Number of the latest values that decide how many decimals are shown. Older values often have fewer. */
const examinedValues = 60;

/** The fewest and the most decimals to show for a unit. */
const boundsByUnit: [unit: RegExp, min: number, max: number][] = [
  [/ per (US dollar|euro|pound sterling|(Australian|New Zealand|international) dollar)$/, 4, 4],
  [/percent|%/i, 1, 2],
  [/^Index .*=1$/, 4, 4],
  [/^Index\b/, 1, 3],
];

/**
 * Returns the number of decimals of a series: as many as its latest values have, within the bounds of its unit. Returns
 * undefined for other units, whose decimals depend on the size of each value.
 */
export function findDecimals(unit: string, values: readonly (number | null | undefined)[]): number | undefined {
  const bounds = boundsByUnit.find(([pattern]) => pattern.test(unit));
  if (bounds === undefined) return undefined;
  const [, min, max] = bounds;
  let decimals = min;
  for (let index = values.length - 1, left = examinedValues; index >= 0 && left > 0 && decimals < max; index--) {
    const value = values[index];
    if (typeof value !== 'number') continue;
    decimals = Math.max(decimals, countDecimals(value));
    left--;
  }
  return Math.min(decimals, max);
}

/** Replaces the hyphen in front of a negative number with a minus sign (U+2212). */
function withMinusSign(text: string): string {
  return text.replace('-', '−');
}

/** Formats a number with a fixed number of decimals. A number that rounds to zero has no sign. */
export function formatFixed(value: number, decimals: number): string {
  const rounded = Number(value.toFixed(decimals));
  return withMinusSign(
    (rounded === 0 ? 0 : value).toLocaleString('en-US', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }),
  );
}

/** Formats a value with a number of decimals, by default one that depends on its size: 24,408.5 and 0.0034. */
export function formatValue(value: number | null | undefined, decimals?: number): string {
  if (value === null || value === undefined) return missing;
  if (decimals !== undefined) return formatFixed(value, decimals);
  const magnitude = Math.abs(value);
  const maxDecimals = magnitude >= 100_000 ? 0 : magnitude >= 1000 ? 1 : magnitude >= 1 || magnitude === 0 ? 2 : 4;
  return withMinusSign(
    value.toLocaleString('en-US', {
      minimumFractionDigits: magnitude >= 1000 ? 0 : 1,
      maximumFractionDigits: maxDecimals,
    }),
  );
}

/** Formats the values at the ticks of an axis with the same number of decimals: 1.0, 1.5 and 2.0, or 24,000, or 1.5M. */
export function formatTicks(values: readonly (number | null)[]): string[] {
  const present = values.filter((value): value is number => value !== null);
  if (present.some((value) => Math.abs(value) >= 1_000_000)) return values.map(formatCompact);
  const decimals = Math.max(0, ...present.map((value) => countDecimals(Number(value.toPrecision(6)))));
  return values.map((value) => (value === null ? '' : formatFixed(value, decimals)));
}

function formatCompact(value: number | null): string {
  if (value === null) return '';
  return withMinusSign(value.toLocaleString('en-US', { notation: 'compact', maximumFractionDigits: 2 }));
}

/** Formats a p-value with three decimals, and a smaller one as "< 0.001". */
export function formatPValue(pValue: number): string {
  return pValue < 0.001 ? '< 0.001' : pValue.toFixed(3);
}
