import type { Knex } from 'knex';
import pino from 'pino';
import { readConfig } from '../../server/config.js';
import { UsageLedger } from '../../server/limits/usageLedger.js';
import type { Mail } from '../../server/mail/mailer.js';
import { QuotaMonitor } from '../../server/notifications/quotaMonitor.js';
import { deleteAccount } from '../../server/store/accounts.js';
import { listNotifications } from '../../server/store/notifications.js';
import { at } from '../store/exampleCatalogue.js';
import { insertAccounts } from '../support/accounts.js';
import { collectMail } from '../support/collectMail.js';
import { forEachDatabase } from '../support/databases.js';

const noon = new Date('2026-11-21T12:00:00.000Z');
const config = readConfig({ NODE_ENV: 'test' });

/** The usage ledger of one process, with an account that may make ten requests a day. */
class QuotaProcess {
  readonly mailbox: Mail[] = [];
  readonly warnings: string[] = [];
  readonly ledger: UsageLedger;

  constructor(readonly db: Knex) {
    const log = pino({ level: 'warn' }, { write: (line: string) => void this.warnings.push(line) });
    const mailer = collectMail(this.mailbox);
    const monitor = new QuotaMonitor({ db, config, mailer, now: () => noon }, log);
    this.ledger = new UsageLedger(db, log, (used) => monitor.check(used));
  }

  /** Records requests with a key, and writes them. */
  async use(requests: number, at = noon, keyId = 'key'): Promise<void> {
    for (let made = 0; made < requests; made += 1) {
      const tally = { at: at.getTime(), admitted: true, usedInDay: 0 };
      this.ledger.record({ accountId: 'ada', keyId, perDay: 10 }, tally);
    }
    await this.ledger.flush();
  }
}

async function listNotified(db: Knex): Promise<[kind: string, day: string][]> {
  const rows = await listNotifications(db, 'ada', { limit: 10 });
  return rows.map(({ kind, occasion }) => [kind, occasion]);
}

forEachDatabase((openFresh) => {
  async function open(): Promise<Knex> {
    const db = await openFresh();
    await insertAccounts(db, 'ada');
    return db;
  }

  it('notifies once at 80 and once at 100 percent of the day, over all keys of the account', async () => {
    const db = await open();
    const quotaProcess = new QuotaProcess(db);
    await quotaProcess.use(7);
    expect(await listNotified(db)).toEqual([]);
    await quotaProcess.use(1, noon, 'another');
    expect(await listNotified(db)).toEqual([['quota_80', '2026-11-21']]);
    await quotaProcess.use(1);
    expect(await listNotified(db)).toHaveLength(1);
    await quotaProcess.use(1);
    expect(await listNotified(db)).toEqual([
      ['quota_100', '2026-11-21'],
      ['quota_80', '2026-11-21'],
    ]);
    const [last] = await listNotifications(db, 'ada', { limit: 1 });
    expect(last).toMatchObject({
      title: 'You have used all of today’s requests',
      body: 'You have used 10 of the 10 requests allowed on 2026-11-21 (UTC). Further requests are refused until midnight UTC.',
      link: '/settings/usage',
    });
    expect(quotaProcess.mailbox.map(({ subject }) => subject)).toEqual(['You have used all of today’s requests']);
  });

  it('notifies again the next day', async () => {
    const db = await open();
    const quotaProcess = new QuotaProcess(db);
    await quotaProcess.use(8);
    await quotaProcess.use(8, new Date('2026-11-22T00:00:01.000Z'));
    expect((await listNotified(db)).map(([, day]) => day)).toEqual(['2026-11-22', '2026-11-21']);
  });

  it('notifies once even with several processes or after a restart', async () => {
    const db = await open();
    const processes = [1, 2, 3].map(() => new QuotaProcess(db));
    for (const one of processes) await one.use(3);
    await Promise.all(processes.map((one) => one.use(1)));
    await new QuotaProcess(db).use(1);
    expect((await listNotified(db)).map(([kind]) => kind)).toEqual(['quota_100', 'quota_80']);
    expect(processes.flatMap(({ mailbox }) => mailbox)).toHaveLength(1);
  });

  it('counts no request twice if a notification cannot be written, and notifies later', async () => {
    const db = await open();
    const quotaProcess = new QuotaProcess(db);
    await db.schema.renameTable('notifications', 'elsewhere');
    await quotaProcess.use(8);
    expect(quotaProcess.warnings).toHaveLength(1);
    await db.schema.renameTable('elsewhere', 'notifications');
    await quotaProcess.use(1);
    expect(await listNotified(db)).toEqual([['quota_80', '2026-11-21']]);
    expect(await db('usage_days').pluck('requests')).toEqual([9]);
  });

  it('does nothing if the account was deleted', async () => {
    const db = await open();
    await deleteAccount(db, 'ada', at);
    const quotaProcess = new QuotaProcess(db);
    await quotaProcess.use(10);
    expect([quotaProcess.warnings, quotaProcess.mailbox, await listNotified(db)]).toEqual([[], [], []]);
  });
});
