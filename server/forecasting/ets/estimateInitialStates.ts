/*
 * Start values of the initial states: a seasonal figure, and a mean or a line through the first ten seasonally adjusted
 * values (or two seasons). Source: Hyndman, Koehler, Snyder and Grose (2002), as in R's ets.
 */
import { mean } from '../../stats/summation.js';
import { fitLine, type Line } from '../fitLine.js';
import { computeSeasonalFigure } from '../seasonalFigure.js';
import type { EtsForm } from './form.js';
import type { States } from './states.js';

const minIndex = 1e-2;

export function estimateInitialStates(values: Float64Array, { trend, season }: EtsForm, period: number): States {
  if (season === 'N') return { ...estimateTrend(values.subarray(0, 10), trend), season: new Float64Array(0) };
  const kind = season === 'A' ? 'additive' : 'multiplicative';
  const raw =
    values.length >= 3 * period
      ? computeSeasonalFigure(values, period, kind).indices
      : estimateFirstSeason(values, period, kind);
  const figure = season === 'M' ? raw.map((index) => Math.max(index, minIndex)) : raw;
  const first = values.subarray(0, Math.max(10, 2 * period)).map((value, time) => {
    const index = figure[time % period] as number;
    return season === 'A' ? value - index : value / index;
  });
  return { ...estimateTrend(first, trend), season: centreIndices(figure, season) };
}

/** Centres indices on a mean of zero (additive) or one (multiplicative). */
function centreIndices(figure: Float64Array, season: 'A' | 'M'): Float64Array {
  const centre = mean(figure);
  return figure.map((index) => (season === 'A' ? index - centre : index / centre));
}

function estimateTrend(values: Float64Array, trend: EtsForm['trend']): Line {
  return trend === 'N' || values.length < 2 ? { level: mean(values), slope: 0 } : fitLine(values);
}

/** For fewer than three seasons: the deviation of the first season from a line through all values. */
function estimateFirstSeason(values: Float64Array, period: number, kind: 'additive' | 'multiplicative'): Float64Array {
  const { level, slope } = fitLine(values);
  return Float64Array.from({ length: period }, (_, position) => {
    const line = level + slope * (position + 1);
    const value = values[position] ?? line;
    if (kind === 'additive') return value - line;
    return line > 0 ? value / line : 1;
  });
}
