import pino from 'pino';
import { toDayNumber } from '../../server/access/allowance.js';
import { UsageLedger } from '../../server/limits/usageLedger.js';
import { addUsage } from '../../server/store/usage.js';
import { insertAccounts } from '../support/accounts.js';
import { forEachDatabase } from '../support/databases.js';

const noon = Date.parse('2026-11-21T12:00:00.000Z');
const today = toDayNumber(noon);
const key = { accountId: 'account', keyId: 'key', perDay: 500 };
const silent = pino({ level: 'silent' });

/** Records an admitted request, like a limiter in this process. */
function use(ledger: UsageLedger, at = noon): void {
  ledger.record(key, { at, admitted: true, usedInDay: ledger.getRequestCount(key.accountId, toDayNumber(at)) + 1 });
}

forEachDatabase((openFresh) => {
  it('loads the usage of the day at the start, and writes the usage since', async () => {
    const db = await openFresh();
    await insertAccounts(db, 'account');
    await addUsage(db, [
      { accountId: 'account', keyId: 'older', day: '2026-11-21', requests: 40, usedAt: '2026-11-21T10:00:00.000Z' },
    ]);
    const ledger = new UsageLedger(db, silent);
    await ledger.load(new Date(noon));
    expect(ledger.getRequestCount('account', today)).toBe(40);
    for (const _ of [1, 2, 3]) use(ledger);
    expect(ledger.getRequestCount('account', today)).toBe(43);
    await ledger.flush();
    await ledger.flush();
    expect(await db('usage_days').where({ key_id: 'key' }).pluck('requests')).toEqual([3]);
  });

  it('learns the counts of other processes by writing', async () => {
    const db = await openFresh();
    await insertAccounts(db, 'account');
    const [one, other] = [new UsageLedger(db, silent), new UsageLedger(db, silent)];
    for (const _ of [1, 2, 3]) use(one);
    use(other);
    await one.flush();
    await other.flush();
    expect([one.getRequestCount('account', today), other.getRequestCount('account', today)]).toEqual([3, 4]);
  });

  it('keeps usage that could not be written, warns once, and writes it later', async () => {
    const db = await openFresh();
    await insertAccounts(db, 'account');
    const warnings: string[] = [];
    const ledger = new UsageLedger(db, pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) }));
    await db.schema.renameTable('usage_days', 'elsewhere');
    for (const _ of [1, 2]) {
      use(ledger);
      await ledger.flush();
    }
    expect(warnings).toHaveLength(1);
    await db.schema.renameTable('elsewhere', 'usage_days');
    use(ledger);
    await ledger.flush();
    expect(await db('usage_days').pluck('requests')).toEqual([3]);
  });

  it('goes on writing after the callback failed', async () => {
    const db = await openFresh();
    await insertAccounts(db, 'account');
    const ledger = new UsageLedger(db, silent, () => Promise.reject(new Error('failed')));
    for (const _ of [1, 2]) {
      use(ledger);
      await ledger.flush();
    }
    expect(await db('usage_days').pluck('requests')).toEqual([2]);
  });
});

it('counts days separately, even if clocks differ at midnight, and drops older days', async () => {
  const ledger = new UsageLedger(undefined as never, silent);
  use(ledger);
  use(ledger, noon + 86_400_000);
  use(ledger);
  expect([0, 1, 2].map((later) => ledger.getRequestCount('account', today + later))).toEqual([2, 1, 0]);
  use(ledger, noon + 2 * 86_400_000);
  expect([0, 1, 2].map((later) => ledger.getRequestCount('account', today + later))).toEqual([0, 1, 1]);
});
