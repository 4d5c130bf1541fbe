/**
 * Growth of `value` over `base` in percent. Uses the difference, which is exact for close numbers, instead of a ratio
 * near one, so that small growth keeps its digits. NaN or infinite where growth is undefined.
 */
export function percentChange(value: number, base: number): number {
  return ((value - base) / base) * 100;
}

/** ln value - ln base; NaN unless both are positive. */
export function logChange(value: number, base: number): number {
  if (value <= 0 || base <= 0) return Number.NaN;
  return logRatio(value, base);
}

/**
 * ((value / base) ^ periods - 1) × 100: growth compounded over `periods`, in percent; NaN for a negative ratio or a
 * zero base.
 */
export function compoundedPercentChange(value: number, base: number, periods: number): number {
  if (base === 0 || Math.sign(value) === -Math.sign(base)) return Number.NaN;
  return Math.expm1(periods * logRatio(Math.abs(value), Math.abs(base))) * 100;
}

function logRatio(value: number, base: number): number {
  const difference = value - base;
  return Math.abs(difference) < base / 2 ? Math.log1p(difference / base) : Math.log(value) - Math.log(base);
}
