import { type Html, html } from './html.js';

/** What a page of a server without scripts may do: have styles, and send a form to the server. */
export const stopPagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";

/** Renders the page with the button that stops alert mail, of one rule if that has a name. */
export function renderStopQuestion(ruleName: string | undefined, publicUrl: string): string {
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
export function renderStopped(ruleName: string | undefined, publicUrl: string): string {
  return renderPage(
    'Alert mail is stopped',
    html`<p>${
      ruleName === undefined
        ? 'The rules of your account send you no more mail.'
        : html`The rule <strong>${ruleName}</strong> sends you no more mail.`
    } You can change that in the settings of each rule.</p>`,
    publicUrl,
  );
}

/** Renders the page for a link that is not complete or has expired. */
export function renderUnknownLink(publicUrl: string): string {
  const content = html`<p>It is not complete, or older than a year. To stop the mail of a rule, change its settings under Your alerts.</p>`;
  return renderPage('This link is not valid', content, publicUrl);
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
<title>${title}</title>
<style>
  :root { color-scheme: light dark; }
  body { max-width: 30rem; margin: 4rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
  button { min-height: 2.75rem; padding: 0 1.25rem; font: inherit; font-weight: 600; }
</style>
</head>
<body>
<h1>${title}</h1>
${content}
<p><a href="${publicUrl}/alerts">Your alerts</a></p>
</body>
</html>
`.text;
}
