/*
 * Classical decomposition: the trend is a centred moving average over one period; what the values are beside it, on average over the
 * years, is the seasonal figure. Multiplicative: value = trend · index, indices averaging one; additive: value = trend + index, averaging
 * zero. Source: Kendall and Stuart (1983), as R's decompose.
 */

export type SeasonalKind = 'additive' | 'multiplicative';

export interface SeasonalFigure {
  kind: SeasonalKind;
  /** By place in the cycle, the first value of the series being at place 0. */
  indices: Float64Array;
}

/** The figure of at least two full cycles. Multiplicative only makes sense for values above zero. */
export function computeSeasonalFigure(values: ArrayLike<number>, period: number, kind: SeasonalKind): SeasonalFigure {
  const sums = new Float64Array(period);
  const counts = new Float64Array(period);
  const half = Math.floor(period / 2);
  for (let time = half; time < values.length - half; time++) {
    const trend = computeCentredAverage(values, time, period);
    const value = values[time] as number;
    const position = time % period;
    sums[position] = (sums[position] as number) + (kind === 'additive' ? value - trend : value / trend);
    counts[position] = (counts[position] as number) + 1;
  }
  const figure = sums.map((sum, position) => sum / (counts[position] as number));
  const centre = figure.reduce((sum, value) => sum + value, 0) / period;
  return { kind, indices: figure.map((value) => (kind === 'additive' ? value - centre : value / centre)) };
}

/** Over an even period the two outermost values count half. */
function computeCentredAverage(values: ArrayLike<number>, time: number, period: number): number {
  const half = Math.floor(period / 2);
  let sum = 0;
  for (let lag = -half; lag <= half; lag++) sum += values[time + lag] as number;
  if (period % 2 === 0) sum -= ((values[time - half] as number) + (values[time + half] as number)) / 2;
  return sum / period;
}

/** Values without their season. */
export function removeSeason(values: ArrayLike<number>, figure: SeasonalFigure): Float64Array {
  const { kind, indices } = figure;
  return Float64Array.from(values, (value, time) => {
    const index = indices[time % indices.length] as number;
    return kind === 'additive' ? value - index : value / index;
  });
}

/** Values with the season put back in, of which the first stands at time `start` of the series. */
export function addSeason(values: readonly number[], { kind, indices }: SeasonalFigure, start: number): number[] {
  return values.map((value, step) => {
    const index = indices[(start + step) % indices.length] as number;
    return kind === 'additive' ? value + index : value * index;
  });
}
