import type { Knex } from 'knex';
import type { Schemas } from '../schemas.js';
import type { Condition } from '../series/conditions/condition.js';
import { type AlertSeries, listSeriesOfTarget } from '../store/alertSeries.js';
import { findObstacle } from './findObstacle.js';
import { addNote, describeUnknownPast, type Past, type PastDays } from './past.js';
import { evaluatePastGuardrails } from './pastGuardrails.js';
import { evaluatePastMoves } from './pastMoves.js';
import { evaluatePastReleaseDates } from './pastReleaseDates.js';
import { evaluatePastStaleness } from './pastStaleness.js';
import { evaluatePastForecasts, evaluatePastValues } from './pastValues.js';
import { buildPreviewChart, noChart } from './previewChart.js';
import type { ResolvedTarget } from './resolveTarget.js';

const maxSeries = 25;
const maxFirings = 200;

/** Shows when a rule would have fired since a day, with the vintages of the library, and where the latest value is now. Takes turns. */
export async function previewRule(
  db: Knex,
  accountId: string,
  resolved: ResolvedTarget,
  condition: Condition,
  days: PastDays,
): Promise<Schemas['AlertPreview']> {
  const obstacle = await findObstacle(db, resolved, condition, days.day);
  const past = await evaluatePast(db, accountId, resolved, condition, days);
  const chart = resolved.type === 'series' ? await buildPreviewChart(db, resolved.found, condition) : noChart;
  const latestFirst = past.firings.sort((a, b) => (a.vintage < b.vintage ? 1 : -1));
  return {
    canFire: obstacle === undefined,
    reason: obstacle === undefined ? null : `\`${obstacle.field}\` ${obstacle.problem}.`,
    level: condition.kind === 'level' ? condition.level : null,
    ...past,
    count: past.firings.length,
    firings: latestFirst.slice(0, maxFirings),
    ...chart,
  };
}

async function evaluatePast(
  db: Knex,
  accountId: string,
  { target, release, ...resolved }: ResolvedTarget,
  condition: Condition,
  days: PastDays,
): Promise<Past> {
  const isAboutDates = condition.kind === 'release_due' || condition.kind === 'release_moved';
  if (isAboutDates && release !== undefined) return evaluatePastDates(db, [release.release.id], condition, days);
  const seriesId = resolved.type === 'series' ? resolved.found.series.id : null;
  const about = { accountId, seriesId, targetType: target.type, releaseId: target.release };
  const all = await listSeriesOfTarget(db, about, maxSeries + 1);
  const series = all.slice(0, maxSeries);
  if (all.length === 0 && target.type === 'watchlist')
    return describeUnknownPast('The watchlist is empty. Add series to it first.');
  const past = isAboutDates
    ? await evaluatePastDates(db, [...new Set(series.map(({ releaseId }) => releaseId))], condition, days)
    : await evaluatePastOfSeries(db, series, condition, days);
  if (all.length > maxSeries) addNote(past, `Only the first ${maxSeries} series were evaluated.`);
  return past;
}

/** Conditions about the dates of releases, and those about series. */
type DateCondition = Extract<Condition, { kind: 'release_due' | 'release_moved' }>;
type SeriesCondition = Exclude<Condition, DateCondition>;

async function evaluatePastDates(db: Knex, releaseIds: string[], condition: DateCondition, days: PastDays) {
  if (condition.kind === 'release_moved') return evaluatePastMoves(db, releaseIds, days);
  return evaluatePastReleaseDates(db, releaseIds, condition.hours, days);
}

async function evaluatePastOfSeries(db: Knex, series: AlertSeries[], condition: SeriesCondition, days: PastDays) {
  switch (condition.kind) {
    case 'stale':
      return evaluatePastStaleness(db, series, days);
    case 'guardrail':
      return evaluatePastGuardrails(db, series, condition.guardrail, days);
    case 'outside_forecast':
      return evaluatePastForecasts(db, series, days.since);
    default:
      return evaluatePastValues(db, series, condition, days.since);
  }
}
