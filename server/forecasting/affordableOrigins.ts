import type { ArimaOrder } from './arima/order.js';

const usualOrigins = 5;
/** Origins times what each costs, when a number of origins is asked for and when none is. */
const mostWork = 15_000;
const usualWork = 9_000;
/** A longer season, or an order that reaches further back, makes every fit dearer. */
const usualReach = 12;
/** Of an order that was asked for, below which a shorter sample costs no less. */
const leastPeriods = 300;

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
export function affordableOrigins(asked: number | undefined, { periods, season, order }: Cost): number {
  if (asked === 0) return 0;
  const length = order ? Math.max(periods, leastPeriods) : Math.max(periods, 1);
  const work = length * dearer(season) * (order ? dearer(reachOf(order, season)) : 1);
  return Math.min(asked ?? usualOrigins, Math.max(1, Math.floor((asked === undefined ? usualWork : mostWork) / work)));
}

function dearer(reach: number): number {
  return Math.max(1, reach / usualReach);
}

/** Periods that an order looks back. */
function reachOf({ p, q, seasonalP, seasonalQ }: ArimaOrder, season: number): number {
  return Math.max(p + seasonalP * season, q + seasonalQ * season);
}
