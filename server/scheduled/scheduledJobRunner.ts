import { setTimeout as sleep } from 'node:timers/promises';
import {
  finishScheduledRun,
  listScheduledRuns,
  recordScheduledRunHeartbeat,
  type ScheduledRun,
  startScheduledRun,
} from '../store/scheduledRuns.js';
import { getHeartbeatCutoff, startHeartbeat } from './heartbeat.js';
import type { ReportProgress, ScheduledJob, ScheduledJobContext } from './scheduledJob.js';

/** How long a stop waits for what is running. */
const graceMs = 5_000;

/** A run under way, and how it went once it has ended. */
interface StartedRun {
  run: ScheduledRun;
  completion: Promise<ScheduledRun>;
}

/** Runs jobs, each once at a time over all processes on the database, and remembers how it went. */
export class ScheduledJobRunner {
  readonly #context: ScheduledJobContext;
  readonly #jobs: Record<string, ScheduledJob>;
  readonly #onRunEnded: (run: ScheduledRun) => void;
  readonly #running = new Set<Promise<unknown>>();

  /** `ended` is told of each run that has ended in this process. */
  constructor(
    context: ScheduledJobContext,
    jobs: Record<string, ScheduledJob>,
    ended: (run: ScheduledRun) => void = () => undefined,
  ) {
    this.#context = context;
    this.#jobs = jobs;
    this.#onRunEnded = ended;
  }

  /** The names of all jobs, what each does, and the pattern by which it is due. */
  list(): { name: string; summary: string; schedule: string | null }[] {
    return Object.entries(this.#jobs).map(([name, { summary, schedule = null }]) => ({ name, summary, schedule }));
  }

  has(name: string): boolean {
    return Object.hasOwn(this.#jobs, name);
  }

  /** The last runs of a job, the latest first. */
  listRuns(name: string, limit: number): Promise<ScheduledRun[]> {
    return listScheduledRuns(this.#context.db, name, limit);
  }

  /**
   * Runs a job and answers how it went, a failure included; undefined when it is running already. Throws a RangeError where there is
   * no such job.
   */
  async run(name: string, reportProgress?: ReportProgress): Promise<ScheduledRun | undefined> {
    const started = await this.start(name, reportProgress);
    return started?.completion;
  }

  /** Begins to run a job; undefined when it is running already. Throws a RangeError where there is no such job. */
  async start(name: string, reportProgress: ReportProgress = () => undefined): Promise<StartedRun | undefined> {
    const job = this.#jobs[name];
    if (!this.has(name) || job === undefined) throw new RangeError(`There is no job '${name}'.`);
    const { db, now } = this.#context;
    const run = await startScheduledRun(db, name, now().toISOString(), getHeartbeatCutoff(now()));
    if (run === undefined) return undefined;
    const ended = this.#finish(run, job, reportProgress);
    // A run whose end cannot be noted counts as abandoned, also where nobody waits for it.
    const settled = ended
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => this.#running.delete(settled));
    this.#running.add(settled);
    return { run, completion: ended };
  }

  /** Waits a little for what is running; what goes on for longer is taken for abandoned without its signs of life. */
  async close(): Promise<void> {
    const graceController = new AbortController();
    const grace = sleep(graceMs, undefined, { signal: graceController.signal }).catch(() => undefined);
    await Promise.race([Promise.all(this.#running), grace]);
    graceController.abort();
  }

  async #finish(run: ScheduledRun, job: ScheduledJob, reportProgress: ReportProgress): Promise<ScheduledRun> {
    const { db, now } = this.#context;
    const stopHeartbeat = startHeartbeat(() => recordScheduledRunHeartbeat(db, run.id, now().toISOString()));
    const outcome = await this.#execute(job, reportProgress);
    stopHeartbeat();
    const endedAt = now().toISOString();
    await finishScheduledRun(db, run.id, endedAt, outcome);
    const ended = { ...run, ...outcome, seenAt: endedAt, endedAt };
    this.#onRunEnded(ended);
    return ended;
  }

  async #execute(
    job: ScheduledJob,
    reportProgress: ReportProgress,
  ): Promise<Pick<ScheduledRun, 'state' | 'counts' | 'error'>> {
    try {
      return { state: 'succeeded', counts: await job.run(this.#context, reportProgress), error: null };
    } catch (failure) {
      return { state: 'failed', counts: null, error: failure instanceof Error ? failure.message : String(failure) };
    }
  }
}
