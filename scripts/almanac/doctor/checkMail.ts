import { createTransport } from 'nodemailer';
import { type Check, describeFailure, isLocal, limitTime, nameFindings } from './finding.js';

const timeoutMs = 4_000;

/** Checks the sender, and that the mail server accepts the connection and the password. Sends no mail. */
export const checkMail: Check = async ({ SMTP_URL, MAIL_FROM, NODE_ENV }) => {
  const finding = nameFindings('mail');
  if (SMTP_URL === undefined) {
    if (NODE_ENV !== 'production') return [finding('ok', 'Without SMTP_URL, mail is printed to the output.')];
    return [finding('warning', 'Without SMTP_URL, users cannot sign up or reset a password. Set SMTP_URL.')];
  }
  const findings = [];
  if (/@localhost\b/.test(MAIL_FROM))
    findings.push(
      finding(
        'problem',
        'MAIL_FROM ends in @localhost, so mail servers reject it. Set it to an address of your domain.',
      ),
    );
  const { protocol, hostname } = new URL(SMTP_URL);
  if (protocol === 'smtp:' && !isLocal(hostname))
    findings.push(
      finding(
        'warning',
        'SMTP_URL starts with smtp://, so the connection, with links that reset passwords, may stay unencrypted. Use smtps:// if the mail server supports it.',
      ),
    );
  const failure = await findConnectionFailure(SMTP_URL);
  if (failure !== undefined)
    findings.push(finding('problem', `The mail server does not accept the connection (${failure}). Check SMTP_URL.`));
  return findings.length > 0 ? findings : [finding('ok', 'The mail server accepts the connection.')];
};

async function findConnectionFailure(url: string): Promise<string | undefined> {
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport({ url, ...timeouts });
  try {
    await limitTime(transport.verify());
    return undefined;
  } catch (failure) {
    return describeFailure(failure);
  } finally {
    transport.close();
  }
}
