/** A line through values: `level` is its height one step before the first value, `slope` its rise per step. */
export interface Line {
  level: number;
  slope: number;
}

/** Fits a line to at least two values by least squares. */
export function fitLine(values: Float64Array): Line {
  const middle = (values.length + 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let [product, squares] = [0, 0];
  for (let time = 0; time < values.length; time++) {
    const distance = time + 1 - middle;
    product += distance * ((values[time] as number) - mean);
    squares += distance * distance;
  }
  const slope = product / squares;
  return { level: mean - slope * middle, slope };
}
