import type { Knex } from 'knex';
import { findReleaseFacts } from '../releases/releaseFacts.js';
import { iterateSteps } from '../series/conditions/vintageStep.js';
import { assessFreshness } from '../series/freshness.js';
import type { Observation } from '../series/observation.js';
import { addDays } from '../series/periods.js';
import type { AlertMoment } from '../store/alertFirings.js';
import type { AlertSeries } from '../store/alertSeries.js';
import { readRecentHistory } from '../store/recentHistory.js';
import { hasOnlyNativeVintages } from '../store/vintageReads.js';
import { takeTurn } from '../takeTurn.js';
import { addVintage, createPast, describeUnknownPast, type Past, type PastDays } from './past.js';
import { limitPast } from './pastLimits.js';
import { describeStale } from './timedMoments.js';

/** Enough periods to find the latest one with a number. */
const windowSize = 24;
const stepsPerTurn = 50;
const snapshots = 'The library has snapshots of the series, which do not show when values arrived.';
const note = 'By the usual publication lag as it is known now.';

/** The latest period since a vintage. */
interface LatestPeriod {
  lastDate: string;
  vintage: string;
}

/** Evaluates when the next value of series was overdue, by the days of their vintages. Takes turns. */
export async function evaluatePastStaleness(db: Knex, all: AlertSeries[], days: PastDays): Promise<Past> {
  const native: AlertSeries[] = [];
  for (const series of all) if (await hasOnlyNativeVintages(db, series.id, days.since)) native.push(series);
  if (native.length === 0) return describeUnknownPast(snapshots);
  const past = createPast(native.length, note);
  for (const series of native) await addPastOfSeries(db, series, days, past);
  return past;
}

async function addPastOfSeries(db: Knex, series: AlertSeries, { since, day }: PastDays, past: Past): Promise<void> {
  const after = await limitPast(db, series, since, past);
  const history = await readRecentHistory(db, series.id, { after, windowSize });
  const periods: LatestPeriod[] = [];
  for (const { vintage, before, after: latest } of iterateSteps(history, windowSize)) {
    if (periods.length === 0) addPeriod(periods, before, history.base?.date ?? after);
    addPeriod(periods, latest, vintage.date);
    addVintage(past, vintage.date, undefined);
    if (past.vintageCount % stepsPerTurn === 0) await takeTurn();
  }
  const { usualLagDays } = (await findReleaseFacts(db, series.releaseId, day)).description;
  for (const [index, { lastDate }] of periods.entries()) {
    if (index % stepsPerTurn === 0) await takeTurn();
    const nextAt = periods[index + 1]?.vintage ?? addDays(day, 1);
    const moment = findStaleMoment(series, lastDate, nextAt, usualLagDays);
    if (moment !== undefined && moment.vintage > after) past.firings.push(moment);
  }
}

function addPeriod(periods: LatestPeriod[], observations: readonly Observation[], vintage: string): void {
  const lastDate = observations.findLast(({ value }) => value !== null)?.date;
  if (lastDate !== undefined && lastDate > (periods.at(-1)?.lastDate ?? '')) periods.push({ lastDate, vintage });
}

/** Returns the first day on which the next value was overdue; undefined if it came in time. */
function findStaleMoment(
  series: AlertSeries,
  lastDate: string,
  nextAt: string,
  usualLagDays: number | null,
): AlertMoment | undefined {
  const { dueDate } = assessFreshness(series.frequency, lastDate, nextAt, usualLagDays);
  const day = addDays(dueDate, 1);
  return day < nextAt ? describeStale(series, { lastDate, dueDate, day }) : undefined;
}
