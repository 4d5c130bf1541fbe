import type { Knex } from 'knex';
import { accountDefaults } from '../../server/accounts/accountDefaults.js';
import { ComputePool } from '../../server/compute/computePool.js';
import { readConfig } from '../../server/config.js';
import { openOutboundClients } from '../../server/openOutboundClients.js';
import { cleanUp } from '../../server/scheduled/cleanUp.js';
import { insertAccount } from '../../server/store/accounts.js';
import { replaceAccountToken } from '../../server/store/accountTokens.js';
import { addNews, listNews } from '../../server/store/news.js';
import { insertNotification } from '../../server/store/notifications.js';
import { finishScheduledRun, startScheduledRun } from '../../server/store/scheduledRuns.js';
import { insertSession } from '../../server/store/sessions.js';
import { collectMail } from '../support/collectMail.js';
import { forEachDatabase } from '../support/databases.js';
import { addEndpoint } from '../webhooks/endpoints.js';

const now = '2026-11-21T12:00:00.000Z';
const passed = '2026-11-21T11:59:59.999Z';
const coming = '2026-11-21T12:00:00.001Z';
const eightDaysAgo = '2026-11-13T12:00:00.000Z';

async function run(db: Knex): Promise<Record<string, number>> {
  const mailer = collectMail();
  const clock = () => new Date(now);
  const compute = new ComputePool();
  const parts = { db, config: readConfig({}), mailer, compute, now: clock, stopping: new AbortController().signal };
  return cleanUp.run({ ...parts, ...openOutboundClients(parts) }, () => undefined);
}

async function account(db: Knex, id: string, createdAt: string, emailVerifiedAt: string | null): Promise<void> {
  await insertAccount(db, { ...accountDefaults, id, email: `${id}@example.org`, createdAt, emailVerifiedAt });
}

forEachDatabase((openFresh) => {
  it('deletes expired sessions and links, and keeps the others', async () => {
    const db = await openFresh();
    await account(db, 'ada', now, now);
    const session = { accountId: 'ada', createdAt: now, lastSeenAt: now, address: '::1', userAgent: '' };
    await insertSession(db, { ...session, id: 'old', hash: '1', expiresAt: passed });
    await insertSession(db, { ...session, id: 'live', hash: '2', expiresAt: coming });
    await replaceAccountToken(db, { accountId: 'ada', hash: '3', purpose: 'sign_in', expiresAt: passed });
    await replaceAccountToken(db, { accountId: 'ada', hash: '4', purpose: 'reset_password', expiresAt: coming });
    expect(await run(db)).toEqual({
      sessions: 1,
      tokens: 1,
      signUps: 0,
      addresses: 0,
      accounts: 0,
      notifications: 0,
      news: 0,
      alerts: 0,
      webhookDeliveries: 0,
      events: 0,
      forecasts: 0,
      jobRuns: 0,
      providerAnswers: 0,
      tasks: 0,
    });
    expect(await db('sessions').pluck('id')).toEqual(['live']);
    expect(await db('account_tokens').pluck('hash')).toEqual(['4']);
  });

  it('deletes accounts that were not confirmed within seven days', async () => {
    const db = await openFresh();
    await account(db, 'gone', eightDaysAgo, null);
    await account(db, 'asked-again', eightDaysAgo, null);
    await account(db, 'confirmed', eightDaysAgo, eightDaysAgo);
    await account(db, 'new', '2026-11-14T12:00:00.000Z', null);
    const token = { hash: '1', purpose: 'sign_in', expiresAt: coming } as const;
    await replaceAccountToken(db, { ...token, accountId: 'asked-again' });
    expect(await run(db)).toMatchObject({ accounts: 1 });
    expect((await db('accounts').pluck('id')).sort()).toEqual(['asked-again', 'confirmed', 'new']);
  });

  it('deletes notifications older than a year, read or not', async () => {
    const db = await openFresh();
    await account(db, 'ada', now, now);
    const notification = { accountId: 'ada', kind: 'quota_100', title: '', body: '', link: '/', listed: true } as const;
    const about = { indicator: null, country: null, vintage: null };
    for (const createdAt of ['2025-11-20T11:59:59.999Z', '2025-11-20T12:00:00.000Z']) {
      await insertNotification(db, { ...notification, ...about, occasion: createdAt, createdAt, readAt: null });
    }
    expect(await run(db)).toMatchObject({ notifications: 1 });
    expect(await db('notifications').pluck('created_at')).toEqual(['2025-11-20T12:00:00.000Z']);
  });

  it('deletes news older than a year, with their feeds and links', async () => {
    const db = await openFresh();
    const item = { agency: 'a', title: 't', summary: null, url: null, dateGiven: true };
    const dates = ['2025-11-20T11:59:59.999Z', '2025-11-20T12:00:00.000Z'];
    await addNews(
      db,
      'bea',
      dates.map((publishedAt) => ({ item: { ...item, key: publishedAt, publishedAt }, releaseIds: ['us-gdp'] })),
    );
    expect(await run(db)).toMatchObject({ news: 1 });
    expect(await listNews(db, { words: [], limit: 9 })).toEqual([
      expect.objectContaining({ key: dates[1], feeds: ['bea'], releaseIds: ['us-gdp'] }),
    ]);
    expect([await db('news_sightings').pluck('feed'), await db('news_releases').pluck('release_id')]).toEqual([
      ['bea'],
      ['us-gdp'],
    ]);
  });

  it('deletes runs of scheduled jobs that ended more than 90 days ago, and nothing the second time', async () => {
    const db = await openFresh();
    const outcome = { state: 'succeeded', counts: {}, error: null } as const;
    for (const at of ['2026-08-23T11:59:59.999Z', '2026-08-23T12:00:00.000Z']) {
      await finishScheduledRun(db, (await startScheduledRun(db, 'x', at, at))?.id ?? 0, at, outcome);
    }
    expect(await run(db)).toMatchObject({ jobRuns: 1 });
    expect(await run(db)).toEqual({
      sessions: 0,
      tokens: 0,
      signUps: 0,
      addresses: 0,
      accounts: 0,
      notifications: 0,
      news: 0,
      alerts: 0,
      webhookDeliveries: 0,
      events: 0,
      forecasts: 0,
      jobRuns: 0,
      providerAnswers: 0,
      tasks: 0,
    });
    expect(await db('scheduled_runs').pluck('ended_at')).toEqual(['2026-08-23T12:00:00.000Z']);
  });

  it('deletes deliveries of webhooks with their attempts after 30 days, and the counts of those days', async () => {
    const db = await openFresh();
    await account(db, 'ada', now, now);
    await addEndpoint(db, { id: 'hook', accountId: 'ada', url: 'https://example.org/' });
    const days = ['2026-10-22T11:59:59.999Z', '2026-10-22T12:00:00.000Z'];
    for (const [index, created_at] of days.entries()) {
      const id = index + 1;
      const delivery = { id, endpoint_id: 'hook', event_id: id, message_id: `evt_${id}`, event_type: 'alert.fired' };
      await db('webhook_deliveries').insert({ ...delivery, status: 'failed', failures: 1, created_at });
      await db('webhook_attempts').insert({ delivery_id: id, at: created_at, duration_ms: 1 });
    }
    for (const day of ['2026-10-21', '2026-10-22'])
      await db('webhook_days').insert({ account_id: 'ada', day, deliveries: 1 });
    expect(await run(db)).toMatchObject({ webhookDeliveries: 1 });
    expect(await db('webhook_deliveries').pluck('id')).toEqual([2]);
    expect(await db('webhook_attempts').pluck('delivery_id')).toEqual([2]);
    expect(await db('webhook_days').pluck('day')).toEqual(['2026-10-22']);
  });
});
