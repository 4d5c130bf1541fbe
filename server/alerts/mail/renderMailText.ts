import { buildTitle, countListed, type MailContent, type MailedAlert, type MailGroup } from './mailContent.js';
import { buildRuleStopUrl, type MailLinks } from './mailLinks.js';

/** Renders an alert mail as plain text. */
export function renderMailText(content: MailContent, links: MailLinks): string {
  const { publicUrl, stopUrl } = links;
  const left = content.count - countListed(content);
  return [
    buildTitle(content),
    ...content.groups.map((group) => renderGroup(group, links)),
    ...(left > 0 ? [`And ${left} more: ${publicUrl}/alerts`] : []),
    `Your rules, and when digests are sent: ${publicUrl}/alerts\nStop all alert mail: ${stopUrl}\n`,
  ].join('\n\n');
}

function renderGroup({ title, subtitle, alerts }: MailGroup, links: MailLinks): string {
  const heading = subtitle === '' ? title : `${title}\n${subtitle}`;
  return [heading, ...alerts.map((alert) => renderAlert(alert, links))].join('\n\n');
}

function renderAlert({ ruleId, ruleName, sentence, facts, link }: MailedAlert, links: MailLinks): string {
  return [
    ruleName,
    sentence,
    ...facts.map(([label, text]) => `${label}: ${text}`),
    `${links.publicUrl}${link}`,
    `Rule: ${links.publicUrl}/alerts/${ruleId}`,
    `Stop mail of this rule: ${buildRuleStopUrl(links, ruleId)}`,
  ].join('\n');
}
