import type { MailPicture } from '../../mail/mailer.js';
import { type Html, html } from './html.js';
import { buildTitle, countListed, type MailContent, type MailedAlert, type MailGroup } from './mailContent.js';
import { buildRuleStopUrl, type MailLinks } from './mailLinks.js';
import { mailStyles, style } from './mailStyles.js';

/** Returns the address of a picture: of an attachment, or with its contents. */
type AddressPicture = (picture: MailPicture) => string;

/** Renders an alert mail as HTML for mail programs: tables, and the styles on each element. */
export function renderMailHtml(content: MailContent, links: MailLinks, addressPicture: AddressPicture): string {
  const title = buildTitle(content);
  const [first] = content.groups.flatMap(({ alerts }) => alerts);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>${mailStyles}</style>
</head>
<body class="page" style="${style.page}">
<div style="${style.hidden}">${first?.sentence}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="page" style="background: #f6f7f8">
<tr><td class="outer" style="${style.outer}">
<table role="presentation" align="center" cellpadding="0" cellspacing="0" border="0" style="${style.column}">
<tr><td>
<p class="link" style="${style.brand}">Almanac</p>
<h1 class="ink" style="${style.title}">${title}</h1>
</td></tr>
${content.groups.map((group) => renderGroup(group, links, addressPicture))}
<tr><td>${renderFooter(content, links)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.text;
}

function renderGroup(group: MailGroup, links: MailLinks, addressPicture: AddressPicture): Html {
  const { title, subtitle, link, chart, alerts } = group;
  return html`<tr><td class="card" style="${style.card}">
<h2 style="${style.heading}">${renderLink(`${links.publicUrl}${link}`, title)}</h2>
${subtitle === '' || chart ? undefined : html`<p class="muted" style="${style.muted}">${subtitle}</p>`}
${chart && html`<img src="${addressPicture(chart)}" alt="${chart.description}" width="552" style="${style.picture}">`}
${alerts.map((alert) => renderAlert(alert, links))}
</td></tr>
<tr><td style="${style.gap}">&nbsp;</td></tr>
`;
}

function renderAlert({ ruleId, ruleName, sentence, facts, link }: MailedAlert, links: MailLinks): Html {
  const { publicUrl } = links;
  return html`<div class="line" style="${style.alert}">
<p class="muted" style="${style.rule}">${ruleName}</p>
<p class="ink" style="${style.sentence}">${sentence}</p>
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
${facts.map(([label, text]) => html`<td class="ink" style="${style.fact}"><span class="muted" style="${style.muted}">${label}</span><br><strong>${text}</strong></td>`)}
</tr></table>
<p class="muted" style="${style.links}">${renderLink(`${publicUrl}${link}`, 'Open')} &middot; ${renderLink(`${publicUrl}/alerts/${ruleId}`, 'Rule')} &middot; ${renderLink(buildRuleStopUrl(links, ruleId), 'Stop mail of this rule')}</p>
</div>
`;
}

function renderFooter(content: MailContent, { publicUrl, stopUrl }: MailLinks): Html {
  const left = content.count - countListed(content);
  const rules = `${publicUrl}/alerts`;
  return html`<p class="muted" style="${style.footer}">
${left > 0 ? html`And ${left} more, which ${renderLink(rules, 'your alerts')} list.<br>` : undefined}
You get this mail because of the alert rules of your Almanac account.
${renderLink(rules, 'Change your rules or when digests are sent')}, or ${renderLink(stopUrl, 'stop all alert mail')}.</p>`;
}

function renderLink(address: string, text: string): Html {
  return html`<a class="link" href="${address}" style="${style.link}">${text}</a>`;
}
