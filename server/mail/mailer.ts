import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Logger } from 'pino';
import { BackgroundQueue } from '../backgroundQueue.js';
import type { Config } from '../config.js';
import { ApiError } from '../errors.js';

/** A mail, as plain text and perhaps also as HTML. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Pictures that the HTML shows, as `cid:…`. */
  pictures?: MailPicture[];
  /** Further header fields. */
  headers?: Record<string, string>;
  /** The part of the id of the message before the `@`. Programs that get a mail twice can tell by it. */
  messageId?: string;
}

export interface MailPicture {
  cid: string;
  png: Uint8Array;
}

export interface Mailer {
  /** Sends a mail in the background. Failures are logged. Throws `service_unavailable` if the server cannot send mail. */
  send(mail: Mail): void;
  /** Sends a mail. Resolves when a mail server has accepted it, and rejects if none does. */
  deliver(mail: Mail): Promise<void>;
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
  const send = (mail: Mail) => {
    assertMailAvailable(config);
    print(`\nMail to ${mail.to}: ${mail.subject}\n\n${mail.text}`);
  };
  return { send, deliver: async (mail) => send(mail), close: async () => undefined };
}

function createSmtpMailer(url: string, from: string, log: Logger): ClosableMailer {
  const transport = createTransport({ url, ...timeouts }, { from });
  const queue = new BackgroundQueue({ log, maxRunning: maxConnections, maxTasks: maxQueuedMails });
  const deliver = async (mail: Mail) => void (await transport.sendMail(toMessage(mail, from)));
  return {
    deliver,
    send(mail) {
      const isAccepted = queue.add(() =>
        deliver(mail).catch((err) => log.error({ err, subject: mail.subject }, 'Could not send a mail.')),
      );
      if (!isAccepted) log.error({ subject: mail.subject }, 'Did not send a mail: too many mails are waiting.');
    },
    close: () => queue.close(maxCloseMs),
  };
}

/** Builds a message of nodemailer, whose ids are in the domain of the sender. */
function toMessage({ pictures = [], messageId, ...mail }: Mail, from: string): SendMailOptions {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    ...mail,
    ...(messageId !== undefined && { messageId: `<${messageId}@${domain}>` }),
    attachments: pictures.map(({ cid, png }, index) => ({
      ...{ cid, content: Buffer.from(png), contentType: 'image/png', filename: `chart-${index + 1}.png` },
      contentDisposition: 'inline' as const,
    })),
  };
}
