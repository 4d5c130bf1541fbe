/**
 * Returns the indexes of the values that have a gap, or no value, on both sides. A line leads to none of them, so they are
 * drawn as dots. A gap is null or NaN; undefined belongs to another curve of the same time axis, and is no gap.
 */
export function findLoneValues(values: ArrayLike<number | null | undefined>): number[] {
  const lone: number[] = [];
  let start = -1;
  let length = 0;
  const endRun = () => {
    if (length === 1) lone.push(start);
    length = 0;
  };
  for (let index = 0; index < values.length; index++) {
    const value = values[index];
    if (value === undefined) continue;
    if (value === null || Number.isNaN(value)) endRun();
    else if (length++ === 0) start = index;
  }
  endRun();
  return lone;
}
