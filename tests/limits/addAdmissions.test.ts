import { randomUUID } from 'node:crypto';
import { createPostgresNodes } from '../../server/store/postgresNodes.js';
import { getHandle } from '../../server/store/postgresPools.js';
import { createDatabase } from '../support/databases.js';
import { recordStatements } from '../support/recordStatements.js';
import { forEachSharedStore } from '../support/sharedStores.js';

const { TEST_POSTGRES_URL: postgres } = process.env;
const onPostgres = postgres === undefined ? it.skip : it;
const second = 1_000_000;
const minute = 60 * second;
const at = Date.parse('2026-11-21T12:00:00.000Z') * 1_000;

forEachSharedStore((store) => {
  /** Reads how many admissions a window holds and when it frees the next slot, without counting a request. */
  async function readWindow(name: string, perWindow = 100, instant = at) {
    const request = { name, perWindow, windowLength: minute, charge: false, at: instant };
    const { held, resetAt } = await store().count(request);
    return { held, resetAt: resetAt - at };
  }

  it('puts added admissions at their times, between those that the store has counted', async () => {
    const name = randomUUID();
    await store().count({ name, perWindow: 5, windowLength: minute, charge: true, at: at - 30 * second });
    await store().nodes.addAdmissions([{ name, accountId: undefined, agesMs: [40_000, 10_000] }], at);
    expect(await readWindow(name)).toEqual({ held: 3, resetAt: 20 * second });
    expect(await readWindow(name, 2)).toEqual({ held: 3, resetAt: 30 * second });
    expect(await readWindow(name, 100, at + 20 * second)).toEqual({ held: 2, resetAt: 30 * second });
    expect(await readWindow(name, 100, at + 30 * second)).toEqual({ held: 1, resetAt: 50 * second });
  });

  it('adds many windows, with few and with many admissions, and does nothing for none', async () => {
    const id = randomUUID();
    const windows = Array.from({ length: 1_201 }, (_, index) => ({
      name: `${id} ${index}`,
      accountId: undefined,
      agesMs: Array<number>(index === 600 ? 6_000 : (index % 3) + 1).fill(1_000),
    }));
    await store().nodes.addAdmissions(windows, at);
    await store().nodes.addAdmissions([], at);
    for (const { name, agesMs } of windows.filter((_, index) => index % 40 === 0))
      expect((await readWindow(name)).held).toBe(agesMs.length);
  });

  it('adds what two processes send at the same time, in any order', async () => {
    const id = randomUUID();
    const windows = Array.from({ length: 400 }, (_, index) => ({
      name: `${id} ${index}`,
      accountId: undefined,
      agesMs: [1_000],
    }));
    const { nodes } = store();
    const orders = [windows, windows.toReversed(), windows, windows.toReversed()];
    await Promise.all(orders.map((order) => nodes.addAdmissions(order, at)));
    for (const { name } of windows.slice(0, 20)) expect((await readWindow(name)).held).toBe(4);
  });
});

onPostgres('PostgreSQL gets the admissions of 500 windows in one statement', async () => {
  const { db, drop } = await createDatabase(postgres ?? '');
  const statements = recordStatements(getHandle(db, 'control'));
  const windows = Array.from({ length: 1_001 }, (_, index) => ({
    name: `${index}`,
    accountId: undefined,
    agesMs: [0],
  }));
  await createPostgresNodes(db).addAdmissions(windows);
  expect(statements).toHaveLength(3);
  await drop();
});
