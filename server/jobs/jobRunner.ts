import { setTimeout as pause } from 'node:timers/promises';
import { beginJobRun, endJobRun, type JobRun, keepJobRun, listJobRuns } from '../store/jobRuns.js';
import type { Job, JobContext, Reached } from './job.js';
import { giveSignsOfLife, lostBefore } from './signsOfLife.js';

/** How long a stop waits for what is running. */
const graceMilliseconds = 5_000;

/** A run under way, and how it went once it has ended. */
interface Begun {
  run: JobRun;
  ended: Promise<JobRun>;
}

/** Runs jobs, each once at a time over all processes on the database, and remembers how it went. */
export class JobRunner {
  readonly #context: JobContext;
  readonly #jobs: Record<string, Job>;
  readonly #ended: (run: JobRun) => void;
  readonly #running = new Set<Promise<unknown>>();

  /** `ended` is told of each run that has ended in this process. */
  constructor(context: JobContext, jobs: Record<string, Job>, ended: (run: JobRun) => void = () => undefined) {
    this.#context = context;
    this.#jobs = jobs;
    this.#ended = ended;
  }

  /** The names of all jobs, what each does, and the pattern by which it is due. */
  list(): { name: string; summary: string; schedule: string | null }[] {
    return Object.entries(this.#jobs).map(([name, { summary, schedule = null }]) => ({ name, summary, schedule }));
  }

  has(name: string): boolean {
    return Object.hasOwn(this.#jobs, name);
  }

  /** The last runs of a job, the latest first. */
  runs(name: string, limit: number): Promise<JobRun[]> {
    return listJobRuns(this.#context.db, name, limit);
  }

  /**
   * Runs a job and answers how it went, a failure included; undefined when it is running already. Throws a RangeError where there is
   * no such job.
   */
  async run(name: string, reached?: Reached): Promise<JobRun | undefined> {
    const begun = await this.begin(name, reached);
    return begun?.ended;
  }

  /** Begins to run a job; undefined when it is running already. Throws a RangeError where there is no such job. */
  async begin(name: string, reached: Reached = () => undefined): Promise<Begun | undefined> {
    const job = this.#jobs[name];
    if (!this.has(name) || job === undefined) throw new RangeError(`There is no job '${name}'.`);
    const { db, now } = this.#context;
    const run = await beginJobRun(db, name, now().toISOString(), lostBefore(now()));
    if (run === undefined) return undefined;
    const ended = this.#finish(run, job, reached);
    // A run whose end cannot be noted counts as abandoned, also where nobody waits for it.
    const settled = ended
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => this.#running.delete(settled));
    this.#running.add(settled);
    return { run, ended };
  }

  /** Waits a little for what is running; what goes on for longer is taken for abandoned without its signs of life. */
  async close(): Promise<void> {
    const waiting = new AbortController();
    const grace = pause(graceMilliseconds, undefined, { signal: waiting.signal }).catch(() => undefined);
    await Promise.race([Promise.all(this.#running), grace]);
    waiting.abort();
  }

  async #finish(run: JobRun, job: Job, reached: Reached): Promise<JobRun> {
    const { db, now } = this.#context;
    const stopSigns = giveSignsOfLife(() => keepJobRun(db, run.id, now().toISOString()));
    const outcome = await this.#outcomeOf(job, reached);
    stopSigns();
    const endedAt = now().toISOString();
    await endJobRun(db, run.id, endedAt, outcome);
    const ended = { ...run, ...outcome, seenAt: endedAt, endedAt };
    this.#ended(ended);
    return ended;
  }

  async #outcomeOf(job: Job, reached: Reached): Promise<Pick<JobRun, 'state' | 'counts' | 'error'>> {
    try {
      return { state: 'succeeded', counts: await job.run(this.#context, reached), error: null };
    } catch (failure) {
      return { state: 'failed', counts: null, error: failure instanceof Error ? failure.message : String(failure) };
    }
  }
}
