import { Cron } from 'croner';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { clockToleranceMs, repairFutureTimes } from '../store/futureTimes.js';
import { claimDueSchedule, listSchedules, type Schedule, saveSchedule } from '../store/schedules.js';
import type { ScheduledJobRunner } from './scheduledJobRunner.js';

/** How often the scheduler checks for due jobs. */
const pollIntervalMs = 15_000;
/** Maximum random delay of a job's schedule, fixed for each database, so that installations do not all call agencies at once. */
const maxDelaySeconds = 240;
const repairIntervalMs = 3_600_000;

const futureTimesWarning =
  'Times in the database lay in the future, because the clock of a machine was ahead. They are corrected. Synchronise the clocks with NTP.';

interface SchedulerDependencies {
  db: Knex;
  scheduledJobs: ScheduledJobRunner;
  log: Logger;
  now(): Date;
  /** From 0 up to 1. */
  random(): number;
}

/**
 * Runs jobs when they are due. The next run time of each job is in the database, and the process that advances it runs the
 * job, so each due time is run once over all processes. A job that was due while no process was running is run once. A
 * failed job runs again at its next due time.
 */
export class Scheduler {
  readonly #dependencies: SchedulerDependencies;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;
  #repairedAt: number | undefined;

  constructor(dependencies: SchedulerDependencies) {
    this.#dependencies = dependencies;
  }

  /** Plans all jobs and starts to poll for due ones. */
  async start(): Promise<void> {
    await this.plan();
    if (!this.#closed) this.#timer = setInterval(() => void this.#poll(), pollIntervalMs);
  }

  /** Stores the next run time of jobs that are new or whose schedule has changed. */
  async plan(): Promise<void> {
    const { db, scheduledJobs, now, random } = this.#dependencies;
    for (const { name, schedule: pattern } of scheduledJobs.list()) {
      if (pattern === null) continue;
      const delaySeconds = Math.floor(random() * maxDelaySeconds);
      await saveSchedule(db, { name, pattern, delaySeconds, nextAt: computeNextRunAt(now(), pattern, delaySeconds) });
    }
  }

  /** Runs the jobs that are due and not claimed by another process. Resolves when they have ended. */
  async runDue(): Promise<void> {
    const { db, scheduledJobs, now } = this.#dependencies;
    const at = now();
    await this.#repairTimes(at);
    const scheduled = new Set(scheduledJobs.list().flatMap(({ name, schedule }) => (schedule === null ? [] : name)));
    const runs: Promise<void>[] = [];
    for (const due of await listSchedules(db)) {
      if (this.#closed || due.nextAt > at.toISOString() || !scheduled.has(due.name)) continue;
      if (await claimDueSchedule(db, due, computeNextRunAt(at, due.pattern, due.delaySeconds)))
        runs.push(this.#run(due.name));
    }
    await Promise.all(runs);
  }

  /** Stops starting jobs. */
  close(): void {
    this.#closed = true;
    clearInterval(this.#timer);
  }

  async #poll(): Promise<void> {
    await this.runDue().catch((err) =>
      this.#dependencies.log.warn({ err }, 'Could not read the due jobs. The next poll tries again.'),
    );
  }

  /** Corrects times that a clock which was ahead has stored: each hour, and when the clock has stepped back. */
  async #repairTimes(at: Date): Promise<void> {
    const age = at.getTime() - (this.#repairedAt ?? Number.NEGATIVE_INFINITY);
    if (age >= 0 && age < repairIntervalMs) return;
    const { db, log } = this.#dependencies;
    const repaired = await repairFutureTimes(db, at);
    for (const schedule of await listSchedules(db)) {
      if (!isPlannedByFutureClock(schedule, at)) continue;
      const nextAt = computeNextRunAt(at, schedule.pattern, schedule.delaySeconds);
      if (await claimDueSchedule(db, schedule, nextAt)) repaired[`schedules.next_at of ${schedule.name}`] = 1;
    }
    this.#repairedAt = at.getTime();
    if (Object.keys(repaired).length > 0) log.warn({ repaired }, futureTimesWarning);
  }

  #run(name: string): Promise<void> {
    const { scheduledJobs, log } = this.#dependencies;
    return scheduledJobs.run(name).then(
      (outcome) => {
        if (outcome === undefined) log.warn({ job: name }, 'A scheduled job is due but still running.');
      },
      (err) => log.error({ job: name, err }, 'Could not store the result of a scheduled job.'),
    );
  }
}

/** Whether a due time lies after the next one, even for a clock that is a little ahead. */
function isPlannedByFutureClock({ nextAt, pattern, delaySeconds }: Schedule, at: Date): boolean {
  return nextAt > computeNextRunAt(new Date(at.getTime() + clockToleranceMs), pattern, delaySeconds);
}

/** Computes the first due time after `at`, in ISO 8601. */
function computeNextRunAt(at: Date, pattern: string, delaySeconds: number): string {
  const delay = delaySeconds * 1000;
  const next = new Cron(pattern, { timezone: 'UTC' }).nextRun(new Date(at.getTime() - delay));
  if (next === null) throw new RangeError(`The cron pattern '${pattern}' never matches.`);
  return new Date(next.getTime() + delay).toISOString();
}
