import { randomUUID } from 'node:crypto';
import { getMaxAlertRules } from '../access/plans.js';
import { auditAccount } from '../accounts/audit.js';
import { assertOwnEndpoints } from '../alerts/assertOwnEndpoints.js';
import { completeDelivery, findFirstCheck } from '../alerts/buildRule.js';
import { assertCanFire } from '../alerts/findObstacle.js';
import { parseCondition } from '../alerts/parseCondition.js';
import { resolveTarget } from '../alerts/resolveTarget.js';
import { toRuleResponse } from '../alerts/toRuleResponse.js';
import { getToday } from '../appContext.js';
import { requireAccount } from '../caller.js';
import type { Operation } from '../contract.js';
import { ApiError } from '../errors.js';
import { lockAccount } from '../store/accounts.js';
import { type AlertRule, countRules, insertRule } from '../store/alertRules.js';

/** Creates an alert rule. It fires for vintages that are ingested from now on. */
export const alertsCreate: Operation<'alerts.create'> = async (context, { caller, body }) => {
  const { db, now } = context;
  const { accountId, plan } = requireAccount(caller);
  const condition = parseCondition(body.condition);
  const resolved = await resolveTarget(db, body.target, getToday(context));
  await assertCanFire(db, resolved, condition, getToday(context));
  const createdAt = now().toISOString();
  const { name, repeat = 'always', quietHours = 0, status = 'active' } = body;
  const rule: AlertRule = {
    ...{ id: randomUUID(), accountId, name, condition, kind: condition.kind, repeat, quietHours, status },
    ...{ target: resolved.target, targetType: resolved.type },
    seriesId: resolved.type === 'series' ? resolved.found.series.id : null,
    releaseId: resolved.release?.release.id ?? null,
    delivery: completeDelivery(body.delivery),
    ...{ createdAt, activeSince: createdAt, lastFiredAt: null, checkAt: findFirstCheck(condition, createdAt) },
  };
  await db.transaction(async (trx) => {
    if (!(await lockAccount(trx, accountId))) throw new ApiError('not_signed_in');
    await assertOwnEndpoints(trx, accountId, body.delivery?.webhookIds ?? []);
    const maxRules = getMaxAlertRules(plan);
    if ((await countRules(trx, accountId)) >= maxRules) {
      const message = `Alert rule limit reached (${maxRules}). Delete a rule first.`;
      throw new ApiError('alert_limit_reached', { message });
    }
    await insertRule(trx, rule);
    await auditAccount({ ...context, db: trx }, 'alerts.create', accountId, { alert: rule.id });
  });
  return { json: toRuleResponse(rule) };
};
