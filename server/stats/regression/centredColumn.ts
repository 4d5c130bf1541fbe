/**
 * A design column with its centring and scaling: each value less `origin`, less `centre` (the mean after subtracting
 * the origin, so that a high level costs no digits), times `scale` (a power of two that makes the column of order one).
 */
export interface CentredColumn {
  values: Float64Array;
  origin: number;
  centre: number;
  scale: number;
}

/** A column whose spread is below this share of its values is constant up to rounding. */
const roundingNoise = 1e-13;

/**
 * Centres and scales a column; without `constant`, it is not centred. With `constant`, a constant column becomes all
 * zeros.
 */
export function centreColumn(values: Float64Array, constant: boolean): CentredColumn {
  const first = constant ? (values[0] ?? 0) : 0;
  let total = 0;
  let low = 0;
  let high = 0;
  for (let i = 0; i < values.length; i++) {
    const value = (values[i] as number) - first;
    total += value;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  const spread = Math.max(high, -low);
  if (spread <= roundingNoise * Math.abs(first)) return { values, origin: first, centre: 0, scale: 0 };
  const centre = constant ? total / values.length : 0;
  return { values, origin: first, centre, scale: powerOfTwoBelow(1 / spread) };
}

/** The power of two in (x / 2, x]. Multiplying by it is exact. */
export function powerOfTwoBelow(x: number): number {
  return 2 ** Math.min(1023, Math.floor(Math.log2(x)));
}

/** Writes a block of the column, centred and scaled, into another array. */
export function copyBlock(column: CentredColumn, start: number, height: number, target: Float64Array): void {
  const { values, origin, centre, scale } = column;
  for (let i = 0; i < height; i++) target[i] = ((values[start + i] as number) - origin - centre) * scale;
}
