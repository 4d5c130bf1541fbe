import type { Schemas } from '../schemas.js';
import type { AlertFiring } from '../store/alertFirings.js';
import type { AlertRule } from '../store/alertRules.js';
import { toConditionResponse } from './parseCondition.js';

/** Returns a rule as its owner sees it. */
export function toRuleResponse(rule: AlertRule): Schemas['AlertRule'] {
  const { id, name, target, condition, repeat, quietHours, status, delivery, createdAt, lastFiredAt } = rule;
  const fields = { id, name, target, repeat, quietHours, status, delivery, createdAt, lastFiredAt };
  return { ...fields, condition: toConditionResponse(condition) };
}

/** Returns a fired alert as its owner sees it. */
export function toFiringResponse({ id, ruleId, ruleName, firing, firedAt }: AlertFiring): Schemas['AlertFiring'] {
  return { id: String(id), ruleId, ruleName, ...firing, firedAt };
}
