/** About the number of intervals between the ticks of a value axis. */
const intendedIntervals = 5;
const niceSteps = [1, 2, 2.5, 5, 10];

export interface ValueScale {
  min: number;
  max: number;
  interval: number;
}

/** Computes the range of a value axis, which begins and ends at a tick, and the distance of its ticks. Undefined without values. */
export function computeValueScale(values: Iterable<number>): ValueScale | undefined {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  if (low > high) return undefined;
  const span = high - low || Math.abs(high) || 1;
  const magnitude = 10 ** Math.floor(Math.log10(span / intendedIntervals));
  const step = niceSteps.find((nice) => nice * magnitude >= span / intendedIntervals) ?? 10;
  // Divides by a whole number where possible, because 3 * 0.1 is not 0.3.
  const toTick = (count: number) =>
    magnitude < 1 ? (count * step) / Math.round(1 / magnitude) : count * step * magnitude;
  const [first, last] = [Math.floor(low / toTick(1)), Math.ceil(high / toTick(1))];
  return { min: toTick(first), max: toTick(last === first ? first + 1 : last), interval: toTick(1) };
}
