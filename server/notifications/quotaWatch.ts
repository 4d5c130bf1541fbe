import type { Logger } from 'pino';
import type { AppContext } from '../appContext.js';
import type { Notice } from '../store/notifications.js';
import { quotaNotices, type UsedQuota } from './quotaNotices.js';
import { post, tell } from './tell.js';

interface Due {
  accountId: string;
  notice: Notice;
}

/**
 * Tells accounts when 80 and 100 percent of the day's requests are used. The table sees to it that of several processes one
 * does; what this process has told it does not try again. What could not be told is tried again with the next look.
 */
export class QuotaWatch {
  readonly #context: Pick<AppContext, 'db' | 'now' | 'mailer' | 'config'>;
  readonly #log: Logger;
  /** By account, day and kind. */
  readonly #due = new Map<string, Due>();
  readonly #told = new Map<string, string>();

  constructor(context: Pick<AppContext, 'db' | 'now' | 'mailer' | 'config'>, log: Logger) {
    this.#context = context;
    this.#log = log;
  }

  /** Looks at what accounts have used of a day; never throws. */
  async look(used: UsedQuota[]): Promise<void> {
    for (const quota of used) {
      for (const notice of quotaNotices(quota)) {
        const name = `${quota.accountId} ${quota.day} ${notice.kind}`;
        if (!this.#told.has(name)) this.#due.set(name, { accountId: quota.accountId, notice });
      }
    }
    for (const [name, due] of this.#due) await this.#tell(name, due);
  }

  async #tell(name: string, { accountId, notice }: Due): Promise<void> {
    const { db, now } = this.#context;
    try {
      const letter = await db.transaction((trx) => tell(trx, accountId, [notice], now().toISOString()));
      post(this.#context, letter);
    } catch (failure) {
      this.#log.warn({ err: failure }, 'A notification about the quota could not be written; it is tried again.');
      return;
    }
    this.#due.delete(name);
    this.#remember(name, notice.occasion);
  }

  /** Days that are over are asked about no more. */
  #remember(name: string, day: string): void {
    this.#told.set(name, day);
    for (const [known, itsDay] of this.#told) {
      if (itsDay >= day) break;
      this.#told.delete(known);
    }
  }
}
