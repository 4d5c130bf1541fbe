import type { Mail } from '../../mail/mailer.js';
import { buildTitle, type MailContent } from './mailContent.js';
import { buildRuleStopUrl, type MailLinks } from './mailLinks.js';
import { renderMailHtml } from './renderMailHtml.js';
import { renderMailText } from './renderMailText.js';

/** Builds the mail about fired alerts, as text and HTML, with the header fields of RFC 8058. */
export function buildAlertMail(content: MailContent, links: MailLinks): Omit<Mail, 'to' | 'messageId'> {
  const rules = new Set(content.groups.flatMap(({ alerts }) => alerts.map(({ ruleId }) => ruleId)));
  const [ruleId] = content.mail === 'now' && rules.size === 1 ? rules : [];
  const stopUrl = ruleId === undefined ? links.stopUrl : buildRuleStopUrl(links, ruleId);
  return {
    subject: buildSubject(content),
    text: renderMailText(content, links),
    html: renderMailHtml(content, links, ({ cid }) => `cid:${cid}`),
    pictures: content.groups.flatMap(({ chart }) => chart ?? []),
    headers: {
      'List-Unsubscribe': `<${stopUrl}>`,
      // The standard allows it only for https.
      ...(stopUrl.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
  };
}

function buildSubject(content: MailContent): string {
  const [only] = content.groups.flatMap(({ alerts }) => alerts);
  return content.count === 1 && content.mail === 'now' && only ? only.ruleName : buildTitle(content);
}
