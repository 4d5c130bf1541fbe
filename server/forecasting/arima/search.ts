/*
 * The orders of an ARIMA model: differences by the seasonal strength and KPSS, then the rest step by step, from four simple models to
 * the best of their neighbours by the corrected criterion of Akaike, until none is better or the work is used up.
 * Source: Hyndman and Khandakar (2008), Journal of Statistical Software 27(3), as R's auto.arima.
 */
import { suggestDifferences } from '../../stats/differencing.js';
import { isNotComputable } from '../../stats/outcome.js';
import type { Considered } from '../fittedModel.js';
import { informationCriteria } from '../informationCriteria.js';
import { type ArimaEstimate, estimateArima } from './estimate.js';
import { type ArimaOrder, coefficientsOf, leftAfter, orderLabel } from './order.js';
import { hasRootsBeyond } from './polynomial.js';

const mostOrder = 5;
const mostSeasonalOrder = 2;
const mostTogether = 5;
/** Models that a search fits at most. */
const mostModels = 60;
/** Roots this near to the unit circle make a model unsure; it is passed over. */
const nearestRoot = 1.01;

/** The best order, and all that were weighed, best first. */
export function searchOrder(values: Float64Array, period: number): { order: ArimaOrder; considered: Considered[] } {
  const search = new OrderSearch(values, period, differencesOf(values, period));
  search.start();
  while (search.step());
  const considered = search.weighed
    .map(({ order, aicc }) => ({ label: orderLabel(order, period), aicc, share: order === search.best ? 1 : 0 }))
    .sort((one, other) => one.aicc - other.aicc);
  return { order: search.best, considered };
}

function differencesOf(values: Float64Array, period: number): Pick<ArimaOrder, 'd' | 'seasonalD'> {
  // A fixed season, unlike R: of the bundled library the mean `auto` then forecasts as well or better (OWA of monthly series 0.881, not 0.886).
  const found = suggestDifferences(values, { period, season: 'fixed' });
  if (isNotComputable(found)) return { d: 0, seasonalD: 0 };
  const seasonalD = values.length > 2 * period + 2 ? found.seasonalDifferences : 0;
  return { seasonalD, d: found.differences };
}

class OrderSearch {
  best: ArimaOrder;
  readonly weighed: { order: ArimaOrder; aicc: number }[] = [];
  readonly #values: Float64Array;
  readonly #period: number;
  readonly #tried = new Set<string>();
  #criterion = Number.POSITIVE_INFINITY;

  constructor(values: Float64Array, period: number, differences: Pick<ArimaOrder, 'd' | 'seasonalD'>) {
    this.#values = values;
    this.#period = period;
    const constant = differences.d + differences.seasonalD <= 1;
    this.best = { ...differences, p: 0, q: 0, seasonalP: 0, seasonalQ: 0, constant };
  }

  start(): void {
    const plain = this.best;
    this.#tries({ ...plain });
    this.#tries({ ...plain, constant: false });
    this.#tries({ ...plain, p: 2, q: 2, seasonalP: 1, seasonalQ: 1 });
    this.#tries({ ...plain, p: 1, seasonalP: 1 });
    this.#tries({ ...plain, q: 1, seasonalQ: 1 });
  }

  /** Goes to the first better neighbour; whether there was one. */
  step(): boolean {
    return neighboursOf(this.best).some((order) => this.#tries(order));
  }

  #tries(wanted: ArimaOrder): boolean {
    const order = this.#period > 1 ? wanted : { ...wanted, seasonalP: 0, seasonalQ: 0 };
    const name = JSON.stringify(order);
    if (this.#tried.has(name) || this.#tried.size >= mostModels || !this.#isWithinBounds(order)) return false;
    this.#tried.add(name);
    const criterion = this.#criterionOf(order);
    if (Number.isFinite(criterion)) this.weighed.push({ order, aicc: criterion });
    if (!(criterion < this.#criterion)) return false;
    this.#criterion = criterion;
    this.best = order;
    return true;
  }

  #isWithinBounds(order: ArimaOrder): boolean {
    const { p, q, seasonalP, seasonalQ } = order;
    const left = leftAfter(order, this.#values.length, this.#period);
    if (order.constant && order.d + order.seasonalD > 1) return false;
    if (Math.max(p, q) > Math.min(mostOrder, left / 3)) return false;
    if (Math.max(seasonalP, seasonalQ) > Math.min(mostSeasonalOrder, left / 3 / this.#period)) return false;
    return Math.min(p, q, seasonalP, seasonalQ) >= 0 && p + q + seasonalP + seasonalQ <= mostTogether;
  }

  #criterionOf(order: ArimaOrder): number {
    const left = leftAfter(order, this.#values.length, this.#period);
    if (left < coefficientsOf(order) + 3) return Number.POSITIVE_INFINITY;
    const estimate = estimateArima(this.#values, order, this.#period, 'rough');
    if (!estimate || !isSure(estimate)) return Number.POSITIVE_INFINITY;
    const { aicc } = informationCriteria(estimate.logLikelihood, coefficientsOf(order) + 1, left);
    return aicc ?? Number.POSITIVE_INFINITY;
  }
}

function isSure({ ar, ma, seasonalAr, seasonalMa }: ArimaEstimate): boolean {
  const beyond = (factor: Float64Array) => hasRootsBeyond(nearestRoot, factor);
  const negative = (factor: Float64Array) => factor.map((coefficient) => -coefficient);
  return beyond(ar) && beyond(negative(ma)) && beyond(seasonalAr) && beyond(negative(seasonalMa));
}

type Moving = 'p' | 'q' | 'seasonalP' | 'seasonalQ';

/** A step of one in each order, in two together, and with or without the constant. */
function neighboursOf(order: ArimaOrder): ArimaOrder[] {
  const one = (name: Moving) => [-1, 1].map((by) => ({ ...order, [name]: order[name] + by }));
  const two = (a: Moving, b: Moving) =>
    [-1, 1].flatMap((by) => [by, -by].map((other) => ({ ...order, [a]: order[a] + by, [b]: order[b] + other })));
  return [
    ...[one('seasonalP'), one('seasonalQ'), one('p'), one('q')].flat(),
    ...two('seasonalP', 'seasonalQ'),
    ...two('p', 'q'),
    { ...order, constant: !order.constant },
  ];
}
