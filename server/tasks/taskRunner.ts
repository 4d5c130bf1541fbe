import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { ApiError, errorTable } from '../errors.js';
import { giveSignsOfLife, lostBefore } from '../jobs/signsOfLife.js';
import {
  endTask,
  failLostTasks,
  findTask,
  insertTask,
  keepTasks,
  noteProgress,
  type Task,
  type TaskError,
} from '../store/tasks.js';

/** How work tells how far it is. */
export interface Progress {
  /** It has been begun. */
  started(): void;
  /** So many of its steps are done; `soFar` is what has come of them, for those who look before the end. */
  reached(done: number, soFar?: object): void;
}

/** The same, of a task that goes on when one of its steps has failed for a reason that only the operator is told. */
interface TaskProgress extends Progress {
  failed(thrown: unknown): void;
}

/** Answers what came of it, in a form that can be kept as JSON. What it throws is why the task failed. */
export type Work = (progress: TaskProgress) => Promise<object>;

const gone: TaskError = {
  error: 'service_unavailable',
  message: 'The server that worked on this has stopped. Ask again.',
};

/**
 * Does what accounts have asked for without waiting. How far it is stands in the database, so that any process can tell; the work is done
 * in the one that was asked, and fails with it.
 */
export class TaskRunner {
  readonly #db: Knex;
  readonly #now: () => Date;
  readonly #log: Logger | undefined;
  readonly #underWay = new Set<string>();
  #stopSigns: (() => void) | undefined;

  constructor({ db, now }: { db: Knex; now(): Date }, log?: Logger) {
    this.#db = db;
    this.#now = now;
    this.#log = log;
  }

  /** Notes a task and has it done. */
  async begin(task: Pick<Task, 'accountId' | 'kind' | 'total'>, work: Work): Promise<Task> {
    const id = randomUUID();
    await insertTask(this.#db, { ...task, id }, this.#at());
    this.#underWay.add(id);
    this.#stopSigns ??= giveSignsOfLife(() => keepTasks(this.#db, [...this.#underWay], this.#at()));
    void this.#do(id, work);
    const begun = await findTask(this.#db, task.accountId, id);
    if (begun === undefined) throw new Error(`Task ${id} is gone as soon as it was noted.`);
    return begun;
  }

  /** A task of an account, whichever process works on it; one whose process is gone has failed. Undefined where there is none. */
  async find(accountId: string, id: string): Promise<Task | undefined> {
    const task = await findTask(this.#db, accountId, id);
    const lost = lostBefore(this.#now());
    if (task === undefined || task.endedAt !== null || task.seenAt >= lost) return task;
    await failLostTasks(this.#db, lost, gone);
    return findTask(this.#db, accountId, id);
  }

  /** Ends what is under way as failed. */
  async close(): Promise<void> {
    this.#beSilent();
    const ids = [...this.#underWay];
    // What comes of them now is of no interest.
    this.#underWay.clear();
    for (const id of ids) await endTask(this.#db, id, { error: gone }, this.#at());
  }

  async #do(id: string, work: Work): Promise<void> {
    // What cannot be noted is noted with the next step; the outcome below says what is wrong.
    const note = (done: number, soFar?: object) =>
      void noteProgress(this.#db, id, done, this.#at(), soFar).catch(() => undefined);
    const outcome = await work({
      started: () => note(0),
      reached: note,
      failed: (thrown) => this.#tellOperator(id, thrown),
    }).then(
      (result) => ({ result }),
      (failure: unknown) => ({ error: this.#errorOf(failure, id) }),
    );
    if (!this.#underWay.delete(id)) return;
    if (this.#underWay.size === 0) this.#beSilent();
    // Where even this cannot be noted, the signs of life end, and the task is taken for lost.
    await endTask(this.#db, id, outcome, this.#at()).catch(() => undefined);
  }

  #beSilent(): void {
    this.#stopSigns?.();
    this.#stopSigns = undefined;
  }

  /** What is no refusal is told to the operator alone. */
  #errorOf(failure: unknown, id: string): TaskError {
    if (failure instanceof ApiError) return { error: failure.code, message: failure.message };
    this.#tellOperator(id, failure);
    return { error: 'internal_error', message: errorTable.internal_error.sentence };
  }

  #tellOperator(id: string, failure: unknown): void {
    if (this.#underWay.has(id)) this.#log?.error({ taskId: id, err: failure }, 'A task has failed.');
  }

  #at(): string {
    return this.#now().toISOString();
  }
}
