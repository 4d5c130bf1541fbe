const minDigits = 6;
const maxDigits = 15;
const stretchLength = 12;
const powersOfTen = Array.from({ length: maxDigits + 1 }, (_, exponent) => 10 ** exponent);

/** How finely a set of values was published: decimals in its coarsest stretch, and significant digits (never taken as under six). */
interface PublishedDigits {
  decimals: number;
  significant: number;
}

/** Decimals a number shows when written out: 0 for whole numbers, 2 for 3.25, at most 15. */
export function countDecimals(value: number): number {
  for (let decimals = 0; decimals < maxDigits; decimals++) {
    const power = powersOfTen[decimals] ?? 1;
    if (Math.round(value * power) / power === value) return decimals;
  }
  return maxDigits;
}

/** Half a unit of the last of `decimals` places: the most that rounding there moves a value. */
export function getHalfUnit(decimals: number): number {
  return 0.5 / (powersOfTen[decimals] ?? 10 ** decimals);
}

/** Power of ten at or below |value|: 100 for 251.2; 0 for 0. */
export function getLeadingPower(value: number): number {
  return value === 0 ? 0 : 10 ** Math.floor(Math.log10(Math.abs(value)));
}

/**
 * Reads the precision of a series off its values. A single value hides trailing zeros, twelve together do not,
 * and agencies add decimals over time (US consumer prices: one until 2007, three since), so the coarsest stretch counts.
 */
export function estimatePublishedDigits(values: number[]): PublishedDigits {
  const decimals = values.map(countDecimals);
  const significant = values.map((value, index) => countSignificantDigits(value, decimals[index] ?? 0));
  return {
    decimals: findCoarsestStretch(decimals),
    significant: significant.reduce((max, digits) => Math.max(max, digits), minDigits),
  };
}

function findCoarsestStretch(decimals: number[]): number {
  const stretches = Math.max(1, Math.floor(decimals.length / stretchLength));
  const finest = Array.from({ length: stretches }, (_, stretch) => {
    const end = stretch === stretches - 1 ? decimals.length : (stretch + 1) * stretchLength;
    return Math.max(0, ...decimals.slice(stretch * stretchLength, end));
  });
  return Math.min(...finest);
}

/** Digits from the first to the last that is not zero; the zeros at the end of a whole number may be rounding, so they do not count. */
function countSignificantDigits(value: number, decimals: number): number {
  if (value === 0) return 0;
  const whole = Math.floor(Math.log10(Math.abs(value))) + 1;
  const trailing = decimals > 0 ? 0 : Math.max(0, powersOfTen.findIndex((power) => value % power !== 0) - 1);
  return Math.min(maxDigits, Math.max(0, whole + decimals - trailing));
}
