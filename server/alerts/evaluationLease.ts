import type { Knex } from 'knex';
import type { AppContext } from '../appContext.js';
import { type AlertProgress, extendLease } from '../store/alertProgress.js';
import type { AlertCandidate } from './alertCandidate.js';
import { recordFirings } from './recordFirings.js';

/** How long others wait for a process that does not extend its lease. */
const leaseMs = 60_000;

/** What else a batch writes. Returns the candidates that may fire. */
type BatchWrites = (trx: Knex.Transaction, candidates: AlertCandidate[]) => Promise<AlertCandidate[]>;

type LeaseContext = Pick<AppContext, 'db' | 'now' | 'metrics'>;

/** Writes the results of the process that has the lease of the evaluation. */
export class EvaluationLease {
  readonly #context: LeaseContext;
  readonly owner: string;

  constructor(context: LeaseContext, owner: string) {
    this.#context = context;
    this.owner = owner;
  }

  /** Returns now, and when a lease that is taken or extended now ends. */
  getTimes(): { at: string; until: string } {
    const at = this.#context.now();
    return { at: at.toISOString(), until: new Date(at.getTime() + leaseMs).toISOString() };
  }

  /**
   * Writes a batch in one transaction: what fires, how far the evaluation is, and what `write` adds. Returns how many alerts
   * fired. Throws a LostLeaseError if another process has the lease.
   */
  async commit(
    candidates: AlertCandidate[],
    write: BatchWrites = async () => candidates,
    progress: Partial<AlertProgress> = {},
  ): Promise<number> {
    const { at, until } = this.getTimes();
    const fired = await this.#context.db.transaction(async (trx) => {
      await extendLease(trx, this.owner, until, progress);
      return recordFirings(trx, await write(trx, candidates), at);
    });
    this.#context.metrics.alerts.recordFirings(fired);
    return fired;
  }

  /** Counts rules that were evaluated, for vintages that were imported at these times. */
  recordEvaluations(ruleCount: number, ingestedAt: readonly string[] = []): void {
    const { metrics, now } = this.#context;
    metrics.alerts.recordEvaluations(ruleCount);
    for (const at of ingestedAt) metrics.alerts.recordLag((now().getTime() - Date.parse(at)) / 1_000);
  }
}
