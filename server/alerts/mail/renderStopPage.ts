import type { MailedRule } from './findMailedRule.js';
import { type Html, html } from './html.js';
import { stopPageLogo, stopPageStyles } from './stopPageStyles.js';

/** What a page of a server without scripts may do: have styles, and send a form to the server. */
export const stopPagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";

const settingsHint = 'You can change that in the settings of each rule.';

/** Renders the page with the button that stops alert mail, of one rule or all, or says that there is none to stop. */
export function renderStopQuestion(mailed: MailedRule, publicUrl: string): string {
  if (mailed.state === 'deleted') return renderDeleted(publicUrl);
  if (mailed.state === 'stopped')
    return renderPage(
      'Alert mail is already stopped',
      html`<p>${nameRules(mailed)} no mail. ${settingsHint}</p>`,
      publicUrl,
    );
  const { ruleName } = mailed;
  return renderPage(
    'Stop alert mail?',
    html`<p>${
      ruleName === undefined
        ? 'The rules of your account will send you no more mail. They stay active.'
        : html`The rule <strong>${ruleName}</strong> will send you no more mail. It stays active.`
    }</p>
<form method="post"><button>Stop mail</button></form>`,
    publicUrl,
  );
}

/** Renders the page that confirms that alert mail was stopped. */
export function renderStopped(mailed: MailedRule, publicUrl: string): string {
  if (mailed.state === 'deleted') return renderDeleted(publicUrl);
  const content = html`<p>${nameRules(mailed)} no more mail. ${settingsHint}</p>`;
  return renderPage('Alert mail is stopped', content, publicUrl);
}

/** Renders the page for a link that is incomplete or has expired. */
export function renderUnknownLink(publicUrl: string): string {
  const content = html`<p>It is incomplete, or more than a year old. To stop the mail of a rule, change its settings under Your alerts.</p>`;
  return renderPage('This link is not valid', content, publicUrl);
}

function renderDeleted(publicUrl: string): string {
  return renderPage('This rule was deleted', html`<p>It sends you no mail.</p>`, publicUrl);
}

function nameRules({ ruleName }: MailedRule): Html {
  return ruleName === undefined
    ? html`The rules of your account send you`
    : html`The rule <strong>${ruleName}</strong> sends you`;
}

/** With the policy of the API, a browser would send the form without its origin, which the server needs. */
function renderPage(title: string, content: Html, publicUrl: string): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="same-origin">
<meta name="robots" content="noindex">
<title>${title} · Almanac</title>
<style>${stopPageStyles}</style>
</head>
<body>
<header><a href="${publicUrl}/">${stopPageLogo} Almanac</a></header>
<main>
<h1>${title}</h1>
${content}
<p><a href="${publicUrl}/alerts">Your alerts</a></p>
</main>
</body>
</html>
`.text;
}
