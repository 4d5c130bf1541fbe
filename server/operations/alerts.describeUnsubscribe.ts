import { findMailedRule } from '../alerts/mail/findMailedRule.js';
import { renderStopQuestion, renderUnknownLink, stopPagePolicy } from '../alerts/mail/renderStopPage.js';
import type { Operation } from '../contract.js';

/** Shows the page with the button that stops alert mail, if there is mail to stop. Changes nothing, because programs open the links of mails. */
export const alertsDescribeUnsubscribe: Operation<'alerts.describeUnsubscribe'> = async (
  { db, config },
  { path, query },
) => {
  const page = { type: 'text/html; charset=utf-8', policy: stopPagePolicy };
  const mailed = await findMailedRule(db, path.token, query.rule);
  if (mailed === undefined) return { ...page, text: renderUnknownLink(config.PUBLIC_URL), status: 404 };
  return { ...page, text: renderStopQuestion(mailed, config.PUBLIC_URL) };
};
