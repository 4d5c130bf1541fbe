import type { Knex } from 'knex';
import { accountDefaults } from '../../server/accounts/accountDefaults.js';
import { ApiError } from '../../server/errors.js';
import { JobRunner, type Work } from '../../server/jobs/jobRunner.js';
import { insertAccount } from '../../server/store/accounts.js';
import { findJob } from '../../server/store/jobs.js';
import { forEachDatabase } from '../support/databases.js';

const noon = new Date('2026-11-21T12:00:00.000Z');
const task = { accountId: 'ada', kind: 'example', total: 3 };

async function open(db: Knex): Promise<{ runner: JobRunner; logged: unknown[]; clock: { now: Date } }> {
  const at = noon.toISOString();
  await insertAccount(db, {
    ...accountDefaults,
    id: 'ada',
    email: 'ada@example.org',
    emailVerifiedAt: at,
    createdAt: at,
  });
  const logged: unknown[] = [];
  const clock = { now: noon };
  const log = { error: (entry: unknown) => logged.push(entry) };
  return { runner: new JobRunner({ db, now: () => clock.now }, log as never), logged, clock };
}

/** Returns the job when its work has ended and its outcome is stored. */
async function runToEnd(runner: JobRunner, db: Knex, work: Work) {
  const { id } = await runner.start(task, work);
  for (;;) {
    const found = await findJob(db, 'ada', id);
    if (found?.endedAt) return found;
  }
}

forEachDatabase((openFresh) => {
  it('stores the progress and the result of a job', async () => {
    const db = await openFresh();
    const { runner } = await open(db);
    let begin: () => void = () => undefined;
    const mayBegin = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const { id, ...created } = await runner.start(task, async ({ started, report: reached }) => {
      await mayBegin;
      started();
      reached(2);
      return { answer: 42 };
    });
    expect(created).toMatchObject({ state: 'queued', done: 0, total: 3, startedAt: null, result: null });
    begin();
    let found = await runner.find('ada', id);
    while (found?.endedAt === null) found = await runner.find('ada', id);
    expect(found).toMatchObject({ state: 'done', done: 3, result: { answer: 42 }, error: null });
    expect(await runner.find('bob', id)).toBeUndefined();
    await runner.close();
  });

  it('stores the message of an ApiError, and only logs any other failure', async () => {
    const db = await openFresh();
    const { runner, logged } = await open(db);
    const refused = await runToEnd(runner, db, async () => {
      throw new ApiError('not_found', { message: 'It is gone.' });
    });
    expect(refused).toMatchObject({ state: 'failed', error: { error: 'not_found', message: 'It is gone.' } });
    expect(logged).toEqual([]);
    const failed = await runToEnd(runner, db, async () => {
      throw new Error('a secret detail');
    });
    expect(failed).toMatchObject({ state: 'failed', error: { error: 'internal_error' }, result: null });
    expect(JSON.stringify(failed)).not.toContain('secret');
    expect(logged).toMatchObject([{ taskId: failed.id, err: { message: 'a secret detail' } }]);
    await runner.close();
  });

  it('fails jobs whose process stops or sends no heartbeat for a minute', async () => {
    const db = await openFresh();
    const { runner, clock } = await open(db);
    const forever = () => new Promise<object>(() => undefined);
    const [one, two] = [
      await runner.start(task, forever),
      await new JobRunner({ db, now: () => noon }).start(task, forever),
    ];
    clock.now = new Date(noon.getTime() + 59_000);
    expect(await runner.find('ada', two.id)).toMatchObject({ state: 'queued' });
    await runner.close();
    const gone = { state: 'failed', error: { error: 'service_unavailable' } };
    expect(await runner.find('ada', one.id)).toMatchObject(gone);
    clock.now = new Date(noon.getTime() + 61_000);
    expect(await runner.find('ada', two.id)).toMatchObject({ ...gone, endedAt: noon.toISOString() });
  });

  it('starts no more than ten jobs of an account at once, however many requests and processes start them', async () => {
    const db = await openFresh();
    const { runner } = await open(db);
    const runners = [runner, new JobRunner({ db, now: () => noon })];
    const forever = () => new Promise<object>(() => undefined);
    const starts = Array.from({ length: 24 }, (_, index) => runners[index % 2]?.start(task, forever));
    const outcomes = await Promise.allSettled(starts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'rate_limit_exceeded' });
    }
    expect(await db('jobs')).toHaveLength(10);
    for (const one of runners) await one.close();
  });
});
