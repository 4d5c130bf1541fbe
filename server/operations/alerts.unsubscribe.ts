import { auditAccount } from '../accounts/audit.js';
import { findMailedRule } from '../alerts/mail/findMailedRule.js';
import { renderStopped, stopPagePolicy } from '../alerts/mail/renderStopPage.js';
import type { Operation } from '../contract.js';
import { ApiError } from '../errors.js';
import { lockAccount } from '../store/accounts.js';
import { cancelMails } from '../store/alertFirings.js';
import { stopMailOfRules } from '../store/mailedRules.js';

const unknownToken =
  'This link is not valid: it is not complete, or older than a year. Change the mail of your rules at /alerts.';

/** Stops alert mail, of one rule or all. The token in the path is the credential. */
export const alertsUnsubscribe: Operation<'alerts.unsubscribe'> = async (context, { path, query }) => {
  const { db, config } = context;
  const mailed = await findMailedRule(db, path.token, query.rule);
  if (mailed === undefined) throw new ApiError('token_not_found', { message: unknownToken });
  const { accountId, ruleId } = mailed;
  await db.transaction(async (trx) => {
    await lockAccount(trx, accountId);
    const rules = await stopMailOfRules(trx, accountId, ruleId);
    await cancelMails(trx, accountId, ruleId);
    if (rules > 0) await auditAccount({ ...context, db: trx }, 'alerts.unsubscribe', accountId, { rules });
  });
  return { text: renderStopped(mailed, config.PUBLIC_URL), type: 'text/html; charset=utf-8', policy: stopPagePolicy };
};
