import type { Knex } from 'knex';
import pino from 'pino';
import { readConfig } from '../../server/config.js';
import { openAppContext } from '../../server/openAppContext.js';
import { scheduledJobs } from '../../server/scheduled/index.js';
import type { ScheduledJob } from '../../server/scheduled/scheduledJob.js';
import { Scheduler } from '../../server/scheduled/scheduler.js';
import { insertJob } from '../../server/store/jobs.js';
import { listSchedules } from '../../server/store/schedules.js';
import { insertAccounts } from '../support/accounts.js';
import { collectMail } from '../support/collectMail.js';
import { forEachDatabase } from '../support/databases.js';

const noon = Date.parse('2026-11-21T12:00:00.000Z');
const minute = 60_000;

/** A node whose clock is ahead by a number of milliseconds. */
function createNode(db: Knex, jobTable: Record<string, ScheduledJob>, { ahead = 0, random = 0 } = {}) {
  const clock = { true: noon };
  const now = () => new Date(clock.true + ahead);
  const mailer = collectMail();
  const log: Record<string, unknown>[] = [];
  const logger = pino({ base: null }, { write: (line: string) => log.push(JSON.parse(line)) });
  const context = openAppContext(
    { db, config: readConfig({}), mailer, now },
    { scheduledJobTable: jobTable, log: logger },
  );
  const scheduler = new Scheduler({ ...context, log: logger, random: () => random });
  return { clock, context, scheduler, log };
}

/** A job that counts its runs. */
function createCountingJob(schedule: string) {
  const seen = { runs: 0 };
  const job: ScheduledJob = {
    summary: 'Counts.',
    schedule,
    run: async () => {
      seen.runs += 1;
      return { runs: seen.runs };
    },
  };
  return { seen, job };
}

const listNextRuns = async (db: Knex) => (await listSchedules(db)).map(({ nextAt }) => nextAt);

forEachDatabase((openFresh) => {
  it('runs each due time once on two nodes, even if one clock is a second slow', async () => {
    const db = await openFresh();
    const { seen, job } = createCountingJob('*/15 * * * *');
    const nodes = [createNode(db, { count: job }), createNode(db, { count: job }, { ahead: -1_000 })];
    // The first node plans: for the slow clock, noon would still be ahead.
    for (const { scheduler } of nodes) await scheduler.plan();
    for (let second = 0; second <= 61 * 60; second += 20) {
      for (const { clock } of nodes) clock.true = noon + second * 1_000;
      await Promise.all(nodes.map(({ scheduler }) => scheduler.runDue()));
    }
    expect(seen.runs).toBe(4);
    expect(await db('scheduled_runs').where({ name: 'count', state: 'succeeded' })).toHaveLength(4);
  });

  it('runs a job once that was due while no node was running, and none at the first start', async () => {
    const db = await openFresh();
    const { seen, job } = createCountingJob('0 * * * *');
    const { scheduler, clock } = createNode(db, { count: job });
    await scheduler.plan();
    await scheduler.runDue();
    expect([seen.runs, await listNextRuns(db)]).toEqual([0, ['2026-11-21T13:00:00.000Z']]);
    clock.true += 50 * 60 * minute + minute;
    await scheduler.plan();
    await scheduler.runDue();
    await scheduler.runDue();
    expect([seen.runs, await listNextRuns(db)]).toEqual([1, ['2026-11-23T15:00:00.000Z']]);
  });

  it('replans a job when its pattern changes, with a delay of at most four minutes', async () => {
    const db = await openFresh();
    const { seen, job } = createCountingJob('0 3 * * *');
    await createNode(db, { count: job }, { random: 0.5 }).scheduler.plan();
    expect(await listNextRuns(db)).toEqual(['2026-11-22T03:02:00.000Z']);
    const { scheduler, clock } = createNode(db, { count: { ...job, schedule: '0 * * * *' } }, { random: 0.999 });
    await scheduler.plan();
    expect(await listNextRuns(db)).toEqual(['2026-11-21T12:03:59.000Z']);
    clock.true += 4 * minute;
    await scheduler.runDue();
    expect([seen.runs, await listNextRuns(db)]).toEqual([1, ['2026-11-21T13:03:59.000Z']]);
  });

  it('logs and counts each run, and runs a failed job again at its next due time', async () => {
    const db = await openFresh();
    const broken: ScheduledJob = {
      summary: 'Fails.',
      schedule: '* * * * *',
      run: () => Promise.reject(new Error('no')),
    };
    const { scheduler, clock, context, log } = createNode(db, { broken });
    await scheduler.plan();
    for (const step of [1, 2]) {
      clock.true = noon + step * minute;
      await scheduler.runDue();
    }
    expect(log.map(({ msg, job, error }) => [msg, job, error])).toEqual(
      Array(2).fill(['A scheduled job failed.', 'broken', 'no']),
    );
    expect(await context.metrics.formatExposition()).toContain('almanac_job_runs_total{job="broken",state="failed"} 2');
  });

  it('skips running, unscheduled and unknown jobs', async () => {
    const db = await openFresh();
    const { seen, job } = createCountingJob('* * * * *');
    const { scheduler, clock, log } = createNode(db, { count: job });
    await scheduler.plan();
    clock.true += minute;
    const at = new Date(clock.true).toISOString();
    await db('scheduled_runs').insert({ name: 'count', state: 'running', started_at: at, seen_at: at });
    await scheduler.runDue();
    const { run } = job;
    const other = createNode(db, { count: { summary: 'Asked for.', run } });
    other.clock.true += 5 * minute;
    await other.scheduler.runDue();
    await createNode(db, {}).scheduler.runDue();
    expect(seen.runs).toBe(0);
    expect(log.map(({ msg }) => msg)).toEqual(['A scheduled job is due but still running.']);
  });

  it('runs its jobs again after the clock was years ahead at the first start, and warns once', async () => {
    const db = await openFresh();
    const { seen, job } = createCountingJob('0 * * * *');
    const wrong = createNode(db, { count: job }, { ahead: 5 * 365 * 24 * 60 * minute });
    await wrong.scheduler.plan();
    await wrong.context.scheduledJobs.start('count');
    await db('scheduled_runs').update({ state: 'running', ended_at: null });
    await insertAccounts(db, 'ada');
    await insertJob(
      db,
      { id: 'job', accountId: 'ada', kind: 'forecast.run', total: 1 },
      wrong.context.now().toISOString(),
    );
    const { scheduler, clock, log } = createNode(db, { count: job });
    await scheduler.plan();
    await scheduler.runDue();
    expect(await listNextRuns(db)).toEqual(['2026-11-21T13:00:00.000Z']);
    expect(await db('jobs').pluck('seen_at')).toEqual(['2026-11-21T12:00:00.000Z']);
    clock.true += 60 * minute;
    await scheduler.runDue();
    expect(seen.runs).toBe(2);
    expect(log.map(({ level, repaired }) => [level, repaired])).toEqual([
      [40, { 'scheduled_runs.seen_at': 1, 'jobs.seen_at': 1, 'schedules.next_at of count': 1 }],
      [30, undefined],
    ]);
  });

  it('corrects times when the clock steps back, and leaves those that clocks which differ a little have stored', async () => {
    const db = await openFresh();
    const { job } = createCountingJob('0 * * * *');
    const { scheduler, clock, log } = createNode(db, { count: job });
    const fast = createNode(db, { count: job }, { ahead: 5 * minute });
    clock.true += 57 * minute;
    fast.clock.true = clock.true;
    await scheduler.plan();
    await fast.scheduler.runDue();
    await scheduler.runDue();
    expect(await listNextRuns(db)).toEqual(['2026-11-21T14:00:00.000Z']);
    expect(log).toEqual([]);
    clock.true -= 24 * 60 * minute;
    await scheduler.runDue();
    expect(await listNextRuns(db)).toEqual(['2026-11-20T13:00:00.000Z']);
    expect(log.map(({ level }) => level)).toEqual([40]);
  });

  it('starts no job after it is closed', async () => {
    const db = await openFresh();
    const { seen, job } = createCountingJob('* * * * *');
    const { scheduler, clock } = createNode(db, { count: job });
    await scheduler.plan();
    scheduler.close();
    clock.true += minute;
    await scheduler.runDue();
    expect([seen.runs, await db('scheduled_runs')]).toEqual([0, []]);
  });
});

it('has a schedule for every job of the server', () => {
  expect(Object.values(scheduledJobs).filter(({ schedule }) => schedule === undefined)).toEqual([]);
});
