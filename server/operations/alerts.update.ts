import { auditAccount } from '../accounts/audit.js';
import { assertOwnEndpoints } from '../alerts/assertOwnEndpoints.js';
import { completeDelivery, findFirstCheck } from '../alerts/buildRule.js';
import { assertCanFire } from '../alerts/findObstacle.js';
import { parseCondition } from '../alerts/parseCondition.js';
import { resolveTarget } from '../alerts/resolveTarget.js';
import { toRuleResponse } from '../alerts/toRuleResponse.js';
import { getToday } from '../appContext.js';
import { requireAccountId } from '../caller.js';
import type { Operation } from '../contract.js';
import { ApiError } from '../errors.js';
import type { Schemas } from '../schemas.js';
import { lockAccount } from '../store/accounts.js';
import { cancelMails } from '../store/alertFirings.js';
import { type AlertRule, findRule, lockRules, updateRule } from '../store/alertRules.js';

/** Changes an alert rule. Vintages from before a change of its condition, or from while it was not active, do not fire. */
export const alertsUpdate: Operation<'alerts.update'> = async (context, { caller, path, body }) => {
  const { db, now } = context;
  const accountId = requireAccountId(caller);
  const existing = await findRule(db, accountId, path.id);
  if (existing === undefined) throw new ApiError('not_found');
  const condition = body.condition && parseCondition(body.condition);
  if (condition !== undefined) {
    const resolved = await resolveTarget(db, existing.target, getToday(context));
    await assertCanFire(db, resolved, condition, getToday(context));
  }
  const change = { ...body, condition };
  const rule = await db.transaction(async (trx) => {
    // No endpoint of the account is deleted or stops taking alerts before the rule names it.
    await lockAccount(trx, accountId);
    await assertOwnEndpoints(trx, accountId, body.delivery?.webhookIds ?? []);
    const [current] = await lockRules(trx, [existing.id]);
    if (current === undefined) throw new ApiError('not_found');
    const changed = applyChange(current, change, now().toISOString());
    await updateRule(trx, changed);
    if (changed.delivery.mail === 'none') await cancelMails(trx, accountId, changed.id);
    await auditAccount({ ...context, db: trx }, 'alerts.update', accountId, { alert: changed.id });
    return changed;
  });
  return { json: toRuleResponse(rule) };
};

type Change = Omit<Schemas['AlertRuleChange'], 'condition'> & { condition: AlertRule['condition'] | undefined };

function applyChange(rule: AlertRule, change: Change, at: string): AlertRule {
  const { name = rule.name, repeat = rule.repeat, quietHours = rule.quietHours, status = rule.status } = change;
  const condition = change.condition ?? rule.condition;
  const delivery = change.delivery === undefined ? rule.delivery : completeDelivery(change.delivery);
  const restarts = change.condition !== undefined || (status === 'active' && rule.status !== 'active');
  const restarted = restarts ? { activeSince: at, checkAt: findFirstCheck(condition, at) } : {};
  return { ...rule, name, repeat, quietHours, status, condition, kind: condition.kind, delivery, ...restarted };
}
