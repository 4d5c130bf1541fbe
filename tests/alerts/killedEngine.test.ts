import type { Knex } from 'knex';
import { ChildProcess } from '../setup/childProcess.js';
import { sharedDatabases } from '../support/sharedDatabases.js';
import { selectCases } from '../support/thorough.js';
import { createSeries, prepareAlerts } from './alertFixture.js';

const seriesCount = 60;
/** The lease of a process that was killed has expired. */
const waitMs = 61_000;

/** Writes a vintage of each series, of which each fires two rules, and returns when. */
async function prepare(db: Knex): Promise<Date> {
  const alerts = await prepareAlerts(db);
  const delivery = { inApp: true, mail: 'daily', webhookIds: [] } as const;
  const ids: number[] = [];
  for (let number = 0; number < seriesCount; number += 1) ids.push(await createSeries(db, `prices-${number}`));
  for (const id of ids) await alerts.write(id, '2026-10-10', [100, 101]);
  await alerts.run();
  for (const seriesId of ids) {
    await alerts.addRule({ kind: 'new_value' }, { seriesId, delivery: { ...delivery, webhookIds: [] } });
    await alerts.addRule({ kind: 'stale' }, { seriesId, checkAt: alerts.clock.now.toISOString() });
  }
  await alerts.engine.close();
  await db('alert_progress').update({ owner: null, leased_until: null });
  alerts.advance(1);
  for (const id of ids) await alerts.write(id, '2026-11-21', [100, 101, 105]);
  alerts.advance(1);
  return alerts.clock.now;
}

const run = (url: string, at: Date, fatalStatement: number) =>
  new ChildProcess('tests/alerts/evaluatingProgram.ts', [url, at.toISOString(), String(fatalStatement)], {}).ended;

/** Counts alerts, and what was written for each: events, notifications and the mail of the account. */
async function countWritten(db: Knex): Promise<Record<string, number>> {
  const count = async (table: string, filter = {}) =>
    Number((await db(table).where(filter).count({ n: '*' }))[0]?.['n']);
  return {
    alerts: await count('alert_firings'),
    events: await count('events', { type: 'alert.fired' }),
    notifications: await count('notifications', { kind: 'alert' }),
    mails: await count('alert_mails'),
  };
}

describe.each(sharedDatabases)('on %s', (_name, create) => {
  it.each(selectCases([4, 9, 14, 20, 26, 33], 1))(
    'an evaluation that is killed before statement %i loses and repeats nothing',
    async (fatalStatement) => {
      const { url, db, remove } = await create();
      const at = await prepare(db);
      expect(await run(url, at, fatalStatement)).toBe('SIGKILL');
      const killed = await countWritten(db);
      expect(killed['events']).toBe(killed['alerts']);
      // The lease of the killed process is respected until it expires.
      expect(await run(url, at, 0)).toBe(0);
      expect(await countWritten(db)).toEqual(killed);
      expect(await run(url, new Date(at.getTime() + waitMs), 0)).toBe(0);
      const all = 2 * seriesCount;
      expect(await countWritten(db)).toEqual({ alerts: all, events: all, notifications: all, mails: 1 });
      await remove();
    },
  );
});
