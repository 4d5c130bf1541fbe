import { Cron } from 'croner';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { listJobSchedules, planJob, takeDueJob } from '../store/jobSchedules.js';
import type { JobRunner } from './jobRunner.js';

/** How often it is looked whether anything is due. */
const everyMilliseconds = 15_000;
/** Each database's jobs are due so much later than their patterns say, at most: not everyone asks agencies at the same second. */
const mostDelaySeconds = 240;

interface SchedulerParts {
  db: Knex;
  jobs: JobRunner;
  log: Logger;
  now(): Date;
  /** From 0 up to 1. */
  random(): number;
}

/**
 * Runs jobs when they are due, each due instant once by all processes on the database: the instant stands there, and whoever moves it on
 * runs the job. What fell due while no process was there to see it is run once. A job that fails is run again at its next instant.
 */
export class Scheduler {
  readonly #parts: SchedulerParts;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(parts: SchedulerParts) {
    this.#parts = parts;
  }

  /** Notes when each job is due for the first time, and looks from now on what is. */
  async start(): Promise<void> {
    await this.plan();
    if (!this.#closed) this.#timer = setInterval(() => void this.#look(), everyMilliseconds);
  }

  /** Notes when jobs are due that were not there before, or by another pattern. */
  async plan(): Promise<void> {
    const { db, jobs, now, random } = this.#parts;
    for (const { name, schedule: pattern } of jobs.list()) {
      if (pattern === null) continue;
      const delaySeconds = Math.floor(random() * mostDelaySeconds);
      await planJob(db, { name, pattern, delaySeconds, nextAt: instantAfter(now(), pattern, delaySeconds) });
    }
  }

  /** Runs what is due now as far as no other process does, and answers when that is done. */
  async runDue(): Promise<void> {
    const { db, jobs, now } = this.#parts;
    const at = now();
    const scheduled = new Set(jobs.list().flatMap(({ name, schedule }) => (schedule === null ? [] : name)));
    const begun: Promise<void>[] = [];
    for (const due of await listJobSchedules(db)) {
      if (this.#closed || due.nextAt > at.toISOString() || !scheduled.has(due.name)) continue;
      if (await takeDueJob(db, due, instantAfter(at, due.pattern, due.delaySeconds))) begun.push(this.#run(due.name));
    }
    await Promise.all(begun);
  }

  /** Begins nothing more. */
  close(): void {
    this.#closed = true;
    clearInterval(this.#timer);
  }

  async #look(): Promise<void> {
    await this.runDue().catch((err) =>
      this.#parts.log.warn({ err }, 'What jobs are due could not be read; it is tried again.'),
    );
  }

  #run(name: string): Promise<void> {
    const { jobs, log } = this.#parts;
    return jobs.run(name).then(
      (outcome) => {
        if (outcome === undefined) log.warn({ job: name }, 'A job is due again while it is running.');
      },
      (err) => log.error({ job: name, err }, 'How a job went could not be noted.'),
    );
  }
}

/** The first instant after another at which a job is due. */
function instantAfter(at: Date, pattern: string, delaySeconds: number): string {
  const delay = delaySeconds * 1000;
  const next = new Cron(pattern, { timezone: 'UTC' }).nextRun(new Date(at.getTime() - delay));
  if (next === null) throw new RangeError(`The pattern '${pattern}' is never due.`);
  return new Date(next.getTime() + delay).toISOString();
}
