/**
 * Loess settings: `span` neighbours, local polynomial of `degree` 0 or 1, fitted at every `jump`-th point with linear
 * interpolation in between.
 */
export interface Loess {
  span: number;
  degree: 0 | 1;
  jump: number;
}

/** First and last index, inclusive, of the neighbours of one fit. */
interface Neighbours {
  left: number;
  right: number;
}

/**
 * Loess value at `position` (which may lie one step outside the data) from the equally spaced `values` of `neighbours`,
 * with tricube weights times `weights`. Undefined if no neighbour has weight.
 * Source: routine `est` of Cleveland, Cleveland, McRae and Terpenning (1990).
 */
export function loessAt(
  values: ArrayLike<number>,
  weights: ArrayLike<number>,
  position: number,
  neighbours: Neighbours,
  loess: Loess,
  kernel = buildTricubeKernel(position, neighbours, loess.span, values.length),
): number | undefined {
  let total = 0;
  let firstMoment = 0;
  let secondMoment = 0;
  let level = 0;
  let product = 0;
  for (let j = neighbours.left; j <= neighbours.right; j++) {
    const step = j - position;
    const weight = (kernel.weights[step < 0 ? -step : step] ?? 0) * (weights[j] ?? 0);
    const weighted = weight * (values[j] ?? 0);
    total += weight;
    firstMoment += weight * step;
    secondMoment += weight * step * step;
    level += weighted;
    product += weighted * step;
  }
  if (total <= 0) return undefined;
  if (loess.degree === 0 || kernel.reach === 0) return level / total;
  const centre = firstMoment / total;
  const spread = secondMoment / total - centre * centre;
  // Uses the local mean if the weighted points lie too close together to estimate a slope.
  if (Math.sqrt(Math.max(0, spread)) <= 0.001 * (values.length - 1)) return level / total;
  return level / total - (centre * (product - centre * level)) / total / spread;
}

/** Tricube weights by distance. All fits away from the ends of a series share one kernel. */
interface Kernel {
  reach: number;
  weights: Float64Array;
}

function buildTricubeKernel(
  position: number,
  { left, right }: Neighbours,
  span: number,
  count: number,
  cached?: Kernel,
): Kernel {
  const farthest = Math.max(position - left, right - position);
  const reach = farthest + (span > count ? Math.floor((span - count) / 2) : 0);
  if (cached?.reach === reach) return cached;
  const weights = new Float64Array(farthest + 1);
  for (let distance = 0; distance <= farthest; distance++) weights[distance] = tricube(distance, reach);
  return { reach, weights };
}

function tricube(distance: number, reach: number): number {
  if (distance > 0.999 * reach) return 0;
  if (distance <= 0.001 * reach) return 1;
  const ratio = distance / reach;
  const complement = 1 - ratio * ratio * ratio;
  return complement * complement * complement;
}

/** Loess smooth of equally spaced values; a point whose neighbours have no weight keeps its value. */
export function loessSmooth(values: ArrayLike<number>, weights: ArrayLike<number>, loess: Loess): Float64Array {
  const count = values.length;
  if (count < 2) return new Float64Array(values);
  const smooth = new Float64Array(count);
  const jump = Math.min(loess.jump, count - 1);
  let neighbours = findNeighbours(0, count, loess.span);
  let kernel: Kernel | undefined;
  let last = 0;
  for (let position = 0; position < count; position += jump) {
    neighbours = findNeighbours(position, count, loess.span);
    kernel = buildTricubeKernel(position, neighbours, loess.span, count, kernel);
    smooth[position] = loessAt(values, weights, position, neighbours, loess, kernel) ?? values[position] ?? 0;
    interpolateLinearly(smooth, last, position);
    last = position;
  }
  if (last < count - 1) {
    // As in the published routine, the last point reuses the neighbours of the last fit.
    smooth[count - 1] = loessAt(values, weights, count - 1, neighbours, loess) ?? values[count - 1] ?? 0;
    interpolateLinearly(smooth, last, count - 1);
  }
  return smooth;
}

function findNeighbours(position: number, count: number, span: number): Neighbours {
  if (span >= count) return { left: 0, right: count - 1 };
  const left = Math.min(Math.max(position + 1 - Math.floor((span + 1) / 2), 0), count - span);
  return { left, right: left + span - 1 };
}

function interpolateLinearly(smooth: Float64Array, from: number, to: number): void {
  const start = smooth[from] ?? 0;
  const slope = ((smooth[to] ?? 0) - start) / (to - from);
  for (let j = from + 1; j < to; j++) smooth[j] = start + slope * (j - from);
}
