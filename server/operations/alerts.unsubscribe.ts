import { auditAccount } from '../accounts/audit.js';
import { findMailedRule } from '../alerts/mail/findMailedRule.js';
import { renderStopped, stopPagePolicy } from '../alerts/mail/renderStopPage.js';
import type { Operation } from '../contract.js';
import { lockAccount } from '../store/accounts.js';
import { cancelMails } from '../store/alertFirings.js';
import { stopMailOfRules } from '../store/alertRules.js';

/** Stops alert mail, of one rule or all. The token in the path is the credential. */
export const alertsUnsubscribe: Operation<'alerts.unsubscribe'> = async (context, { path, query }) => {
  const { db, config } = context;
  const { accountId, ruleId, ruleName } = await findMailedRule(db, path.token, query.rule);
  await db.transaction(async (trx) => {
    await lockAccount(trx, accountId);
    const rules = await stopMailOfRules(trx, accountId, ruleId);
    await cancelMails(trx, accountId, ruleId);
    if (rules > 0) await auditAccount({ ...context, db: trx }, 'alerts.unsubscribe', accountId, { rules });
  });
  return { text: renderStopped(ruleName, config.PUBLIC_URL), type: 'text/html; charset=utf-8', policy: stopPagePolicy };
};
