import { isNotComputable } from '../stats/outcome.js';
import { type FittedModel, type Fitting, residualsOf } from './fittedModel.js';
import { adjusted, type SeasonalFigure, seasonalFigure, seasoned } from './seasonalFigure.js';
import { isSeasonal } from './seasonality.js';

/** Indices nearer to zero than this cannot be divided by. */
const leastIndex = 1e-4;

/**
 * A model without season made one with: fitted to the seasonally adjusted values where the series is plainly seasonal, its forecasts with
 * the season put back in. Multiplicative for values above zero, additive for others. `leastCycles`: full seasons below which none is looked for.
 */
export function onAdjusted(fitting: Fitting, leastCycles = 3): Fitting {
  return (values, options) => {
    const { period } = options;
    const figure = isSeasonal(values, period, leastCycles * period) ? figureOf(values, period) : undefined;
    if (!figure) return fitting(values, options);
    const model = fitting(adjusted(values, figure), { ...options, period: 1 });
    return isNotComputable(model) ? model : withSeason(model, values, figure);
  };
}

function figureOf(values: ArrayLike<number>, period: number): SeasonalFigure {
  if (Array.from(values).every((value) => value > 0)) {
    const figure = seasonalFigure(values, period, 'multiplicative');
    if (figure.indices.every((index) => index > leastIndex)) return figure;
  }
  return seasonalFigure(values, period, 'additive');
}

function withSeason(model: FittedModel, values: ArrayLike<number>, figure: SeasonalFigure): FittedModel {
  const fitted = model.fitted.map((value, time) =>
    value === null ? null : (seasoned([value], figure, time)[0] ?? null),
  );
  const widths = figure.kind === 'multiplicative' ? figure : { ...figure, indices: figure.indices.map(() => 0) };
  return {
    ...model,
    fitted,
    residuals: residualsOf(values, fitted),
    point: (horizon) => seasoned(model.point(horizon), figure, values.length),
    deviation: (horizon) => {
      const deviation = model.deviation(horizon);
      return deviation && seasoned(deviation, widths, values.length);
    },
  };
}
