/**
 * A compensated sum: it accumulates the rounding error of each addition, so that the total is accurate to the last
 * digit. Source: Neumaier (1974).
 */
export class RunningSum {
  private sum = 0;
  private error = 0;

  add(value: number): this {
    const next = this.sum + value;
    this.error += Math.abs(this.sum) >= Math.abs(value) ? this.sum - next + value : value - next + this.sum;
    this.sum = next;
    return this;
  }

  /** The sum so far; not finite if it exceeds the largest double. */
  get total(): number {
    return this.sum + this.error;
  }
}

/** Compensated sum of the values. */
export function sum(values: ArrayLike<number>): number {
  const running = new RunningSum();
  for (let i = 0; i < values.length; i++) running.add(values[i] as number);
  return running.total;
}

/** Arithmetic mean by a plain sum, for values where rounding in the last digits does not matter. */
export function plainMean(values: ArrayLike<number>): number {
  let total = 0;
  for (let i = 0; i < values.length; i++) total += values[i] as number;
  return total / values.length;
}

/**
 * Arithmetic mean, corrected once by the mean of the deviations from it, so that the mean of equal values is exactly
 * that value.
 */
export function mean(values: ArrayLike<number>): number {
  const first = sum(values) / values.length;
  const deviations = new RunningSum();
  for (let i = 0; i < values.length; i++) deviations.add((values[i] as number) - first);
  return first + deviations.total / values.length;
}
