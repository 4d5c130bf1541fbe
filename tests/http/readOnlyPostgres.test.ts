import { createVersionReader } from '../../server/store/versionReader.js';
import { createDatabase } from '../support/databases.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { startNode } from '../support/startNode.js';

const postgresUrl = process.env['TEST_POSTGRES_URL'];
const onPostgres = postgresUrl === undefined ? it.skip : it;

onPostgres('a read-only PostgreSQL returns 503 for writes, and health says so', async () => {
  const { db, url, drop } = await createDatabase(String(postgresUrl));
  const clock = { now: new Date('2026-11-21T12:00:00.000Z') };
  const node = await startNode({ db, clock, log: [], changes: createVersionReader(db, url) }, {});
  const { name } = await db.select(db.raw('current_database() as name')).first();
  await db.raw('alter database ?? set default_transaction_read_only = on', [name]);
  // The setting applies to new connections.
  await db.raw('select pg_terminate_backend(pid) from pg_stat_activity where datname = ? and pid <> pg_backend_pid()', [
    name,
  ]);
  await db.raw('set default_transaction_read_only = on');
  const body = { email: 'ada@example.org', password: 'correct horse battery', name: 'Ada' };
  const refused = await node.request.post('/api/account/sign-up').send(body);
  expectErrorResponse(refused, 503, 'service_unavailable', 'The database is read-only at the moment.');
  const health = await node.request.get('/api/health');
  expect([health.status, health.body.problem]).toEqual([503, 'The database is read-only at the moment.']);
  await node.stop();
  await drop();
});
