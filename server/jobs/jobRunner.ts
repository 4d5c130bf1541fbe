import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { ApiError } from '../errors.js';
import { getHeartbeatCutoff, startHeartbeat } from '../scheduled/heartbeat.js';
import {
  countUnfinishedJobs,
  deleteOldestJobs,
  failLostJobs,
  findJob,
  finishJob,
  insertJobWithin,
  type JobError,
  type JobLimit,
  recordJobHeartbeats,
  recordJobProgress,
  type StoredJob,
} from '../store/jobs.js';
import { runLongWork } from '../store/longWork.js';
import { toApiError } from '../toApiError.js';

/** Callbacks by which work reports its progress. */
export interface Progress {
  /** The work has started. */
  started(): void;
  /** `done` steps are complete. `partialResult` is shown to clients until the job ends. */
  report(done: number, partialResult?: object): void;
}

/** Adds a callback for a job that continues after a failed step. The failure is logged and not shown to the client. */
interface JobProgress extends Progress {
  stepFailed(failure: unknown): void;
}

/** The work of a job. It returns a result that can be stored as JSON, and throws if the job fails. */
export type Work = (progress: JobProgress) => Promise<object>;

/** Maximum numbers of jobs of an account: in progress, and stored. */
const maxUnfinishedJobs = 10;
const maxStoredJobs = 200;

const lostJobError: JobError = {
  error: 'service_unavailable',
  message: 'The server stopped while it ran this job. Start the job again.',
};

/**
 * Runs jobs that accounts start. Progress is stored in the database, so any process can report it. A job runs in the
 * process that started it, and fails if that process stops.
 */
export class JobRunner {
  readonly #db: Knex;
  readonly #now: () => Date;
  readonly #log: Logger | undefined;
  readonly #running = new Set<string>();
  #stopHeartbeat: (() => void) | undefined;

  constructor({ db, now }: { db: Knex; now(): Date }, log?: Logger) {
    this.#db = db;
    this.#now = now;
    this.#log = log;
  }

  /** Throws `rate_limit_exceeded` if the account has the maximum number of unfinished jobs, over all processes. */
  async assertCanStart(accountId: string): Promise<void> {
    const { max, seenSince } = this.#getJobLimit();
    if ((await countUnfinishedJobs(this.#db, accountId, seenSince)) >= max) throw createLimitError();
  }

  /**
   * Stores a job and starts its work in the background. Returns the stored job. Throws `rate_limit_exceeded` if the
   * account has too many.
   */
  async start(job: Pick<StoredJob, 'accountId' | 'kind' | 'total'>, work: Work): Promise<StoredJob> {
    const id = randomUUID();
    const isStored = await insertJobWithin(this.#db, this.#getJobLimit(), { ...job, id }, this.#timestamp());
    if (!isStored) throw createLimitError();
    await deleteOldestJobs(this.#db, job.accountId, maxStoredJobs);
    this.#running.add(id);
    this.#stopHeartbeat ??= startHeartbeat(() => recordJobHeartbeats(this.#db, [...this.#running], this.#timestamp()));
    void this.#execute(id, work);
    const started = await findJob(this.#db, job.accountId, id);
    if (started === undefined) throw new Error(`Job ${id} disappeared right after it was stored.`);
    return started;
  }

  /**
   * Returns a job of an account, whichever process runs it; undefined if there is none. A job whose process no longer sends
   * heartbeats is marked as failed first.
   */
  async find(accountId: string, id: string): Promise<StoredJob | undefined> {
    const job = await findJob(this.#db, accountId, id);
    const heartbeatCutoff = getHeartbeatCutoff(this.#now());
    if (job === undefined || job.endedAt !== null || job.seenAt >= heartbeatCutoff) return job;
    await failLostJobs(this.#db, heartbeatCutoff, lostJobError);
    return findJob(this.#db, accountId, id);
  }

  /** Marks all running jobs of this process as failed. */
  async close(): Promise<void> {
    this.#clearHeartbeat();
    const ids = [...this.#running];
    // From here on the outcome of these jobs is ignored.
    this.#running.clear();
    // If a write fails, the job counts as lost.
    for (const id of ids)
      await finishJob(this.#db, id, { error: lostJobError }, this.#timestamp()).catch(() => undefined);
  }

  async #execute(id: string, work: Work): Promise<void> {
    // A failed write is ignored: the next step writes again, and `work` reports its own errors.
    const saveProgress = (done: number, partialResult?: object) =>
      void recordJobProgress(this.#db, id, done, this.#timestamp(), partialResult).catch(() => undefined);
    const progress = {
      started: () => saveProgress(0),
      report: saveProgress,
      stepFailed: (failure: unknown) => this.#logFailure(id, failure),
    };
    const outcome = await runLongWork(() => work(progress)).then(
      (result) => ({ result }),
      (failure: unknown) => ({ error: this.#toJobError(failure, id) }),
    );
    if (!this.#running.delete(id)) return;
    if (this.#running.size === 0) this.#clearHeartbeat();
    // If this write fails too, the heartbeats stop and the job counts as lost.
    await finishJob(this.#db, id, outcome, this.#timestamp()).catch(() => undefined);
  }

  #clearHeartbeat(): void {
    this.#stopHeartbeat?.();
    this.#stopHeartbeat = undefined;
  }

  /** Any failure that is not an ApiError is logged. */
  #toJobError(failure: unknown, id: string): JobError {
    const error = toApiError(failure);
    if (error !== failure) this.#logFailure(id, failure);
    return { error: error.code, message: error.message };
  }

  #logFailure(id: string, failure: unknown): void {
    if (this.#running.has(id)) this.#log?.error({ taskId: id, err: failure }, 'A job failed.');
  }

  #getJobLimit(): JobLimit {
    return { max: maxUnfinishedJobs, seenSince: getHeartbeatCutoff(this.#now()) };
  }

  #timestamp(): string {
    return this.#now().toISOString();
  }
}

function createLimitError(): ApiError {
  const message = `This account already has ${maxUnfinishedJobs} jobs in progress, which is the limit. Try again when one finishes.`;
  return new ApiError('rate_limit_exceeded', { message, retryAfterSeconds: 10 });
}
