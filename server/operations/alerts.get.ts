import { toRuleResponse } from '../alerts/toRuleResponse.js';
import { requireAccountId } from '../caller.js';
import type { Operation } from '../contract.js';
import { ApiError } from '../errors.js';
import { findRule } from '../store/alertRules.js';

/** Returns an alert rule of the account. */
export const alertsGet: Operation<'alerts.get'> = async ({ db }, { caller, path }) => {
  const rule = await findRule(db, requireAccountId(caller), path.id);
  if (rule === undefined) throw new ApiError('not_found');
  return { json: toRuleResponse(rule) };
};
