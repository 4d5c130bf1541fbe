import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { type DayAllowance, type Tally, toDayNumber } from '../access/allowance.js';
import type { DailyUsage } from '../notifications/buildQuotaNotices.js';
import { formatDay, parseDay } from '../store/day.js';
import { type AccountUsage, addUsage, findMissingAccounts, type KeyUsage, listUsageSince } from '../store/usage.js';

/** Counted requests that are not yet written. */
type PendingUsage = Omit<KeyUsage, 'day' | 'usedAt'> &
  Pick<DailyUsage, 'dailyLimit'> & { dayNumber: number; usedAtMs: number };

/**
 * Counts the requests of each account today, as far as this process knows: the stored count plus the requests of this
 * process since. Admitted requests are collected in memory and written by `flush`, so that no request waits for a write.
 */
export class UsageLedger {
  readonly #db: Knex;
  readonly #log: Logger;
  readonly #onWritten: (usages: DailyUsage[]) => Promise<void>;
  /** Requests by day number and account. The previous day is kept, because clocks of processes may differ at midnight. */
  readonly #days = new Map<number, Map<string, number>>();
  #pending = new Map<string, PendingUsage>();
  #flushing: Promise<void> = Promise.resolve();
  #isWriteFailing = false;

  /** `onWritten` receives the new totals of the accounts after each write. */
  constructor(db: Knex, log: Logger, onWritten: (usages: DailyUsage[]) => Promise<void> = async () => undefined) {
    this.#db = db;
    this.#log = log;
    this.#onWritten = onWritten;
  }

  /** Reads the stored usage of the day. */
  async load(now: Date): Promise<void> {
    const today = toDayNumber(now.getTime());
    const totals = await listUsageSince(this.#db, formatDay(today));
    // Days that a clock which was ahead has counted would displace this one.
    this.#applyTotals(totals.filter(({ day }) => parseDay(day) <= today + 1));
  }

  /** Writes the pending counts and reads those of other processes. */
  async refresh(now: Date): Promise<void> {
    await this.flush();
    await this.load(now);
  }

  /** Returns the number of requests of an account on a day. */
  getRequestCount(accountId: string, dayNumber: number): number {
    return this.#days.get(dayNumber)?.get(accountId) ?? 0;
  }

  /** Finds the counted accounts that have been deleted. */
  async findDeletedAccounts(): Promise<string[]> {
    const counted = [...this.#days.values()].flatMap((accounts) => [...accounts.keys()]);
    return findMissingAccounts(this.#db, [...new Set(counted)]);
  }

  /** Removes the counts of accounts. */
  forget(accountIds: string[]): void {
    for (const accounts of this.#days.values()) for (const id of accountIds) accounts.delete(id);
  }

  /** Records an admitted or rejected request and the day's total, including it. */
  record({ accountId, keyId, perDay }: DayAllowance, tally: Pick<Tally, 'at' | 'admitted' | 'usedInDay'>): void {
    const dayNumber = toDayNumber(tally.at);
    this.#raiseCount(accountId, dayNumber, tally.usedInDay);
    if (tally.admitted)
      this.#addPending({ accountId, keyId, dailyLimit: perDay, dayNumber, requests: 1, usedAtMs: tally.at });
  }

  /** Writes the pending counts. If the write fails, they are kept for the next flush. Never rejects. */
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
      totals = await addUsage(
        this.#db,
        rows.map(({ dayNumber, usedAtMs, ...row }) => ({
          ...row,
          day: formatDay(dayNumber),
          usedAt: new Date(usedAtMs).toISOString(),
        })),
      );
      this.#isWriteFailing = false;
    } catch (failure) {
      for (const row of rows) this.#addPending(row);
      if (!this.#isWriteFailing)
        this.#log.warn({ err: failure }, 'Could not write usage; keeping it in memory and retrying.');
      this.#isWriteFailing = true;
      return;
    }
    this.#applyTotals(totals);
    await this.#reportTotals(totals, rows);
  }

  /** A failure is only logged, because a rejection would stop all later flushes. */
  async #reportTotals(totals: AccountUsage[], rows: PendingUsage[]): Promise<void> {
    const dailyLimits = new Map(rows.map(({ accountId, dailyLimit }) => [accountId, dailyLimit]));
    const usages = totals.flatMap((total) => {
      const dailyLimit = dailyLimits.get(total.accountId);
      return dailyLimit === undefined ? [] : [{ ...total, dailyLimit }];
    });
    try {
      await this.#onWritten(usages);
    } catch (failure) {
      this.#log.warn({ err: failure }, 'Could not process the new usage totals.');
    }
  }

  #addPending(row: PendingUsage): void {
    const key = `${row.dayNumber} ${row.keyId}`;
    const existing = this.#pending.get(key);
    if (existing === undefined) this.#pending.set(key, row);
    else {
      existing.requests += row.requests;
      existing.dailyLimit = row.dailyLimit;
      existing.usedAtMs = Math.max(existing.usedAtMs, row.usedAtMs);
    }
  }

  #applyTotals(totals: AccountUsage[]): void {
    for (const { accountId, day, requests } of totals) this.#raiseCount(accountId, parseDay(day), requests);
  }

  #raiseCount(accountId: string, dayNumber: number, requests: number): void {
    const accounts = this.#days.get(dayNumber) ?? this.#addDay(dayNumber);
    if ((accounts.get(accountId) ?? 0) < requests) accounts.set(accountId, requests);
  }

  #addDay(dayNumber: number): Map<string, number> {
    const accounts = new Map<string, number>();
    this.#days.set(dayNumber, accounts);
    const latest = Math.max(...this.#days.keys());
    for (const existing of this.#days.keys()) if (existing < latest - 1) this.#days.delete(existing);
    return accounts;
  }
}
