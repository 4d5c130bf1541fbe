import type { Knex } from 'knex';
import { isValueCondition } from '../series/conditions/condition.js';
import type { AlertRule } from '../store/alertRules.js';
import { listAlertSeries } from '../store/alertSeries.js';
import { listPendingVintages, listRulesOfSeries } from '../store/changedSeries.js';
import { groupBy } from '../store/rows.js';
import type { SeriesToEvaluate } from './seriesToEvaluate.js';

/** Selects the series that have rules to evaluate and vintages that were not evaluated. */
export async function planEvaluation(db: Knex, seriesIds: number[]): Promise<SeriesToEvaluate[]> {
  const rulesBySeries = new Map<number, AlertRule[]>();
  for (const [id, rules] of await listRulesOfSeries(db, seriesIds)) {
    const evaluated = rules.filter(({ condition }) => isValueCondition(condition) || condition.kind === 'guardrail');
    if (evaluated.length > 0) rulesBySeries.set(id, evaluated);
  }
  if (rulesBySeries.size === 0) return [];
  const since = [...rulesBySeries.values()]
    .flat()
    .reduce((min, { activeSince }) => (activeSince < min ? activeSince : min), '9999');
  const series = await listAlertSeries(db, [...rulesBySeries.keys()]);
  const pending = groupBy(await listPendingVintages(db, [...rulesBySeries.keys()], since), ({ seriesId }) => seriesId);
  return series.flatMap((one) => {
    const vintages = pending.get(one.id);
    return vintages === undefined ? [] : [{ series: one, rules: rulesBySeries.get(one.id) ?? [], pending: vintages }];
  });
}
