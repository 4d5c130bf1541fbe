import { RepeatedWork } from '../../repeatedWork.js';
import { listDueMails } from '../../store/alertMails.js';
import { toChunks } from '../../store/rows.js';
import type { MailContext } from './mailContext.js';
import { sendAlertMail } from './sendAlertMail.js';

const intervalMs = 5_000;
const mailsPerRead = 40;
/** As many as the mailer has connections. */
const mailsAtOnce = 4;

/**
 * Sends the alert mails that are due. The queue is in the database: any number of processes share the work, and what a process has not
 * recorded as sent when it ends is sent again by another one.
 */
export class AlertMailer {
  readonly #context: MailContext;
  readonly #work: RepeatedWork;

  constructor(context: MailContext) {
    this.#context = context;
    this.#work = new RepeatedWork({
      intervalMs,
      run: () => this.run(),
      onFailure: (err) =>
        context.log?.warn({ err }, 'Could not read the queue of alert mails. The next run tries again.'),
    });
  }

  /** Looks for due mails every five seconds. */
  start(): void {
    this.#work.start();
  }

  /** Waits for the mails in progress. */
  async close(): Promise<void> {
    await this.#work.close();
  }

  /** Sends all mails that are due. Returns how many were sent. */
  async run(): Promise<number> {
    const { db, now, stopping } = this.#context;
    let sent = 0;
    for (;;) {
      const due = await listDueMails(db, now().toISOString(), mailsPerRead);
      for (const group of toChunks(due, mailsAtOnce)) {
        if (stopping.aborted) return sent;
        const results = await Promise.all(group.map((one) => sendAlertMail(this.#context, one)));
        sent += results.filter(Boolean).length;
      }
      if (due.length < mailsPerRead) return sent;
    }
  }
}
