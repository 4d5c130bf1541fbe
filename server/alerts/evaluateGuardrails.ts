import type { Knex } from 'knex';
import type { Firing } from '../series/conditions/firing.js';
import { addDays } from '../series/periods.js';
import type { AlertRule } from '../store/alertRules.js';
import { evaluateRaised, readGuardrails } from './readGuardrails.js';
import type { SeriesToEvaluate } from './seriesToEvaluate.js';

interface FiredRule {
  rule: AlertRule;
  firing: Firing;
}

/** Evaluates the rules about guardrails: compares those of the latest vintage with those of the vintage before the pending ones. */
export async function evaluateGuardrails(
  db: Knex,
  { series, pending }: Pick<SeriesToEvaluate, 'series' | 'pending'>,
  rules: AlertRule[],
  day: string,
): Promise<FiredRule[]> {
  const [first, latest] = [pending[0], pending.at(-1)];
  if (first === undefined || latest === undefined) return [];
  const before = await readGuardrails(db, series, addDays(first.date, -1), day);
  const after = before && (await readGuardrails(db, series, latest.date, day));
  if (before === undefined || after === undefined) return [];
  return rules.flatMap((rule) => {
    const wanted = rule.condition.kind === 'guardrail' ? rule.condition.guardrail : null;
    const firing = evaluateRaised({ before, after }, wanted, latest.date, series);
    return firing === undefined ? [] : [{ rule, firing }];
  });
}
