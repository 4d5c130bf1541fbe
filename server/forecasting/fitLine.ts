/** A line through values, as its height before the first of them and its rise from each to the next. */
export interface Line {
  level: number;
  slope: number;
}

/** The line through at least two values by least squares. */
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
