import type { Logger } from 'pino';
import type { FetchedPrice, PaymentService } from './paymentService.js';

const lifetimeMs = 3_600_000;
/** After a failure, the old prices are used for this long before the next attempt. */
const retryMs = 30_000;

/**
 * The active prices of the lookup keys in the settings, fetched at most once an hour. While they cannot be fetched, the last known
 * ones are used: the checkout shows the price that is paid.
 */
export class PriceList {
  readonly #payments: PaymentService;
  readonly #lookupKeys: string[];
  readonly #log: Logger | undefined;
  #known: FetchedPrice[] | undefined;
  #dueAt = 0;
  #fetching: Promise<FetchedPrice[]> | undefined;

  constructor(payments: PaymentService, lookupKeys: string[], log: Logger | undefined) {
    this.#payments = payments;
    this.#lookupKeys = lookupKeys;
    this.#log = log;
  }

  /** Returns the prices. Throws billing_unavailable if they were never fetched. */
  async list(now: Date): Promise<FetchedPrice[]> {
    if (this.#known !== undefined && now.getTime() < this.#dueAt) return this.#known;
    this.#fetching ??= this.#fetch(now).finally(() => {
      this.#fetching = undefined;
    });
    return this.#fetching;
  }

  /** Lets the next call fetch the prices. */
  expire(): void {
    this.#dueAt = 0;
  }

  async #fetch(now: Date): Promise<FetchedPrice[]> {
    try {
      this.#known = await this.#payments.listPrices(this.#lookupKeys);
      this.#dueAt = now.getTime() + lifetimeMs;
      this.#warnOfMissing(this.#known);
    } catch (err) {
      if (this.#known === undefined) throw err;
      this.#dueAt = now.getTime() + retryMs;
      this.#log?.warn({ err }, 'Could not fetch the prices from Stripe. The last known ones are used.');
    }
    return this.#known;
  }

  #warnOfMissing(prices: FetchedPrice[]): void {
    const missing = this.#lookupKeys.filter((key) => prices.every(({ lookupKey }) => lookupKey !== key));
    if (missing.length === 0) return;
    this.#log?.warn({ lookupKeys: missing }, 'Stripe has no active monthly or yearly price with these lookup keys.');
  }
}
