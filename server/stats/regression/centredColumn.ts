/**
 * A column of a design with what is taken off each value (first its origin, then the mean of what is left, so that a high level costs no
 * digit) and the power of two it is then multiplied by, so that it is of size one.
 */
export interface CentredColumn {
  values: Float64Array;
  origin: number;
  centre: number;
  scale: number;
}

/** A column spread over less than this share of its values is constant: what differs is rounding. */
const roundingNoise = 1e-13;

/** Centres (about 0 without `constant`) and scales a column; one that is constant beside a constant becomes all zeros. */
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

/** The power of two in (x / 2, x]: to multiply by it loses no digit. */
export function powerOfTwoBelow(x: number): number {
  return 2 ** Math.min(1023, Math.floor(Math.log2(x)));
}

/** Writes a stretch of the column, centred and scaled, into another array. */
export function copyBlock(column: CentredColumn, start: number, height: number, target: Float64Array): void {
  const { values, origin, centre, scale } = column;
  for (let i = 0; i < height; i++) target[i] = ((values[start + i] as number) - origin - centre) * scale;
}
