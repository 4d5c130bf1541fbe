import type { Knex } from 'knex';
import type { FoundSeries } from '../indicators/findSeries.js';
import type { Schemas } from '../schemas.js';
import { type Condition, getWindowSize, type ValueCondition } from '../series/conditions/condition.js';
import { evaluateStep } from '../series/conditions/evaluateStep.js';
import { iterateSteps } from '../series/conditions/vintageStep.js';
import { applyUnits, describeUnits, type UnitCode } from '../series/units.js';
import { type AlertSeries, listSeriesOfTarget } from '../store/alertSeries.js';
import { readLatestPeriods, readRecentHistory } from '../store/recentHistory.js';
import { takeTurn } from '../takeTurn.js';
import { findObstacle } from './findObstacle.js';
import { describeUnknownPast, type Past, type PastDays } from './past.js';
import { evaluatePastReleaseDates } from './pastReleaseDates.js';
import { evaluatePastStaleness } from './pastStaleness.js';
import type { ResolvedTarget } from './resolveTarget.js';
import { toMoment } from './toMoment.js';

type Preview = Schemas['AlertPreview'];

const maxSeries = 25;
const maxFirings = 200;
const maxPoints = 1_000;
/** Number of vintages to evaluate in one iteration of the event loop. */
const stepsPerTurn = 200;

/** Why the past of a condition is not evaluated. */
const unknownPasts = {
  outside_forecast: 'Only the forecasts of the last 90 days are stored, so the past is not evaluated.',
  release_moved: 'Earlier dates of a release are not stored.',
  guardrail: 'The guardrails of earlier vintages are not stored.',
};

/** Shows when a rule would have fired since a day, with the vintages of the library, and where the latest value is now. Takes turns. */
export async function previewRule(
  db: Knex,
  accountId: string,
  resolved: ResolvedTarget,
  condition: Condition,
  days: PastDays,
): Promise<Preview> {
  const obstacle = await findObstacle(db, resolved, condition, days.day);
  const past = await evaluatePast(db, accountId, resolved, condition, days);
  const chart = resolved.type === 'series' ? await describeChart(db, resolved.found, condition) : noChart;
  const reason = obstacle === undefined ? null : `\`${obstacle.field}\` ${obstacle.problem}.`;
  const level = condition.kind === 'level' ? condition.level : null;
  return { canFire: obstacle === undefined, reason, level, ...past, ...chart };
}

async function evaluatePast(
  db: Knex,
  accountId: string,
  { target, release, ...resolved }: ResolvedTarget,
  condition: Condition,
  days: PastDays,
): Promise<Past> {
  const { kind } = condition;
  if (kind === 'outside_forecast' || kind === 'release_moved' || kind === 'guardrail')
    return describeUnknownPast(unknownPasts[kind]);
  const seriesId = resolved.type === 'series' ? resolved.found.series.id : null;
  const about = { accountId, seriesId, targetType: target.type, releaseId: target.release };
  const isAboutRelease = kind === 'release_due' && release !== undefined;
  const all = isAboutRelease ? [] : await listSeriesOfTarget(db, about, maxSeries + 1);
  const series = all.slice(0, maxSeries);
  const past = await evaluateSeries(db, series, condition, days, release?.release.id);
  past.firings = past.firings.sort((a, b) => (a.vintage < b.vintage ? 1 : -1)).slice(0, maxFirings);
  if (all.length > maxSeries) past.note = `Only the first ${maxSeries} series were evaluated.`;
  return past;
}

async function evaluateSeries(
  db: Knex,
  all: AlertSeries[],
  condition: EvaluatedCondition,
  days: PastDays,
  releaseId: string | undefined,
): Promise<Past> {
  if (condition.kind === 'stale') return evaluatePastStaleness(db, all, days);
  if (condition.kind === 'release_due') {
    const ids = releaseId === undefined ? [...new Set(all.map((one) => one.releaseId))] : [releaseId];
    return evaluatePastReleaseDates(db, ids, condition.hours, days);
  }
  const nothing = { from: null, vintageCount: 0, count: 0, firings: [], note: null };
  const past: Past = { pastKnown: true, seriesCount: all.length, ...nothing };
  for (const series of all) await addPastOfSeries(db, series, condition, days.since, past);
  past.count = past.firings.length;
  if (past.vintageCount === 0) past.note = 'The library has no two vintages of this time to compare.';
  return past;
}

/** A condition whose past is evaluated. */
type EvaluatedCondition = Exclude<Condition, { kind: 'outside_forecast' | 'release_moved' | 'guardrail' }>;

async function addPastOfSeries(
  db: Knex,
  series: AlertSeries,
  condition: ValueCondition,
  since: string,
  past: Past,
): Promise<void> {
  const windowSize = getWindowSize(condition, series.frequency);
  const history = await readRecentHistory(db, series.id, { after: since, windowSize });
  let steps = 0;
  for (const step of iterateSteps(history, windowSize)) {
    if (past.from === null || step.vintage.date < past.from) past.from = step.vintage.date;
    const firing = evaluateStep(condition, step, series, []);
    if (firing !== undefined) past.firings.push(toMoment(firing, series));
    steps += 1;
    if (steps % stepsPerTurn === 0) await takeTurn();
  }
  past.vintageCount += steps;
}

const noChart: Pick<Preview, 'current' | 'points'> = { current: null, points: [] };

/** Returns the latest values in the units of the condition. */
async function describeChart(db: Knex, { indicator, series, vintages }: FoundSeries, condition: Condition) {
  const units: UnitCode = 'units' in condition ? condition.units : 'lin';
  const { frequency } = indicator;
  const periods = await readLatestPeriods(db, series.id, maxPoints + getWindowSize(yearAgo, frequency));
  const points = applyUnits(periods, units, frequency)
    .flatMap(({ date, value }) => (value === null ? [] : [{ date, value }]))
    .slice(-maxPoints);
  const last = points.at(-1);
  if (last === undefined) return noChart;
  const unit = describeUnits(units, vintages.current?.unit ?? series.unit, frequency).unit;
  const distance = condition.kind === 'level' ? condition.level - last.value : null;
  return { points, current: { period: last.date, value: last.value, unit, distance } };
}

/** A condition that reads back as far as any. */
const yearAgo = { kind: 'level', units: 'pc1', operator: 'above', level: 0 } as const;
