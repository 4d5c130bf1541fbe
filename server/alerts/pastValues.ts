import type { Knex } from 'knex';
import { getWindowSize, type ValueCondition } from '../series/conditions/condition.js';
import type { ForecastInterval } from '../series/conditions/evaluateOutsideForecast.js';
import { evaluateStep } from '../series/conditions/evaluateStep.js';
import { iterateSteps } from '../series/conditions/vintageStep.js';
import type { AlertSeries } from '../store/alertSeries.js';
import { readRecentHistory } from '../store/recentHistory.js';
import { takeTurn } from '../takeTurn.js';
import { addNote, addVintage, createPast, describeUnknownPast, type Past } from './past.js';
import { limitPast } from './pastLimits.js';
import { readForecastIntervals } from './readForecastIntervals.js';
import { toMoment } from './toMoment.js';

/** Number of vintages to evaluate in one iteration of the event loop. */
const stepsPerTurn = 50;

/** Evaluates a condition about values for the vintages of series since a day. Takes turns. */
export async function evaluatePastValues(
  db: Knex,
  all: AlertSeries[],
  condition: ValueCondition,
  since: string,
): Promise<Past> {
  const past = createPast(all.length);
  for (const series of all) await addPastOfSeries(db, { series, condition, forecasts: [], since }, past);
  if (past.vintageCount === 0) addNote(past, 'The library has no two vintages of this time to compare.');
  return past;
}

const noForecasts =
  'No forecast of these series is stored. The server forecasts series on watchlists and those that are released soon, and keeps forecasts for 90 days.';
const lastDay = '9999-12-31';
const forecastNote = 'By the stored forecasts. Forecasts are kept for 90 days.';

/** Evaluates which new values were outside the stored forecasts, for the vintages after the first of these. Takes turns. */
export async function evaluatePastForecasts(db: Knex, all: AlertSeries[], since: string): Promise<Past> {
  const past = createPast(0, forecastNote);
  const condition = { kind: 'outside_forecast' } as const;
  for (const series of all) {
    const forecasts = await readForecastIntervals(db, series.id, { from: since, to: lastDay });
    const first = forecasts.reduce((min, { vintageDate }) => (vintageDate < min ? vintageDate : min), '9999');
    if (forecasts.length === 0) continue;
    past.seriesCount += 1;
    await addPastOfSeries(db, { series, condition, forecasts, since: first > since ? first : since }, past);
  }
  return past.seriesCount === 0 ? describeUnknownPast(noForecasts) : past;
}

/** What to evaluate for a series. */
interface SeriesPast {
  series: AlertSeries;
  condition: ValueCondition;
  forecasts: ForecastInterval[];
  since: string;
}

async function addPastOfSeries(
  db: Knex,
  { series, condition, forecasts, since }: SeriesPast,
  past: Past,
): Promise<void> {
  const windowSize = getWindowSize(condition, series.frequency);
  const after = await limitPast(db, series, since, past);
  const history = await readRecentHistory(db, series.id, { after, windowSize });
  for (const step of iterateSteps(history, windowSize)) {
    const firing = evaluateStep(condition, step, series, forecasts);
    addVintage(past, step.vintage.date, firing && toMoment(firing, series));
    if (past.vintageCount % stepsPerTurn === 0) await takeTurn();
  }
}
