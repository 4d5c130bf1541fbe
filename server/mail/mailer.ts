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
 * The one door by which mail leaves. It does not make its caller wait, so that the time of an answer does not tell whether
 * there was somebody to write to; what fails is logged.
 */
export interface Mailer {
  /** Throws service_unavailable when the server is not set up to send mail. */
  send(mail: Mail): void;
}

const timeoutMs = 10_000;

/** Mail over SMTP; without SMTP_URL into the log, but in production, where a link in the log would be a secret, nowhere. */
export function createMailer({ SMTP_URL, MAIL_FROM, NODE_ENV }: Config, log: Logger): Mailer {
  if (SMTP_URL !== undefined) return createSmtpMailer(SMTP_URL, MAIL_FROM, log);
  if (NODE_ENV === 'production') return { send: rejectMail };
  return { send: (mail) => log.info({ mail }, `Mail to ${mail.to}: ${mail.subject}`) };
}

function createSmtpMailer(url: string, from: string, log: Logger): Mailer {
  const transport = createTransport({ url, connectionTimeout: timeoutMs, socketTimeout: timeoutMs }, { from });
  return {
    send(mail) {
      transport.sendMail(mail).catch((err) => log.error({ err, subject: mail.subject }, 'A mail could not be sent.'));
    },
  };
}

function rejectMail(): never {
  throw new ApiError('service_unavailable', { message: 'This server is not set up to send mail.' });
}
