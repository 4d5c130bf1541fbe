import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import { ApiError } from '../errors.js';

/** A plain-text mail. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/**
 * Sends mail in the background, so that the response time does not reveal whether an account exists. Failures are logged.
 */
export interface Mailer {
  /** Throws `service_unavailable` if the server cannot send mail. */
  send(mail: Mail): void;
}

const timeoutMs = 10_000;

/**
 * Creates a mailer. With SMTP_URL it sends over SMTP. Without it, it logs the mail or, in production, where the log must not
 * contain secret links, rejects it.
 */
export function createMailer({ SMTP_URL, MAIL_FROM, NODE_ENV }: Config, log: Logger): Mailer {
  if (SMTP_URL !== undefined) return createSmtpMailer(SMTP_URL, MAIL_FROM, log);
  if (NODE_ENV === 'production') return { send: rejectMail };
  return { send: (mail) => log.info({ mail }, `Mail to ${mail.to}: ${mail.subject}`) };
}

function createSmtpMailer(url: string, from: string, log: Logger): Mailer {
  const transport = createTransport({ url, connectionTimeout: timeoutMs, socketTimeout: timeoutMs }, { from });
  return {
    send(mail) {
      transport.sendMail(mail).catch((err) => log.error({ err, subject: mail.subject }, 'Could not send a mail.'));
    },
  };
}

function rejectMail(): never {
  throw new ApiError('service_unavailable', {
    message: 'This server cannot send mail. The operator has to set SMTP_URL.',
  });
}
