/*
 * Classical decomposition: the trend is a centred moving average over one period, and the seasonal figure is the
 * average deviation from it at each position in the cycle. Multiplicative: value = trend · index, with mean index one;
 * additive: value = trend + index, with mean index zero. Source: Kendall and Stuart (1983), as R's decompose.
 */

export type SeasonalKind = 'additive' | 'multiplicative';

export interface SeasonalFigure {
  kind: SeasonalKind;
  /** By position in the cycle; the first value of the series has position 0. */
  indices: Float64Array;
}

/** Computes the figure of at least two full cycles. The multiplicative figure requires values above zero. */
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

/** With an even period, the two outermost values have half weight. */
function computeCentredAverage(values: ArrayLike<number>, time: number, period: number): number {
  const half = Math.floor(period / 2);
  let sum = 0;
  for (let lag = -half; lag <= half; lag++) sum += values[time + lag] as number;
  if (period % 2 === 0) sum -= ((values[time - half] as number) + (values[time + half] as number)) / 2;
  return sum / period;
}

/** Returns seasonally adjusted values. */
export function removeSeason(values: ArrayLike<number>, figure: SeasonalFigure): Float64Array {
  const { kind, indices } = figure;
  return Float64Array.from(values, (value, time) => {
    const index = indices[time % indices.length] as number;
    return kind === 'additive' ? value - index : value / index;
  });
}

/** Restores the season; `start` is the index in the series of the first value. */
export function addSeason(values: readonly number[], { kind, indices }: SeasonalFigure, start: number): number[] {
  return values.map((value, step) => {
    const index = indices[(start + step) % indices.length] as number;
    return kind === 'additive' ? value + index : value * index;
  });
}
