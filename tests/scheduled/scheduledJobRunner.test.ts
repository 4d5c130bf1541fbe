import type { Knex } from 'knex';
import { ComputePool } from '../../server/compute/computePool.js';
import { readConfig } from '../../server/config.js';
import { openOutboundClients } from '../../server/openOutboundClients.js';
import { ScheduledJobRunner } from '../../server/scheduled/scheduledJobRunner.js';
import { listScheduledRuns, startScheduledRun } from '../../server/store/scheduledRuns.js';
import { collectMail } from '../support/collectMail.js';
import { forEachDatabase } from '../support/databases.js';

const noon = '2026-11-21T12:00:00.000Z';

function createRunner(db: Knex, work: () => Promise<Record<string, number>>, at = noon): ScheduledJobRunner {
  const now = () => new Date(at);
  const mailer = collectMail();
  const stopping = new AbortController().signal;
  const parts = { db, config: readConfig({}), mailer, compute: new ComputePool(), stopping, now };
  const context = { ...parts, ...openOutboundClients(parts) };
  return new ScheduledJobRunner(context, { count: { summary: 'Counts.', run: work } });
}

forEachDatabase((openFresh) => {
  it('runs at most one instance of a job over all processes', async () => {
    const db = await openFresh();
    let running = 0;
    let most = 0;
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await db.raw('select 1');
      running -= 1;
      return { done: 1 };
    };
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => createRunner(db, work).run('count')));
    expect(most).toBe(1);
    expect(outcomes.filter((run) => run !== undefined).length).toBeGreaterThan(0);
  });

  it('treats a run without a heartbeat for a minute as lost, and not before', async () => {
    const db = await openFresh();
    await startScheduledRun(db, 'count', noon, noon);
    const work = async () => ({ done: 1 });
    expect(await createRunner(db, work, '2026-11-21T12:01:00.000Z').run('count')).toBeUndefined();
    expect(await createRunner(db, work, '2026-11-21T12:01:00.001Z').run('count')).toMatchObject({ state: 'succeeded' });
    const runs = await listScheduledRuns(db, 'count', 10);
    expect(runs.map(({ state, endedAt }) => [state, endedAt])).toEqual([
      ['succeeded', '2026-11-21T12:01:00.001Z'],
      ['abandoned', noon],
    ]);
  });

  it('waits for running jobs when it is closed', async () => {
    const db = await openFresh();
    let finish: (counts: Record<string, number>) => void = () => undefined;
    const pending = new Promise<Record<string, number>>((resolve) => {
      finish = resolve;
    });
    const runner = createRunner(db, () => pending);
    expect((await runner.start('count'))?.run).toMatchObject({ state: 'running', startedAt: noon, endedAt: null });
    const closed = runner.close();
    finish({ done: 1 });
    await closed;
    expect(await listScheduledRuns(db, 'count', 10)).toMatchObject([
      { state: 'succeeded', endedAt: noon, counts: { done: 1 } },
    ]);
    await runner.close();
  });

  it('stores the counts of a job, or why it failed', async () => {
    const db = await openFresh();
    expect(await createRunner(db, async () => ({ a: 1, b: 0 })).run('count')).toMatchObject({ counts: { a: 1, b: 0 } });
    const failing = createRunner(db, () => Promise.reject(new Error('no')));
    expect(await failing.run('count')).toMatchObject({ state: 'failed', counts: null, error: 'no' });
    await expect(failing.run('other')).rejects.toThrow("Unknown job 'other'.");
  });
});
