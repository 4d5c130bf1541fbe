import { findMailedRule } from '../alerts/mail/findMailedRule.js';
import { renderStopQuestion, stopPagePolicy } from '../alerts/mail/renderStopPage.js';
import type { Operation } from '../contract.js';

/** Shows the page with the button that stops alert mail. Changes nothing, because programs open the links of mails. */
export const alertsDescribeUnsubscribe: Operation<'alerts.describeUnsubscribe'> = async (
  { db, config },
  { path, query },
) => {
  const { ruleName } = await findMailedRule(db, path.token, query.rule);
  return {
    text: renderStopQuestion(ruleName, config.PUBLIC_URL),
    type: 'text/html; charset=utf-8',
    policy: stopPagePolicy,
  };
};
