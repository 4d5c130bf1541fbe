import type { ArimaOrder } from './arima/order.js';

const defaultOrigins = 5;
/** Origins times what each costs, when a number of origins is asked for and when none is. */
const maxWork = 15_000;
const defaultMaxWork = 9_000;
/** A longer season, or an order that reaches further back, makes every fit dearer. */
const baseLag = 12;
/** Of an order that was asked for, below which a shorter sample costs no less. */
const minPeriods = 300;

interface Cost {
  periods: number;
  /** Observations in a season, 1 for none. */
  season: number;
  /** The order that was asked for, if one was. */
  order?: ArimaOrder | undefined;
}

/**
 * How many origins a backtest has: those asked for, or five, but fewer where each costs more, one at least unless none is asked for. What it
 * costs is reckoned from the length, the season and the order alone: the same request always has the same origins.
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

/** Periods that an order looks back. */
function computeMaxLag({ p, q, seasonalP, seasonalQ }: ArimaOrder, season: number): number {
  return Math.max(p + seasonalP * season, q + seasonalQ * season);
}
