import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { type DayAllowance, type Tally, toDayNumber } from '../access/allowance.js';
import type { QuotaUsage } from '../notifications/buildQuotaNotices.js';
import { formatDay, parseDay } from '../store/day.js';
import { type AccountUsage, addUsage, listUsageSince, type UsageDay } from '../store/usageDays.js';

/** Requests that are counted, and not written yet. */
type PendingUsage = UsageDay & Pick<QuotaUsage, 'perDay'>;

/**
 * How many requests each account has made today, as far as this process knows: what the table says, and what has happened
 * here since. Admitted requests are gathered in memory and written by `flush`, so that no request waits for a write.
 */
export class UsageLedger {
  readonly #db: Knex;
  readonly #log: Logger;
  readonly #onWritten: (used: QuotaUsage[]) => Promise<void>;
  /** By day and account. The day before stays, for clocks that do not agree about midnight. */
  readonly #days = new Map<number, Map<string, number>>();
  #pending = new Map<string, PendingUsage>();
  #flushing: Promise<void> = Promise.resolve();
  #isWriteFailing = false;

  /** `written` is told what the accounts have used in all, each time that something was written of them. */
  constructor(db: Knex, log: Logger, onWritten: (used: QuotaUsage[]) => Promise<void> = async () => undefined) {
    this.#db = db;
    this.#log = log;
    this.#onWritten = onWritten;
  }

  /** Reads what was used before this process began. */
  async load(now: Date): Promise<void> {
    this.#applyTotals(await listUsageSince(this.#db, formatDay(toDayNumber(now.getTime()))));
  }

  /** Requests of an account in a day. */
  getUsed(accountId: string, day: number): number {
    return this.#days.get(day)?.get(accountId) ?? 0;
  }

  /** Notes what was decided about a request, and how much of the day is used with it. */
  record({ accountId, keyId, perDay }: DayAllowance, tally: Pick<Tally, 'at' | 'admitted' | 'usedInDay'>): void {
    const day = toDayNumber(tally.at);
    this.#raiseCount(accountId, day, tally.usedInDay);
    if (tally.admitted) {
      const usedAt = new Date(tally.at).toISOString();
      this.#addPending({ accountId, keyId, perDay, day: formatDay(day), requests: 1, usedAt });
    }
  }

  /** Writes what has been counted since the last time. What cannot be written is kept for the next time. */
  flush(): Promise<void> {
    this.#flushing = this.#flushing.then(() => this.#write());
    return this.#flushing;
  }

  async #write(): Promise<void> {
    const rows = [...this.#pending.values()];
    this.#pending = new Map();
    if (rows.length === 0) return;
    let totals: AccountUsage[];
    try {
      totals = await addUsage(this.#db, rows);
      this.#isWriteFailing = false;
    } catch (failure) {
      for (const row of rows) this.#addPending(row);
      if (!this.#isWriteFailing)
        this.#log.warn({ err: failure }, 'Usage could not be written; it is kept and tried again.');
      this.#isWriteFailing = true;
      return;
    }
    this.#applyTotals(totals);
    const dailyLimits = new Map(rows.map(({ accountId, perDay }) => [accountId, perDay]));
    await this.#onWritten(totals.map((total) => ({ ...total, perDay: dailyLimits.get(total.accountId) ?? Infinity })));
  }

  #addPending(row: PendingUsage): void {
    const key = `${row.day} ${row.keyId}`;
    const existing = this.#pending.get(key);
    if (existing === undefined) this.#pending.set(key, { ...row });
    else {
      existing.requests += row.requests;
      existing.perDay = row.perDay;
      if (existing.usedAt < row.usedAt) existing.usedAt = row.usedAt;
    }
  }

  #applyTotals(totals: AccountUsage[]): void {
    for (const { accountId, day, requests } of totals) this.#raiseCount(accountId, parseDay(day), requests);
  }

  #raiseCount(accountId: string, day: number, requests: number): void {
    const accounts = this.#days.get(day) ?? this.#addDay(day);
    if ((accounts.get(accountId) ?? 0) < requests) accounts.set(accountId, requests);
  }

  #addDay(day: number): Map<string, number> {
    const accounts = new Map<string, number>();
    this.#days.set(day, accounts);
    const latest = Math.max(...this.#days.keys());
    for (const existing of this.#days.keys()) if (existing < latest - 1) this.#days.delete(existing);
    return accounts;
  }
}
