import { findRule, updateRule } from '../../server/store/alertRules.js';
import { listEventsAfter } from '../../server/store/events.js';
import { listNotifications } from '../../server/store/notifications.js';
import { insertWatch } from '../../server/store/watchlist.js';
import { exampleRelease } from '../store/exampleCatalogue.js';
import { forEachDatabase } from '../support/databases.js';
import { createSeries, prepareAlerts } from './alertFixture.js';
import { storeForecast } from './storeForecast.js';

const newValue = { kind: 'new_value' } as const;
const above = { kind: 'level', units: 'lin', operator: 'above', level: 104 } as const;

forEachDatabase((openFresh) => {
  async function prepare() {
    const db = await openFresh();
    const alerts = await prepareAlerts(db);
    const seriesId = await createSeries(db, 'prices');
    await alerts.write(seriesId, '2026-10-10', [100, 101]);
    alerts.advance(1);
    return { db, seriesId, ...alerts };
  }

  it('fires for a vintage once, and adds it to the history, the events and the notifications', async () => {
    const { db, seriesId, write, addRule, run, advance, listFired, clock } = await prepare();
    const rule = await addRule(newValue, { seriesId });
    expect(await run()).toBe(0);
    advance(1);
    await write(seriesId, '2026-11-21', [100, 101, 105]);
    expect([await run(), await run()]).toEqual([1, 0]);
    expect(await listFired()).toEqual([[rule.id, '2026-11-21 2026-03-01']]);
    const firedAt = clock.now.toISOString();
    expect(await findRule(db, 'ada', rule.id)).toMatchObject({ status: 'active', lastFiredAt: firedAt });
    const moment = {
      ...{ indicator: 'prices', country: 'US', release: null, vintage: '2026-11-21', period: '2026-03-01' },
      ...{ value: 105, previousValue: null, sentence: 'Prices (US) for 2026-03 is 105.' },
      ...{ scheduledDate: null, scheduledAt: null, referencePeriod: null },
    };
    expect(await listEventsAfter(db, 0, 10)).toEqual([
      {
        ...{
          id: 1,
          type: 'alert.fired',
          accountId: 'ada',
          seriesId,
          releaseId: exampleRelease.id,
          occurredAt: firedAt,
        },
        data: { id: '1', ruleId: rule.id, ruleName: 'My rule', ...moment, firedAt },
      },
    ]);
    expect(await listNotifications(db, 'ada', { limit: 10 })).toMatchObject([
      {
        kind: 'alert',
        title: 'My rule',
        body: moment.sentence,
        indicator: 'prices',
        link: '/indicators/prices?country=US',
      },
    ]);
  });

  it('a vintage that is replaced on its day crosses a level once, and reaches it for each period', async () => {
    const { seriesId, write, addRule, run, advance, listFired } = await prepare();
    const crossing = await addRule({ ...above, operator: 'crosses' }, { seriesId });
    const beyond = await addRule(above, { seriesId });
    advance(1);
    await write(seriesId, '2026-11-21', [100, 101, 105]);
    await run();
    advance(1);
    await write(seriesId, '2026-11-21', [100, 101, 105, 106]);
    await run();
    expect(new Set(await listFired())).toEqual(
      new Set([
        [crossing.id, '2026-11-21 '],
        [beyond.id, '2026-11-21 2026-03-01'],
        [beyond.id, '2026-11-21 2026-04-01'],
      ]),
    );
  });

  it('counts runs, evaluations, alerts and mails, and measures the lag', async () => {
    const { db, seriesId, write, addRule, run, advance, sendMails, metrics, clock } = await prepare();
    const delivery = { inApp: false, mail: 'now', webhookIds: [] } as const;
    await addRule(newValue, { seriesId, delivery: { ...delivery, webhookIds: [] } });
    await addRule(above, { seriesId });
    await addRule({ kind: 'stale' }, { seriesId, checkAt: clock.now.toISOString() });
    advance(1);
    await write(seriesId, '2026-11-21', [100, 101, 102]);
    advance(1);
    await run();
    await sendMails();
    await db.schema.renameTable('alert_series', 'hidden');
    await write(seriesId, '2026-11-22', [100, 101, 102, 103]);
    await expect(run()).rejects.toMatchObject({ message: expect.stringContaining('alert_series') });
    const exposition = (await metrics.formatExposition()).split('\n');
    for (const line of [
      'almanac_alert_runs_total{state="completed"} 1',
      'almanac_alert_runs_total{state="failed"} 1',
      'almanac_alert_evaluations_total 3',
      'almanac_alert_firings_total 2',
      'almanac_alert_lag_seconds_sum 60',
      'almanac_alert_lag_seconds_count 1',
      'almanac_alert_mails_total{outcome="sent"} 1',
    ])
      expect(exposition).toContain(line);
  });

  it('does not fire for vintages that were there before the rule, nor for those from while it was paused', async () => {
    const { db, seriesId, write, addRule, run, advance, listFired, clock } = await prepare();
    const rule = await addRule(newValue, { seriesId });
    await db.transaction((trx) => updateRule(trx, { ...rule, status: 'paused' }));
    advance(1);
    await write(seriesId, '2026-11-21', [100, 101, 105]);
    expect(await run()).toBe(0);
    advance(1);
    await db.transaction((trx) => updateRule(trx, { ...rule, activeSince: clock.now.toISOString() }));
    expect(await run()).toBe(0);
    advance(1);
    await write(seriesId, '2026-11-22', [100, 101, 105, 106]);
    await run();
    expect(await listFired()).toEqual([[rule.id, '2026-11-22 2026-04-01']]);
  });

  it('evaluates a vintage again if an import on the same day replaces it', async () => {
    const { seriesId, write, addRule, run, advance, listFired } = await prepare();
    const rule = await addRule(newValue, { seriesId });
    advance(1);
    await write(seriesId, '2026-11-21', [100, 101, 105]);
    await run();
    advance(60);
    await write(seriesId, '2026-11-21', [100, 101, 105, 106]);
    expect([await run(), await run()]).toEqual([1, 0]);
    expect(await listFired()).toEqual([
      [rule.id, '2026-11-21 2026-03-01'],
      [rule.id, '2026-11-21 2026-04-01'],
    ]);
  });

  it('compares new values with the last stored forecasts made before their vintage', async () => {
    const { db, seriesId, write, addRule, run, advance, listFired } = await prepare();
    const rule = await addRule({ kind: 'outside_forecast' }, { seriesId });
    const march = { period: '2026-03-01', lower: 101, upper: 103 };
    await storeForecast(db, seriesId, { ...march, vintageDate: '2026-10-10' });
    advance(1);
    await write(seriesId, '2026-11-21', [100, 101, 105]);
    // Several forecasts from later vintages do not hide it.
    for (let day = 22; day < 28; day += 1) {
      await write(seriesId, `2026-11-${day}`, [100, 101, 105]);
      await storeForecast(db, seriesId, { ...march, upper: 110, vintageDate: `2026-11-${day}` });
    }
    await run();
    expect(await listFired()).toEqual([[rule.id, '2026-11-21 2026-03-01']]);
  });

  it('ends a rule that fires once, and keeps a rule quiet for its hours', async () => {
    const { db, seriesId, write, addRule, run, advance, listFired } = await prepare();
    const once = await addRule(newValue, { seriesId, repeat: 'once' });
    const quiet = await addRule(newValue, { seriesId, quietHours: 24 });
    const values = [100, 101];
    for (const day of ['2026-11-21', '2026-11-22', '2026-11-23']) {
      advance(12 * 60);
      await write(seriesId, day, [...values, 105]);
      values.push(105);
      await run();
    }
    const fired = await listFired();
    expect(fired.filter(([id]) => id === once.id)).toEqual([[once.id, '2026-11-21 2026-03-01']]);
    expect((await findRule(db, 'ada', once.id))?.status).toBe('ended');
    expect(fired.filter(([id]) => id === quiet.id)).toEqual([
      [quiet.id, '2026-11-21 2026-03-01'],
      [quiet.id, '2026-11-23 2026-05-01'],
    ]);
  });

  it.each(['always', 'once'] as const)(
    'fires for a series after finding again what it has fired for (%s)',
    async (repeat) => {
      const { db, seriesId, write, addRule, run, advance, listFired } = await prepare();
      const other = await createSeries(db, 'wages');
      await write(other, '2026-10-10', [1, 2]);
      const target = { type: 'release', indicator: null, country: null, release: exampleRelease.id } as const;
      const rule = await addRule(newValue, { target, targetType: 'release', quietHours: 1 });
      advance(1);
      await write(seriesId, '2026-11-21', [100, 101, 105]);
      expect(await run()).toBe(1);
      await db('alert_rules').where({ id: rule.id }).update({ repeat, status: 'active' });
      advance(120);
      await write(seriesId, '2026-11-21', [100, 101, 106]);
      await write(other, '2026-11-21', [1, 2, 3]);
      expect(await run()).toBe(1);
      expect(await listFired()).toHaveLength(2);
    },
  );

  it('fires rules about a watchlist for the series on it, and rules about a release for its series', async () => {
    const { db, seriesId, write, addRule, run, advance, clock } = await prepare();
    const other = await createSeries(db, 'wages');
    await write(other, '2026-10-10', [1, 2]);
    const createdAt = clock.now.toISOString();
    await insertWatch(db, { id: 'watch', accountId: 'bob', seriesId: other, notifiedUntil: '', createdAt });
    const target = { indicator: null, country: null, release: null };
    const watching = await addRule(newValue, {
      ...{ accountId: 'bob', target: { ...target, type: 'watchlist' }, targetType: 'watchlist', releaseId: null },
    });
    const ofRelease = await addRule(newValue, {
      ...{ target: { ...target, type: 'release', release: exampleRelease.id }, targetType: 'release' },
    });
    advance(1);
    await write(seriesId, '2026-11-21', [100, 101, 105]);
    await write(other, '2026-11-21', [1, 2, 3]);
    expect(await run()).toBe(3);
    const fired = await db('alert_firings').orderBy('id').select('rule_id', 'subject');
    const list = (id: string) => fired.filter((row) => row.rule_id === id).map(({ subject }) => subject);
    expect(list(watching.id)).toEqual([`series ${other}`]);
    expect(list(ofRelease.id).sort()).toEqual([`series ${seriesId}`, `series ${other}`].sort());
  });

  it('mails what fires at once to confirmed addresses, one mail for each account', async () => {
    const { db, seriesId, write, addRule, run, advance, sendMails, mailbox } = await prepare();
    await db('accounts').where({ id: 'bob' }).update({ email_verified_at: null });
    const delivery = { inApp: false, mail: 'now', webhookIds: [] } as const;
    await addRule(newValue, { seriesId, delivery: { ...delivery, webhookIds: [] } });
    await addRule(above, { seriesId, name: 'Above', delivery: { ...delivery, webhookIds: [] } });
    await addRule(newValue, { seriesId, accountId: 'bob', delivery: { ...delivery, webhookIds: [] } });
    advance(1);
    await write(seriesId, '2026-11-21', [100, 101, 105]);
    expect([await run(), mailbox]).toEqual([3, []]);
    expect([await sendMails(), await sendMails()]).toEqual([1, 0]);
    expect(mailbox).toMatchObject([{ to: 'ada@example.org', subject: '2 alerts from Almanac' }]);
    expect(mailbox[0]?.text).toContain('Prices (US) for 2026-03 is 105, above 104.');
    expect(await listNotifications(db, 'ada', { limit: 10 })).toEqual([]);
  });

  it('keeps what it stores for a digest until the digest is sent', async () => {
    const { db, seriesId, write, addRule, run, advance } = await prepare();
    await addRule(newValue, { seriesId, delivery: { inApp: true, mail: 'daily', webhookIds: [] } });
    advance(1);
    await write(seriesId, '2026-11-21', [100, 101, 105]);
    await run();
    const [row] = await db('alert_firings').select('mail', 'mailed_at');
    expect(row).toEqual({ mail: 'daily', mailed_at: null });
  });

  it('fires once if several processes evaluate at the same time', async () => {
    const { seriesId, write, addRule, advance, createEngine, listFired } = await prepare();
    await addRule(newValue, { seriesId });
    advance(1);
    await write(seriesId, '2026-11-21', [100, 101, 105]);
    const counts = await Promise.all([createEngine(), createEngine(), createEngine()].map((engine) => engine.run()));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await listFired()).toHaveLength(1);
  });

  it('loses and repeats nothing if a batch fails, and another process continues when the lease ends', async () => {
    const { db, seriesId, write, addRule, run, advance, createEngine, listFired } = await prepare();
    await addRule(newValue, { seriesId });
    advance(1);
    await write(seriesId, '2026-11-21', [100, 101, 105]);
    await db.schema.renameTable('notifications', 'moved_notifications');
    // An error of SQLite is one of the first test file of the process, which `rejects.toThrow` does not take for an Error.
    expect(await run().catch((failure: unknown) => String(failure))).toContain('notifications');
    await db.schema.renameTable('moved_notifications', 'notifications');
    expect([await listFired(), await listEventsAfter(db, 0, 10)]).toEqual([[], []]);
    const other = createEngine();
    expect(await other.run()).toBe(0);
    advance(2);
    expect([await other.run(), await run()]).toEqual([1, 0]);
    expect(await listFired()).toHaveLength(1);
  });

  it('waits while series of the library are loaded', async () => {
    const { db, seriesId, write, addRule, run, advance } = await prepare();
    await addRule(newValue, { seriesId });
    advance(1);
    await write(seriesId, '2026-11-21', [100, 101, 105]);
    await db('data_versions').where({ name: 'library' }).update({ loading: 1 });
    expect(await run()).toBe(0);
    await db('data_versions').where({ name: 'library' }).update({ loading: 0 });
    expect(await run()).toBe(1);
  });
});
