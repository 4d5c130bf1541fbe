import { setTimeout as sleep } from 'node:timers/promises';
import { runLongWork } from '../store/longWork.js';
import {
  finishScheduledRun,
  listScheduledRuns,
  recordScheduledRunHeartbeat,
  type ScheduledRun,
  startScheduledRun,
} from '../store/scheduledRuns.js';
import { getHeartbeatCutoff, startHeartbeat } from './heartbeat.js';
import type { ReportFile, ReportProgress, ScheduledJob, ScheduledJobContext } from './scheduledJob.js';

/** How long `close` waits for running jobs. */
const graceMs = 5_000;

/** A running job, and a promise of the completed run. */
interface StartedRun {
  run: ScheduledRun;
  completion: Promise<ScheduledRun>;
}

/** Runs scheduled jobs and stores the result of each run. Over all processes, each job has at most one active run. */
export class ScheduledJobRunner {
  readonly #context: ScheduledJobContext;
  readonly #jobs: Record<string, ScheduledJob>;
  readonly #onRunEnded: (run: ScheduledRun) => void;
  readonly #running = new Set<Promise<unknown>>();

  /** `onRunEnded` receives each run that ends in this process. */
  constructor(
    context: ScheduledJobContext,
    jobs: Record<string, ScheduledJob>,
    onRunEnded: (run: ScheduledRun) => void = () => undefined,
  ) {
    this.#context = context;
    this.#jobs = jobs;
    this.#onRunEnded = onRunEnded;
  }

  /** Lists the name, the summary and the schedule of all jobs. */
  list(): { name: string; summary: string; schedule: string | null }[] {
    return Object.entries(this.#jobs).map(([name, { summary, schedule = null }]) => ({ name, summary, schedule }));
  }

  has(name: string): boolean {
    return Object.hasOwn(this.#jobs, name);
  }

  /** Lists the runs of a job, latest first. */
  listRuns(name: string, limit: number): Promise<ScheduledRun[]> {
    return listScheduledRuns(this.#context.db, name, limit);
  }

  /** Runs a job and returns the completed or failed run; undefined if the job is already running. Throws a RangeError for an unknown name. */
  async run(name: string, reportProgress?: ReportProgress, reportFile?: ReportFile): Promise<ScheduledRun | undefined> {
    const started = await this.start(name, reportProgress, reportFile);
    return started?.completion;
  }

  /** Starts a job; returns undefined if it is already running. Throws a RangeError for an unknown name. */
  async start(
    name: string,
    reportProgress: ReportProgress = () => undefined,
    reportFile?: ReportFile,
  ): Promise<StartedRun | undefined> {
    const job = this.#jobs[name];
    if (!this.has(name) || job === undefined) throw new RangeError(`Unknown job '${name}'.`);
    const { db, now } = this.#context;
    const run = await startScheduledRun(db, name, now().toISOString(), getHeartbeatCutoff(now()));
    if (run === undefined) return undefined;
    const work = () => job.run(this.#context, reportProgress, reportFile);
    const completion = this.#finish(run, work);
    // Handles the rejection here too, because the caller may not await `completion`. A run whose end cannot be stored counts as lost.
    const settled = completion
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => this.#running.delete(settled));
    this.#running.add(settled);
    return { run, completion };
  }

  /** Waits a short time for running jobs. A job that runs longer stops sending heartbeats and counts as lost. */
  async close(): Promise<void> {
    const graceController = new AbortController();
    const grace = sleep(graceMs, undefined, { signal: graceController.signal }).catch(() => undefined);
    await Promise.race([Promise.all(this.#running), grace]);
    graceController.abort();
  }

  async #finish(run: ScheduledRun, work: () => ReturnType<ScheduledJob['run']>): Promise<ScheduledRun> {
    const { db, now } = this.#context;
    const stopHeartbeat = startHeartbeat(() => recordScheduledRunHeartbeat(db, run.id, now().toISOString()));
    const outcome = await this.#execute(work);
    stopHeartbeat();
    const endedAt = now().toISOString();
    await finishScheduledRun(db, run.id, endedAt, outcome);
    const endedRun = { ...run, ...outcome, seenAt: endedAt, endedAt };
    this.#onRunEnded(endedRun);
    return endedRun;
  }

  async #execute(
    work: () => ReturnType<ScheduledJob['run']>,
  ): Promise<Pick<ScheduledRun, 'state' | 'counts' | 'error'>> {
    try {
      return { state: 'succeeded', counts: await runLongWork(work), error: null };
    } catch (failure) {
      return { state: 'failed', counts: null, error: failure instanceof Error ? failure.message : String(failure) };
    }
  }
}
