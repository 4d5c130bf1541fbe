import type { Logger } from 'pino';
import type { AppContext } from '../appContext.js';
import type { Notice } from '../store/notifications.js';
import { buildQuotaNotices, type DailyUsage } from './buildQuotaNotices.js';
import { notify, sendMail } from './notify.js';

interface PendingNotice {
  accountId: string;
  notice: Notice;
}

/**
 * Notifies accounts that have used 80 or 100 percent of their daily requests. The unique index of the table ensures
 * that only one of several processes notifies. Remembers what it has sent, and retries failures on the next check.
 */
export class QuotaMonitor {
  readonly #context: Pick<AppContext, 'db' | 'now' | 'mailer' | 'config'>;
  readonly #log: Logger;
  /** Notices by account, day and kind. */
  readonly #pending = new Map<string, PendingNotice>();
  readonly #notified = new Map<string, string>();

  constructor(context: Pick<AppContext, 'db' | 'now' | 'mailer' | 'config'>, log: Logger) {
    this.#context = context;
    this.#log = log;
  }

  /** Checks the usage of accounts in a day. Never throws. */
  async check(usages: DailyUsage[]): Promise<void> {
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
      this.#log.warn({ err: failure }, 'Writing a quota notification failed; it will be retried.');
      return;
    }
    this.#pending.delete(key);
    this.#markNotified(key, notice.occasion);
  }

  /** Also forgets the notices of past days. */
  #markNotified(key: string, day: string): void {
    this.#notified.set(key, day);
    for (const [notifiedKey, notifiedDay] of this.#notified) {
      if (notifiedDay >= day) break;
      this.#notified.delete(notifiedKey);
    }
  }
}
