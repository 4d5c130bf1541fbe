import type { Knex } from 'knex';
import { generateApiKey } from '../../server/access/secrets.js';
import { createAccount } from '../../server/setup/createAccount.js';
import { openDatabase } from '../../server/store/database.js';
import { createVersionReader } from '../../server/store/versionReader.js';
import { addExampleSeries } from '../store/exampleCatalogue.js';
import { createDatabase, type FreshDatabase } from '../support/databases.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { type FaultProxy, startFaultProxy } from '../support/faultProxy.js';
import { type Node, startNode } from '../support/startNode.js';

const postgresUrl = process.env['TEST_POSTGRES_URL'];
const onPostgres = postgresUrl === undefined ? describe.skip : describe;
/** A read that is kept in memory, and reads that are not. */
const hot = '/v1/countries';
let coldCount = 0;
const createCold = () => `/v1/indicators/search?q=inflation${coldCount++}`;
const health = '/api/health';
/** What requests may take beyond a limit on a busy machine. */
const slackMs = 1_000;

onPostgres(`on PostgreSQL${postgresUrl === undefined ? ' (skipped: TEST_POSTGRES_URL is not set)' : ''}`, () => {
  const clock = { now: new Date('2026-11-21T12:00:00.000Z') };
  let database: FreshDatabase;
  let proxy: FaultProxy;
  let db: Knex;
  let node: Node;
  let key: string;
  beforeAll(async () => {
    database = await createDatabase(String(postgresUrl));
    await addExampleSeries(database.db, 2);
    key = await createAccount(database.db, 'ada@example.org', 'enterprise', clock.now);
    proxy = await startFaultProxy(database.url);
    db = openDatabase(proxy.url);
    node = await startNode({ db, clock, log: [], changes: createVersionReader(db, proxy.url) }, {});
    expect((await send(hot)).status).toBe(200);
    expect((await send(hot)).status).toBe(200);
  });
  afterAll(async () => {
    await node.stop();
    await db.destroy();
    await proxy.close();
    await database.drop();
  });

  async function send(path: string, secret = key) {
    const startedAt = performance.now();
    const response = await node.request.get(path).set('X-API-Key', secret);
    return Object.assign(response, { ms: performance.now() - startedAt });
  }

  async function readHealth() {
    // A health check is given again for two seconds.
    clock.now = new Date(clock.now.getTime() + 3_000);
    return send(health);
  }

  async function awaitRecovery(): Promise<void> {
    while ((await readHealth()).status !== 200);
  }

  it('a database that does not respond fails health and reads within two seconds, and nothing else', async () => {
    proxy.stall();
    const [kept, checked, refused] = await Promise.all([send(hot), readHealth(), send(createCold())]);
    expect(kept.status).toBe(200);
    expect([checked.status, checked.body]).toMatchObject([
      503,
      { status: 'degraded', problem: 'The database does not respond in time.' },
    ]);
    expect(checked.ms).toBeLessThan(1_000 + slackMs);
    expectErrorResponse(refused, 503, 'service_unavailable', 'The database does not respond in time.');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Math.max(kept.ms, refused.ms)).toBeLessThan(2_250 + slackMs);
    // From now on nothing waits.
    for (const [path, status] of [
      [hot, 200],
      [createCold(), 503],
      [health, 503],
    ] as const) {
      const later = await send(path);
      expect([later.status, later.ms < slackMs]).toEqual([status, true]);
    }
    proxy.restore();
    await awaitRecovery();
    for (const path of [hot, createCold()]) expect((await send(path)).status).toBe(200);
  });

  it('connections that a proxy has cut are replaced', async () => {
    proxy.disconnect();
    expectErrorResponse(await send(createCold()), 503, 'service_unavailable', 'The database cannot be reached.');
    expect((await send(hot)).status).toBe(200);
    proxy.restore();
    await awaitRecovery();
    expect((await send(createCold())).status).toBe(200);
  });

  it.each(['api_keys', 'data_versions', 'rate_windows'])(
    'a lock of the table %s stops neither health nor reads from memory',
    async (table) => {
      await database.db.transaction(async (trx) => {
        await trx.raw('lock table ?? in access exclusive mode', [table]);
        // More requests than the pool has connections, with keys that have to be looked up.
        const others = Array.from({ length: 15 }, () => send(createCold(), generateApiKey()));
        const [kept, checked] = await Promise.all([send(hot), readHealth()]);
        expect([kept.status, checked.status]).toEqual([200, 200]);
        expect(Math.max(kept.ms, checked.ms)).toBeLessThan(1_500 + slackMs);
        for (const { status, ms } of await Promise.all(others)) {
          expect(status).toBe(table === 'api_keys' ? 503 : 401);
          expect(ms).toBeLessThan(2_250 + slackMs);
        }
      });
      await awaitRecovery();
      expect((await send(createCold())).status).toBe(200);
    },
  );

  it('a server stops while the database does not respond', async () => {
    const other = openDatabase(proxy.url);
    await other.raw('select 1');
    const sleeping = other.raw('select pg_sleep(60)').catch(() => undefined);
    proxy.stall();
    const startedAt = performance.now();
    await other.destroy();
    await sleeping;
    expect(performance.now() - startedAt).toBeLessThan(5_000 + slackMs);
    proxy.restore();
  });
});
