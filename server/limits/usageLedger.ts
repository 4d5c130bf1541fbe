import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { type DayAllowance, dayOf, type Tally } from '../access/allowance.js';
import type { UsedQuota } from '../notifications/quotaNotices.js';
import { dayNumber, dayText } from '../store/day.js';
import { type AccountUsage, addUsage, listUsageSince, type UsageDay } from '../store/usageDays.js';

/** Requests that are counted, and not written yet. */
type PendingUsage = UsageDay & Pick<UsedQuota, 'perDay'>;

/**
 * How many requests each account has made today, as far as this process knows: what the table says, and what has happened
 * here since. Admitted requests are gathered in memory and written by `flush`, so that no request waits for a write.
 */
export class UsageLedger {
  readonly #db: Knex;
  readonly #log: Logger;
  readonly #written: (used: UsedQuota[]) => Promise<void>;
  /** By day and account. The day before stays, for clocks that do not agree about midnight. */
  readonly #days = new Map<number, Map<string, number>>();
  #pending = new Map<string, PendingUsage>();
  #flushing: Promise<void> = Promise.resolve();
  #failing = false;

  /** `written` is told what the accounts have used in all, each time that something was written of them. */
  constructor(db: Knex, log: Logger, written: (used: UsedQuota[]) => Promise<void> = async () => undefined) {
    this.#db = db;
    this.#log = log;
    this.#written = written;
  }

  /** Reads what was used before this process began. */
  async read(now: Date): Promise<void> {
    this.#learn(await listUsageSince(this.#db, dayText(dayOf(now.getTime()))));
  }

  /** Requests of an account in a day. */
  used(accountId: string, day: number): number {
    return this.#days.get(day)?.get(accountId) ?? 0;
  }

  /** Notes what was decided about a request, and how much of the day is used with it. */
  record({ accountId, keyId, perDay }: DayAllowance, tally: Pick<Tally, 'at' | 'admitted' | 'usedInDay'>): void {
    const day = dayOf(tally.at);
    this.#raise(accountId, day, tally.usedInDay);
    if (tally.admitted) {
      const usedAt = new Date(tally.at).toISOString();
      this.#add({ accountId, keyId, perDay, day: dayText(day), requests: 1, usedAt });
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
      this.#failing = false;
    } catch (failure) {
      for (const row of rows) this.#add(row);
      if (!this.#failing) this.#log.warn({ err: failure }, 'Usage could not be written; it is kept and tried again.');
      this.#failing = true;
      return;
    }
    this.#learn(totals);
    const allowed = new Map(rows.map(({ accountId, perDay }) => [accountId, perDay]));
    await this.#written(totals.map((total) => ({ ...total, perDay: allowed.get(total.accountId) ?? Infinity })));
  }

  #add(row: PendingUsage): void {
    const name = `${row.day} ${row.keyId}`;
    const known = this.#pending.get(name);
    if (known === undefined) this.#pending.set(name, { ...row });
    else {
      known.requests += row.requests;
      known.perDay = row.perDay;
      if (known.usedAt < row.usedAt) known.usedAt = row.usedAt;
    }
  }

  #learn(totals: AccountUsage[]): void {
    for (const { accountId, day, requests } of totals) this.#raise(accountId, dayNumber(day), requests);
  }

  #raise(accountId: string, day: number, requests: number): void {
    const accounts = this.#days.get(day) ?? this.#begin(day);
    if ((accounts.get(accountId) ?? 0) < requests) accounts.set(accountId, requests);
  }

  #begin(day: number): Map<string, number> {
    const accounts = new Map<string, number>();
    this.#days.set(day, accounts);
    const latest = Math.max(...this.#days.keys());
    for (const known of this.#days.keys()) if (known < latest - 1) this.#days.delete(known);
    return accounts;
  }
}
