import type { BillingContext } from './billingContext.js';
import { workDueEvents } from './workEvents.js';

const intervalMs = 5_000;

/** Works the events that wait: those whose work has failed, or whose process was killed. Any number of processes share them. */
export class EventWorker {
  readonly #context: BillingContext;
  readonly #stopping: AbortSignal;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<unknown> | undefined;

  constructor(context: BillingContext, stopping: AbortSignal) {
    this.#context = context;
    this.#stopping = stopping;
  }

  /** Looks for due events every five seconds. */
  start(): void {
    this.#timer = setInterval(() => {
      this.#running ??= workDueEvents(this.#context, this.#stopping)
        .catch((err) =>
          this.#context.billing.log?.warn({ err }, 'Could not read the events of Stripe. The next run tries again.'),
        )
        .finally(() => {
          this.#running = undefined;
        });
    }, intervalMs);
  }

  /** Waits for the event in progress. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }
}
