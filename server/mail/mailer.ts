import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { BackgroundQueue } from '../backgroundQueue.js';
import type { Config } from '../config.js';
import { ApiError } from '../errors.js';

/** A plain-text mail. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Sends mail in the background. Failures are logged. */
export interface Mailer {
  /** Throws `service_unavailable` if the server cannot send mail. */
  send(mail: Mail): void;
}

/** A mailer that waits for the mails in progress before the process ends. */
interface ClosableMailer extends Mailer {
  close(): Promise<void>;
}

const timeoutMs = 10_000;
/** A mail server that does not respond must not hold a connection for longer, in any step. */
const timeouts = {
  dnsTimeout: timeoutMs,
  connectionTimeout: timeoutMs,
  greetingTimeout: timeoutMs,
  socketTimeout: timeoutMs,
};
const maxConnections = 4;
const maxQueuedMails = 1_000;
const maxCloseMs = 5_000;

/**
 * Whether the server can send mail. In production it needs SMTP_URL, because the log must not contain secret links.
 */
export function canSendMail({ SMTP_URL, NODE_ENV }: Pick<Config, 'SMTP_URL' | 'NODE_ENV'>): boolean {
  return SMTP_URL !== undefined || NODE_ENV !== 'production';
}

/** Throws service_unavailable if the server cannot send mail. */
export function assertMailAvailable(config: Pick<Config, 'SMTP_URL' | 'NODE_ENV'>): void {
  if (canSendMail(config)) return;
  throw new ApiError('service_unavailable', {
    message: 'This server cannot send mail. The operator has to set SMTP_URL.',
    retryAfterSeconds: 3_600,
  });
}

/**
 * Creates a mailer. With SMTP_URL it sends over SMTP. Without it, it prints the mail as plain text, so that a link is on a line
 * of its own, or rejects it in production.
 */
export function createMailer(config: Config, log: Logger, print: (text: string) => void): ClosableMailer {
  if (config.SMTP_URL !== undefined) return createSmtpMailer(config.SMTP_URL, config.MAIL_FROM, log);
  return {
    send(mail) {
      assertMailAvailable(config);
      print(`\nMail to ${mail.to}: ${mail.subject}\n\n${mail.text}`);
    },
    close: async () => undefined,
  };
}

function createSmtpMailer(url: string, from: string, log: Logger): ClosableMailer {
  const transport = createTransport({ url, ...timeouts }, { from });
  const queue = new BackgroundQueue({ log, maxRunning: maxConnections, maxTasks: maxQueuedMails });
  return {
    send(mail) {
      const isAccepted = queue.add(() =>
        transport.sendMail(mail).catch((err) => log.error({ err, subject: mail.subject }, 'Could not send a mail.')),
      );
      if (!isAccepted) log.error({ subject: mail.subject }, 'Did not send a mail: too many mails are waiting.');
    },
    close: () => queue.close(maxCloseMs),
  };
}
