/** Formats a number for a sentence: four significant digits, with an exponent only for very large or small numbers. */
export function formatNumber(value: number): string {
  const text = value.toPrecision(4);
  const short = Number(text);
  // The largest numbers round up to more than a number can be.
  if (!Number.isFinite(short)) return text;
  return Math.abs(short) >= 1e9 || (short !== 0 && Math.abs(short) < 1e-4) ? short.toExponential() : String(short);
}

/** Formats a share as a percentage: 0.25 is "25%". */
export function formatPercent(share: number): string {
  return `${formatNumber(share * 100)}%`;
}

/** "1 period", "3 periods". */
export function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
