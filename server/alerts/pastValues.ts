import type { Knex } from 'knex';
import { getWindowSize, type ValueCondition } from '../series/conditions/condition.js';
import type { ForecastInterval } from '../series/conditions/evaluateOutsideForecast.js';
import { evaluateStep } from '../series/conditions/evaluateStep.js';
import { iterateSteps, type StepVintage } from '../series/conditions/vintageStep.js';
import { addPeriods, countDaysBetween } from '../series/periods.js';
import type { AlertSeries } from '../store/alertSeries.js';
import { readRecentHistory } from '../store/recentHistory.js';
import { takeTurn } from '../takeTurn.js';
import { addNote, addVintage, createPast, describeUnknownPast, type Past } from './past.js';
import { limitPast } from './pastLimits.js';
import { readForecastIntervals } from './readForecastIntervals.js';
import { toMoment } from './toMoment.js';

/** Number of vintages to evaluate in one iteration of the event loop. */
const stepsPerTurn = 50;
/** A series with vintages is mostly published once in a period. */
const maxPeriodsBetween = 4;

/** Evaluates a condition about values for the vintages of series since a day. Takes turns. */
export async function evaluatePastValues(
  db: Knex,
  all: AlertSeries[],
  condition: ValueCondition,
  since: string,
): Promise<Past> {
  const past = createPast(all.length);
  for (const series of all) await addPastOfSeries(db, { series, condition, forecasts: [], since }, past);
  if (all.length > 0 && past.vintageCount === 0)
    addNote(
      past,
      'The library has no two vintages of this time to compare. A rule fires from the second vintage of a series on: a day after its first values at the earliest.',
    );
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
  noteGap(past, series, history.vintages);
  for (const step of iterateSteps(history, windowSize)) {
    const firing = evaluateStep(condition, step, series, forecasts);
    addVintage(past, step.vintage.date, firing && toMoment(firing, series));
    if (past.vintageCount % stepsPerTurn === 0) await takeTurn();
  }
}

/** Notes the longest time between vintages if several periods passed: what fired in between is not known. */
function noteGap(past: Past, { frequency }: AlertSeries, vintages: readonly StepVintage[]): void {
  let longest: [from: string, to: string] | undefined;
  for (const [index, { date }] of vintages.entries()) {
    const previous = vintages[index - 1]?.date;
    if (previous === undefined || addPeriods(previous, maxPeriodsBetween, frequency) >= date) continue;
    if (longest === undefined || countDaysBetween(previous, date) > countDaysBetween(...longest))
      longest = [previous, date];
  }
  if (longest === undefined) return;
  addNote(
    past,
    `The library has no vintage between ${longest.join(' and ')}, so it does not show what would have fired in between.`,
  );
}
