import { isNotComputable } from '../stats/outcome.js';
import { computeResiduals, type FitFunction, type FittedModel } from './fittedModel.js';
import { isSeasonal } from './isSeasonal.js';
import { addSeason, computeSeasonalFigure, removeSeason, type SeasonalFigure } from './seasonalFigure.js';

/** Minimum multiplicative index; smaller indices cannot be divided by. */
const minIndex = 1e-4;

/**
 * Adds seasonality to a non-seasonal model: fits it to the seasonally adjusted values when the series is seasonal, and
 * restores the season in its forecasts. The season is multiplicative for values above zero, additive otherwise, and
 * requires at least `minCycles` full cycles.
 */
export function withSeasonalAdjustment(fitFunction: FitFunction, minCycles = 3): FitFunction {
  return (values, options) => {
    const { period } = options;
    const figure = isSeasonal(values, period, minCycles * period) ? chooseFigure(values, period) : undefined;
    if (!figure) return fitFunction(values, options);
    const model = fitFunction(removeSeason(values, figure), { ...options, period: 1 });
    return isNotComputable(model) ? model : restoreSeason(model, values, figure);
  };
}

function chooseFigure(values: ArrayLike<number>, period: number): SeasonalFigure {
  if (Array.from(values).every((value) => value > 0)) {
    const figure = computeSeasonalFigure(values, period, 'multiplicative');
    if (figure.indices.every((index) => index > minIndex)) return figure;
  }
  return computeSeasonalFigure(values, period, 'additive');
}

function restoreSeason(model: FittedModel, values: ArrayLike<number>, figure: SeasonalFigure): FittedModel {
  const fitted = model.fitted.map((value, time) =>
    value === null ? null : (addSeason([value], figure, time)[0] ?? null),
  );
  const deviationFigure =
    figure.kind === 'multiplicative' ? figure : { ...figure, indices: figure.indices.map(() => 0) };
  return {
    ...model,
    fitted,
    residuals: computeResiduals(values, fitted),
    point: (horizon) => addSeason(model.point(horizon), figure, values.length),
    deviation: (horizon) => {
      const deviation = model.deviation(horizon);
      return deviation && addSeason(deviation, deviationFigure, values.length);
    },
  };
}
