const minDigits = 6;
const maxDigits = 15;
const blockLength = 12;
const powersOfTen = Array.from({ length: maxDigits + 1 }, (_, exponent) => 10 ** exponent);

/** The precision of published values: decimals of the coarsest block, and significant digits (at least six). */
interface PublishedDigits {
  decimals: number;
  significant: number;
}

/** Number of decimals of a number when written out: 0 for whole numbers, 2 for 3.25, at most 15. */
export function countDecimals(value: number): number {
  for (let decimals = 0; decimals < maxDigits; decimals++) {
    const power = powersOfTen[decimals] ?? 1;
    if (Math.round(value * power) / power === value) return decimals;
  }
  return maxDigits;
}

/** Half a unit of the last decimal: the maximum rounding error of a value with this number of decimals. */
export function getHalfUnit(decimals: number): number {
  return 0.5 / (powersOfTen[decimals] ?? 10 ** decimals);
}

/** The largest power of ten not above |value|: 100 for 251.2; 0 for 0. */
export function getLeadingPower(value: number): number {
  return value === 0 ? 0 : 10 ** Math.floor(Math.log10(Math.abs(value)));
}

/**
 * Estimates the precision of a series from its values. A single value may hide trailing zeros, but a block of twelve
 * rarely does. Agencies add decimals over time (US consumer prices: one until 2007, three since), so the coarsest block
 * counts.
 */
export function estimatePublishedDigits(values: number[]): PublishedDigits {
  const decimals = values.map(countDecimals);
  const significant = values.map((value, index) => countSignificantDigits(value, decimals[index] ?? 0));
  return {
    decimals: findCoarsestBlock(decimals),
    significant: significant.reduce((max, digits) => Math.max(max, digits), minDigits),
  };
}

function findCoarsestBlock(decimals: number[]): number {
  const blockCount = Math.max(1, Math.floor(decimals.length / blockLength));
  const finest = Array.from({ length: blockCount }, (_, block) => {
    const end = block === blockCount - 1 ? decimals.length : (block + 1) * blockLength;
    return Math.max(0, ...decimals.slice(block * blockLength, end));
  });
  return Math.min(...finest);
}

/** Number of significant digits. Trailing zeros of a whole number may be rounding and do not count. */
function countSignificantDigits(value: number, decimals: number): number {
  if (value === 0) return 0;
  const whole = Math.floor(Math.log10(Math.abs(value))) + 1;
  const trailing = decimals > 0 ? 0 : Math.max(0, powersOfTen.findIndex((power) => value % power !== 0) - 1);
  return Math.min(maxDigits, Math.max(0, whole + decimals - trailing));
}
