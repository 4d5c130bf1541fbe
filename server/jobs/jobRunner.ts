import { beginJobRun, endJobRun, type JobRun, keepJobRun, listJobRuns } from '../store/jobRuns.js';
import type { Job, JobContext, Reached } from './job.js';
import { giveSignsOfLife, lostBefore } from './signsOfLife.js';

/** Runs jobs, each once at a time over all processes on the database, and remembers how it went. */
export class JobRunner {
  readonly #context: JobContext;
  readonly #jobs: Record<string, Job>;
  readonly #ended: (run: JobRun) => void;

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
  async run(name: string, reached: Reached = () => undefined): Promise<JobRun | undefined> {
    const job = this.#jobs[name];
    if (!this.has(name) || job === undefined) throw new RangeError(`There is no job '${name}'.`);
    const { db, now } = this.#context;
    const id = await beginJobRun(db, name, now().toISOString(), lostBefore(now()));
    if (id === undefined) return undefined;
    const stopSigns = giveSignsOfLife(() => keepJobRun(db, id, now().toISOString()));
    const outcome = await this.#outcomeOf(job, reached);
    stopSigns();
    await endJobRun(db, id, now().toISOString(), outcome);
    const [run] = await this.runs(name, 1);
    if (run !== undefined) this.#ended(run);
    return run;
  }

  async #outcomeOf(job: Job, reached: Reached): Promise<Pick<JobRun, 'state' | 'counts' | 'error'>> {
    try {
      return { state: 'succeeded', counts: await job.run(this.#context, reached), error: null };
    } catch (failure) {
      return { state: 'failed', counts: null, error: failure instanceof Error ? failure.message : String(failure) };
    }
  }
}
