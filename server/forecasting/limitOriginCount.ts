import type { ArimaOrder } from './arima/order.js';

const defaultOrigins = 8;
/** Maximum number of origins times the cost of each, with a requested number of origins and without. */
const maxWork = 15_000;
const defaultMaxWork = 9_000;
/** Fits with a longer season, or with orders that reach further back, cost proportionally more. */
const baseLag = 12;
/** With a requested order, shorter samples cost as much as this number of periods. */
const minPeriods = 300;

interface Cost {
  periods: number;
  /** Observations per season; 1 for no season. */
  season: number;
  /** The requested ARIMA order, if any. */
  order?: ArimaOrder | undefined;
}

/**
 * Returns the number of origins of a backtest: the requested number, or eight, reduced when each origin is expensive. At
 * least one, unless zero is requested. The cost depends only on the length, the season and the order, so the same
 * request always has the same origins.
 */
export function limitOriginCount(requested: number | undefined, { periods, season, order }: Cost): number {
  if (requested === 0) return 0;
  const length = order ? Math.max(periods, minPeriods) : Math.max(periods, 1);
  const work = length * computeCostFactor(season) * (order ? computeCostFactor(computeMaxLag(order, season)) : 1);
  return Math.min(
    requested ?? defaultOrigins,
    Math.max(1, Math.floor((requested === undefined ? defaultMaxWork : maxWork) / work)),
  );
}

function computeCostFactor(maxLag: number): number {
  return Math.max(1, maxLag / baseLag);
}

/** Returns the number of periods that an order reaches back. */
function computeMaxLag({ p, q, seasonalP, seasonalQ }: ArimaOrder, season: number): number {
  return Math.max(p + seasonalP * season, q + seasonalQ * season);
}
