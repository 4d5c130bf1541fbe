import type { Knex } from 'knex';
import { accountDefaults } from '../../server/accounts/accountDefaults.js';
import { readConfig } from '../../server/config.js';
import { ApiError } from '../../server/errors.js';
import type { Mail } from '../../server/mail/mailer.js';
import { savePreferences } from '../../server/notifications/preferences.js';
import { notifyWatchers } from '../../server/scheduled/notifyWatchers.js';
import { insertAccount, updateAccount } from '../../server/store/accounts.js';
import { listNotifications } from '../../server/store/notifications.js';
import { writeVintages } from '../../server/store/vintages.js';
import { insertWatch } from '../../server/store/watchlist.js';
import { addExampleSeries, at } from '../store/exampleCatalogue.js';
import { collectMail } from '../support/collectMail.js';
import { forEachDatabase } from '../support/databases.js';

const config = readConfig({ NODE_ENV: 'test', PUBLIC_URL: 'https://almanac.example.org' });
const now = () => new Date('2026-11-21T12:00:00.000Z');

/** A database with a series of one vintage that two accounts watch. */
class WatchedSeries {
  readonly mailbox: Mail[] = [];
  mailer = collectMail(this.mailbox);

  constructor(
    readonly db: Knex,
    readonly seriesId: number,
  ) {}

  static async open(db: Knex): Promise<WatchedSeries> {
    const [series] = await addExampleSeries(db);
    const watchedSeries = new WatchedSeries(db, series?.id ?? 0);
    await watchedSeries.addVintage('2026-09-01', [100, 101]);
    for (const id of ['ada', 'bob']) {
      await insertAccount(db, {
        ...accountDefaults,
        id,
        email: `${id}@example.org`,
        emailVerifiedAt: at,
        createdAt: at,
      });
      await watchedSeries.watch(id);
    }
    return watchedSeries;
  }

  watch(accountId: string, notifiedUntil = '2026-09-01'): Promise<void> {
    return insertWatch(this.db, { id: accountId, accountId, seriesId: this.seriesId, notifiedUntil, createdAt: at });
  }

  /** Monthly values from January 2026 on, as known on a day. */
  async addVintage(date: string, values: number[]): Promise<void> {
    const observations = values.map((value, month) => ({ date: `2026-0${month + 1}-01`, value }));
    await writeVintages(this.db, this.seriesId, [{ date, unit: 'Percent', kind: 'native', observations }], at);
  }

  notify(): Promise<number> {
    return notifyWatchers({ db: this.db, config, mailer: this.mailer, now });
  }

  /** Kind, body and link of the notifications of an account, newest first. */
  async listNotified(accountId: string): Promise<[string, string, string][]> {
    const rows = await listNotifications(this.db, accountId, { limit: 10 });
    return rows.map(({ kind, body, link }) => [kind, body, link]);
  }

  async setPreferences(accountId: string, channels: { in_app: boolean; email: boolean }): Promise<void> {
    const [release, revision, key_created, key_revoked, quota_80, quota_100] = Array(6).fill(channels);
    const preferences = { release, revision, key_created, key_revoked, quota_80, quota_100 };
    await savePreferences(this.db, accountId, preferences);
  }
}

const page = '/indicators/indicator-0?country=US';

forEachDatabase((openFresh) => {
  it('notifies each watcher of new values and, separately, of revisions, with the vintage', async () => {
    const watchedSeries = await WatchedSeries.open(await openFresh());
    await watchedSeries.addVintage('2026-10-01', [100, 101.5, 102]);
    expect(await watchedSeries.notify()).toBe(4);
    for (const account of ['ada', 'bob']) {
      expect(await watchedSeries.listNotified(account)).toEqual([
        ['release', '1 new value, the latest for 2026-03, as of 2026-10-01.', page],
        ['revision', '1 revised value since 2026-09-01.', `${page}&vintage=2026-09-01`],
      ]);
    }
    const [row] = await listNotifications(watchedSeries.db, 'ada', { limit: 1 });
    expect(row).toMatchObject({
      title: 'New values: indicator-0 (US)',
      indicator: 'indicator-0',
      country: 'US',
      vintage: '2026-10-01',
      createdAt: '2026-11-21T12:00:00.000Z',
      readAt: null,
    });
  });

  it('notifies of each change once', async () => {
    const watchedSeries = await WatchedSeries.open(await openFresh());
    await watchedSeries.addVintage('2026-10-01', [100, 101, 102]);
    expect([await watchedSeries.notify(), await watchedSeries.notify()]).toEqual([2, 0]);
    expect(await watchedSeries.listNotified('ada')).toHaveLength(1);
  });

  it('notifies once if several processes run at the same time', async () => {
    const watchedSeries = await WatchedSeries.open(await openFresh());
    await watchedSeries.setPreferences('ada', { in_app: true, email: true });
    await watchedSeries.addVintage('2026-10-01', [100, 101.5, 102]);
    const counts = await Promise.all(Array.from({ length: 4 }, () => watchedSeries.notify()));
    expect(counts.reduce((sum, count) => sum + count)).toBe(4);
    expect(await watchedSeries.listNotified('ada')).toHaveLength(2);
    expect(watchedSeries.mailbox).toHaveLength(1);
  });

  it('ignores vintages from before the watch, and older vintages that are added later', async () => {
    const watchedSeries = await WatchedSeries.open(await openFresh());
    await watchedSeries.addVintage('2026-08-01', [99]);
    expect(await watchedSeries.notify()).toBe(0);
  });

  it('combines several vintages into one notification per kind', async () => {
    const watchedSeries = await WatchedSeries.open(await openFresh());
    await watchedSeries.addVintage('2026-10-01', [100, 101, 102]);
    await watchedSeries.addVintage('2026-11-01', [100, 101, 102.5, 103]);
    await watchedSeries.notify();
    expect((await watchedSeries.listNotified('ada')).map(([, body]) => body)).toEqual([
      '2 new values, the latest for 2026-04, as of 2026-11-01.',
      '1 revised value since 2026-09-01.',
    ]);
  });

  it('reports withdrawn values as revisions', async () => {
    const watchedSeries = await WatchedSeries.open(await openFresh());
    await watchedSeries.addVintage('2026-10-01', [100]);
    await watchedSeries.notify();
    expect((await watchedSeries.listNotified('ada')).map(([kind, body]) => [kind, body])).toEqual([
      ['revision', '1 withdrawn value since 2026-09-01.'],
    ]);
  });

  it('ignores a vintage without changes', async () => {
    const watchedSeries = await WatchedSeries.open(await openFresh());
    await watchedSeries.addVintage('2026-10-01', [100, 101]);
    expect([await watchedSeries.notify(), await watchedSeries.listNotified('ada')]).toEqual([0, []]);
  });

  it('sends one mail per run, to accounts that opted in', async () => {
    const watchedSeries = await WatchedSeries.open(await openFresh());
    await watchedSeries.setPreferences('ada', { in_app: false, email: true });
    await watchedSeries.addVintage('2026-10-01', [100, 101.5, 102]);
    await watchedSeries.notify();
    await watchedSeries.notify();
    expect(watchedSeries.mailbox.map(({ to, subject }) => [to, subject])).toEqual([
      ['ada@example.org', '2 notifications from Almanac'],
    ]);
    const [{ text } = { text: '' }] = watchedSeries.mailbox;
    expect(text).toContain(`https://almanac.example.org${page}\n`);
    expect(text).toContain('https://almanac.example.org/settings/notifications');
    expect(await watchedSeries.listNotified('ada')).toEqual([]);
    expect(await watchedSeries.listNotified('bob')).toHaveLength(2);
  });

  it('sends no mail to unconfirmed or suspended accounts', async () => {
    const watchedSeries = await WatchedSeries.open(await openFresh());
    for (const account of ['ada', 'bob']) await watchedSeries.setPreferences(account, { in_app: true, email: true });
    await updateAccount(watchedSeries.db, 'ada', { emailVerifiedAt: null }, at);
    await updateAccount(watchedSeries.db, 'bob', { suspendedAt: at }, at);
    await watchedSeries.addVintage('2026-10-01', [100, 101, 102]);
    expect([await watchedSeries.notify(), watchedSeries.mailbox]).toEqual([2, []]);
  });

  it('stores notifications even if the server cannot send mail', async () => {
    const watchedSeries = await WatchedSeries.open(await openFresh());
    for (const account of ['ada', 'bob']) await watchedSeries.setPreferences(account, { in_app: true, email: true });
    watchedSeries.mailer.send = () => {
      throw new ApiError('service_unavailable');
    };
    await watchedSeries.addVintage('2026-10-01', [100, 101, 102]);
    expect(await watchedSeries.notify()).toBe(2);
    for (const account of ['ada', 'bob']) expect(await watchedSeries.listNotified(account)).toHaveLength(1);
  });
});
