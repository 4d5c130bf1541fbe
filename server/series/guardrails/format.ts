/** Formats a number for a sentence: four significant digits, with an exponent only for very large or small numbers. */
export function formatNumber(value: number): string {
  const text = value.toPrecision(4);
  const short = Number(text);
  // The largest number rounds up to 1.798e+308, which parses as Infinity.
  if (!Number.isFinite(short)) return text;
  return Math.abs(short) >= 1e9 || (short !== 0 && Math.abs(short) < 1e-4) ? short.toExponential() : String(short);
}

/** Formats a share as a percentage: 0.25 is "25%". */
export function formatPercent(share: number): string {
  const percent = share * 100;
  return Number.isFinite(percent) ? `${formatNumber(percent)}%` : 'more than 1e+308%';
}

/** "1 period", "3 periods". */
export function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
