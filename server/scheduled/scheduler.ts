import { Cron } from 'croner';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { claimDueSchedule, listSchedules, saveSchedule } from '../store/schedules.js';
import type { ScheduledJobRunner } from './scheduledJobRunner.js';

/** How often it is looked whether anything is due. */
const pollIntervalMs = 15_000;
/** Each database's jobs are due so much later than their patterns say, at most: not everyone asks agencies at the same second. */
const maxDelaySeconds = 240;

interface SchedulerDependencies {
  db: Knex;
  scheduledJobs: ScheduledJobRunner;
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
  readonly #dependencies: SchedulerDependencies;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(dependencies: SchedulerDependencies) {
    this.#dependencies = dependencies;
  }

  /** Notes when each job is due for the first time, and looks from now on what is. */
  async start(): Promise<void> {
    await this.plan();
    if (!this.#closed) this.#timer = setInterval(() => void this.#poll(), pollIntervalMs);
  }

  /** Notes when jobs are due that were not there before, or by another pattern. */
  async plan(): Promise<void> {
    const { db, scheduledJobs, now, random } = this.#dependencies;
    for (const { name, schedule: pattern } of scheduledJobs.list()) {
      if (pattern === null) continue;
      const delaySeconds = Math.floor(random() * maxDelaySeconds);
      await saveSchedule(db, { name, pattern, delaySeconds, nextAt: computeNextRunAt(now(), pattern, delaySeconds) });
    }
  }

  /** Runs what is due now as far as no other process does, and answers when that is done. */
  async runDue(): Promise<void> {
    const { db, scheduledJobs, now } = this.#dependencies;
    const at = now();
    const scheduled = new Set(scheduledJobs.list().flatMap(({ name, schedule }) => (schedule === null ? [] : name)));
    const runs: Promise<void>[] = [];
    for (const due of await listSchedules(db)) {
      if (this.#closed || due.nextAt > at.toISOString() || !scheduled.has(due.name)) continue;
      if (await claimDueSchedule(db, due, computeNextRunAt(at, due.pattern, due.delaySeconds)))
        runs.push(this.#run(due.name));
    }
    await Promise.all(runs);
  }

  /** Begins nothing more. */
  close(): void {
    this.#closed = true;
    clearInterval(this.#timer);
  }

  async #poll(): Promise<void> {
    await this.runDue().catch((err) =>
      this.#dependencies.log.warn({ err }, 'What jobs are due could not be read; it is tried again.'),
    );
  }

  #run(name: string): Promise<void> {
    const { scheduledJobs, log } = this.#dependencies;
    return scheduledJobs.run(name).then(
      (outcome) => {
        if (outcome === undefined) log.warn({ job: name }, 'A job is due again while it is running.');
      },
      (err) => log.error({ job: name, err }, 'How a job went could not be noted.'),
    );
  }
}

/** The first instant after another at which a job is due. */
function computeNextRunAt(at: Date, pattern: string, delaySeconds: number): string {
  const delay = delaySeconds * 1000;
  const next = new Cron(pattern, { timezone: 'UTC' }).nextRun(new Date(at.getTime() - delay));
  if (next === null) throw new RangeError(`The pattern '${pattern}' is never due.`);
  return new Date(next.getTime() + delay).toISOString();
}
