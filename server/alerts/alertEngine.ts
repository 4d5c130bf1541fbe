import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { AppContext } from '../appContext.js';
import { RepeatedWork } from '../repeatedWork.js';
import { endLease, findCompleteVersion, LostLeaseError, leaseEvaluation } from '../store/alertProgress.js';
import { wakeRulesOfRelease } from '../store/alertRules.js';
import { checkCalendar } from './checkCalendar.js';
import { checkDueRules } from './checkDueRules.js';
import { evaluateChanges } from './evaluateChanges.js';
import { EvaluationLease } from './evaluationLease.js';

const intervalMs = 15_000;

type EngineContext = Pick<AppContext, 'db' | 'now' | 'stopping' | 'metrics'>;

/**
 * Evaluates alert rules: those about values for each new vintage, those about the calendar for each change of a date, and those about the
 * time when they are due. One process at a time has the lease. What fires and how far the evaluation is are written in one transaction for
 * each batch, so that a process that is killed loses and repeats nothing.
 */
export class AlertEngine {
  readonly #context: EngineContext;
  readonly #lease: EvaluationLease;
  readonly #work: RepeatedWork;

  constructor(context: EngineContext, log?: Logger) {
    this.#context = context;
    this.#lease = new EvaluationLease(context, randomUUID());
    this.#work = new RepeatedWork({
      intervalMs,
      run: () => this.run(),
      onFailure: (err) => log?.warn({ err }, 'Could not evaluate alert rules. The next run tries again.'),
    });
  }

  /** Evaluates every 15 seconds. */
  start(): void {
    this.#work.start();
  }

  /** Waits for the run in progress, and ends the lease. */
  async close(): Promise<void> {
    if (!this.#work.isStarted) return;
    await this.#work.close();
    await endLease(this.#context.db, this.#lease.owner);
  }

  /** Evaluates what has changed and what is due, unless another process does or series are loaded. Returns how many alerts fired. */
  async run(): Promise<number> {
    const { db, now, stopping, metrics } = this.#context;
    const version = await findCompleteVersion(db);
    if (version === undefined) return 0;
    const progress = await leaseEvaluation(db, this.#lease.owner, this.#lease.getTimes());
    if (progress === undefined) return 0;
    const [at, from] = [now(), progress.libraryVersion];
    const day = at.toISOString().slice(0, 10);
    try {
      const changed = version > from ? await evaluateChanges(db, this.#lease, { from, to: version, day }, stopping) : 0;
      const moved = await this.#checkCalendar(progress.eventId);
      const due = await checkDueRules(db, this.#lease, at, stopping);
      metrics.alerts.recordRun('completed');
      return changed + moved + due;
    } catch (failure) {
      if (failure instanceof LostLeaseError) return 0;
      metrics.alerts.recordRun('failed');
      throw failure;
    }
  }

  async #checkCalendar(eventId: number): Promise<number> {
    let fired = 0;
    for (let last = eventId; ; ) {
      const changes = await checkCalendar(this.#context.db, last);
      if (changes === undefined) return fired;
      last = changes.eventId;
      const wake: Parameters<EvaluationLease['commit']>[1] = async (trx, candidates) => {
        for (const id of changes.releaseIds) await wakeRulesOfRelease(trx, id, this.#lease.getTimes().at);
        return candidates;
      };
      fired += await this.#lease.commit(changes.candidates, wake, { eventId: last });
    }
  }
}
