import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { ApiError, errorTable } from '../errors.js';
import { getHeartbeatCutoff, startHeartbeat } from '../scheduled/heartbeat.js';
import {
  failLostJobs,
  findJob,
  finishJob,
  insertJob,
  type JobError,
  recordJobHeartbeats,
  recordJobProgress,
  type StoredJob,
} from '../store/jobs.js';

/** How work tells how far it is. */
export interface Progress {
  /** It has been begun. */
  started(): void;
  /** So many of its steps are done; `soFar` is what has come of them, for those who look before the end. */
  report(done: number, partialResult?: object): void;
}

/** The same, of a task that goes on when one of its steps has failed for a reason that only the operator is told. */
interface JobProgress extends Progress {
  stepFailed(failure: unknown): void;
}

/** Answers what came of it, in a form that can be kept as JSON. What it throws is why the task failed. */
export type Work = (progress: JobProgress) => Promise<object>;

const lostJobError: JobError = {
  error: 'service_unavailable',
  message: 'The server that worked on this has stopped. Ask again.',
};

/**
 * Does what accounts have asked for without waiting. How far it is stands in the database, so that any process can tell; the work is done
 * in the one that was asked, and fails with it.
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

  /** Notes a task and has it done. */
  async start(job: Pick<StoredJob, 'accountId' | 'kind' | 'total'>, work: Work): Promise<StoredJob> {
    const id = randomUUID();
    await insertJob(this.#db, { ...job, id }, this.#timestamp());
    this.#running.add(id);
    this.#stopHeartbeat ??= startHeartbeat(() => recordJobHeartbeats(this.#db, [...this.#running], this.#timestamp()));
    void this.#execute(id, work);
    const started = await findJob(this.#db, job.accountId, id);
    if (started === undefined) throw new Error(`Task ${id} is gone as soon as it was noted.`);
    return started;
  }

  /** A task of an account, whichever process works on it; one whose process is gone has failed. Undefined where there is none. */
  async find(accountId: string, id: string): Promise<StoredJob | undefined> {
    const job = await findJob(this.#db, accountId, id);
    const heartbeatCutoff = getHeartbeatCutoff(this.#now());
    if (job === undefined || job.endedAt !== null || job.seenAt >= heartbeatCutoff) return job;
    await failLostJobs(this.#db, heartbeatCutoff, lostJobError);
    return findJob(this.#db, accountId, id);
  }

  /** Ends what is under way as failed. */
  async close(): Promise<void> {
    this.#clearHeartbeat();
    const ids = [...this.#running];
    // What comes of them now is of no interest.
    this.#running.clear();
    for (const id of ids) await finishJob(this.#db, id, { error: lostJobError }, this.#timestamp());
  }

  async #execute(id: string, work: Work): Promise<void> {
    // What cannot be noted is noted with the next step; the outcome below says what is wrong.
    const saveProgress = (done: number, partialResult?: object) =>
      void recordJobProgress(this.#db, id, done, this.#timestamp(), partialResult).catch(() => undefined);
    const outcome = await work({
      started: () => saveProgress(0),
      report: saveProgress,
      stepFailed: (failure) => this.#logFailure(id, failure),
    }).then(
      (result) => ({ result }),
      (failure: unknown) => ({ error: this.#toJobError(failure, id) }),
    );
    if (!this.#running.delete(id)) return;
    if (this.#running.size === 0) this.#clearHeartbeat();
    // Where even this cannot be noted, the signs of life end, and the task is taken for lost.
    await finishJob(this.#db, id, outcome, this.#timestamp()).catch(() => undefined);
  }

  #clearHeartbeat(): void {
    this.#stopHeartbeat?.();
    this.#stopHeartbeat = undefined;
  }

  /** What is no refusal is told to the operator alone. */
  #toJobError(failure: unknown, id: string): JobError {
    if (failure instanceof ApiError) return { error: failure.code, message: failure.message };
    this.#logFailure(id, failure);
    return { error: 'internal_error', message: errorTable.internal_error.sentence };
  }

  #logFailure(id: string, failure: unknown): void {
    if (this.#running.has(id)) this.#log?.error({ taskId: id, err: failure }, 'A task has failed.');
  }

  #timestamp(): string {
    return this.#now().toISOString();
  }
}
