import type { Knex } from 'knex';
import { getWindowSize, isValueCondition, type ValueCondition } from '../series/conditions/condition.js';
import type { ForecastInterval } from '../series/conditions/evaluateOutsideForecast.js';
import { evaluateStep } from '../series/conditions/evaluateStep.js';
import type { Firing } from '../series/conditions/firing.js';
import { iterateSteps, type RecentHistory } from '../series/conditions/vintageStep.js';
import { addDays } from '../series/periods.js';
import type { AlertRule } from '../store/alertRules.js';
import type { AlertSeries } from '../store/alertSeries.js';
import { readRecentHistory } from '../store/recentHistory.js';
import { runInTurns } from '../takeTurn.js';
import type { AlertCandidate } from './alertCandidate.js';
import { evaluateGuardrails } from './evaluateGuardrails.js';
import { readForecastIntervals } from './readForecastIntervals.js';
import type { SeriesToEvaluate } from './seriesToEvaluate.js';
import { toMoment } from './toMoment.js';

/** A rule with a condition about values. */
type ValueRule = AlertRule & { condition: ValueCondition };

/** Evaluates the rules about a series for its pending vintages. A rule is evaluated for those ingested since it is active. Takes turns. */
export async function evaluateSeries(db: Knex, work: SeriesToEvaluate, day: string): Promise<AlertCandidate[]> {
  const { series, rules, pending } = work;
  const valueRules = rules.filter((rule): rule is ValueRule => isValueCondition(rule.condition));
  const getSize = ({ condition }: ValueRule) => getWindowSize(condition, series.frequency);
  const history = await readPending(db, work, Math.max(0, ...valueRules.map(getSize)));
  const forecasts = valueRules.some(({ kind }) => kind === 'outside_forecast')
    ? await readForecastIntervals(db, series.id, { from: pending[0]?.date ?? '', to: pending.at(-1)?.date ?? '' })
    : [];
  const ingestedAt = new Map(pending.map((vintage) => [vintage.date, vintage.ingestedAt]));
  const candidates: AlertCandidate[] = [];
  for (const rule of valueRules)
    candidates.push(...(await runInTurns(evaluateRule(rule, history, getSize(rule), work, forecasts))));
  const guardrailRules = rules.filter(({ kind }) => kind === 'guardrail');
  const raised = guardrailRules.length === 0 ? [] : await evaluateGuardrails(db, work, guardrailRules, day);
  return [...candidates, ...raised.map(({ rule, firing }) => toCandidate(rule, firing, series))].filter(
    ({ rule, moment }) => (ingestedAt.get(moment.vintage) ?? '') > rule.activeSince,
  );
}

/** Reads the changes of the pending vintages. A replaced vintage is compared with the one before it again. */
async function readPending(
  db: Knex,
  { series, pending }: SeriesToEvaluate,
  windowSize: number,
): Promise<RecentHistory> {
  const first = pending[0]?.date ?? '';
  return readRecentHistory(db, series.id, { after: addDays(first, -1), windowSize });
}

/** Yields after each vintage. */
function* evaluateRule(
  rule: ValueRule,
  history: RecentHistory,
  windowSize: number,
  { series }: SeriesToEvaluate,
  forecasts: ForecastInterval[],
): Generator<undefined, AlertCandidate[]> {
  const candidates: AlertCandidate[] = [];
  for (const step of iterateSteps(history, windowSize)) {
    const firing = evaluateStep(rule.condition, step, series, forecasts);
    if (firing !== undefined) candidates.push(toCandidate(rule, firing, series));
    yield;
  }
  return candidates;
}

/** A vintage that is replaced on its day crosses a level once, also if it then has a later period. */
function toCandidate(rule: AlertRule, firing: Firing, series: AlertSeries): AlertCandidate {
  const { condition } = rule;
  const isCrossing = condition.kind === 'level' && condition.operator === 'crosses';
  const occasion = `${firing.vintage} ${isCrossing ? '' : (firing.period ?? '')}`;
  return { rule, seriesId: series.id, releaseId: series.releaseId, occasion, moment: toMoment(firing, series) };
}
