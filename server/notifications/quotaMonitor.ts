import type { Logger } from 'pino';
import type { AppContext } from '../appContext.js';
import type { Notice } from '../store/notifications.js';
import { buildQuotaNotices, type QuotaUsage } from './buildQuotaNotices.js';
import { notify, sendMail } from './notify.js';

interface PendingNotice {
  accountId: string;
  notice: Notice;
}

/**
 * Tells accounts when 80 and 100 percent of the day's requests are used. The table sees to it that of several processes one
 * does; what this process has told it does not try again. What could not be told is tried again with the next look.
 */
export class QuotaMonitor {
  readonly #context: Pick<AppContext, 'db' | 'now' | 'mailer' | 'config'>;
  readonly #log: Logger;
  /** By account, day and kind. */
  readonly #pending = new Map<string, PendingNotice>();
  readonly #notified = new Map<string, string>();

  constructor(context: Pick<AppContext, 'db' | 'now' | 'mailer' | 'config'>, log: Logger) {
    this.#context = context;
    this.#log = log;
  }

  /** Looks at what accounts have used of a day; never throws. */
  async check(usages: QuotaUsage[]): Promise<void> {
    for (const usage of usages) {
      for (const notice of buildQuotaNotices(usage)) {
        const key = `${usage.accountId} ${usage.day} ${notice.kind}`;
        if (!this.#notified.has(key)) this.#pending.set(key, { accountId: usage.accountId, notice });
      }
    }
    for (const [key, pendingNotice] of this.#pending) await this.#sendNotice(key, pendingNotice);
  }

  async #sendNotice(key: string, { accountId, notice }: PendingNotice): Promise<void> {
    const { db, now } = this.#context;
    try {
      const mail = await db.transaction((trx) => notify(trx, accountId, [notice], now().toISOString()));
      sendMail(this.#context, mail);
    } catch (failure) {
      this.#log.warn({ err: failure }, 'A notification about the quota could not be written; it is tried again.');
      return;
    }
    this.#pending.delete(key);
    this.#markNotified(key, notice.occasion);
  }

  /** Days that are over are asked about no more. */
  #markNotified(key: string, day: string): void {
    this.#notified.set(key, day);
    for (const [notifiedKey, notifiedDay] of this.#notified) {
      if (notifiedDay >= day) break;
      this.#notified.delete(notifiedKey);
    }
  }
}
