import { createServer, type Server } from 'node:http';
import type { Knex } from 'knex';
import pino from 'pino';
import supertest from 'supertest';
import { generateApiKey } from '../../server/access/secrets.js';
import { createApp } from '../../server/app.js';
import { readConfig } from '../../server/config.js';
import { createSharedLimits } from '../../server/limits/createSharedLimits.js';
import { UsageLedger } from '../../server/limits/usageLedger.js';
import { openAppContext } from '../../server/openAppContext.js';
import { openDatabase } from '../../server/store/database.js';
import { createPostgresCounter } from '../../server/store/postgresCounter.js';
import { createPostgresNodes } from '../../server/store/postgresNodes.js';
import { createVersionReader } from '../../server/store/versionReader.js';
import { collectMail } from '../support/collectMail.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { readLimitHeaders } from '../support/readLimitHeaders.js';

/** Nothing listens there. */
const url = 'postgres://127.0.0.1:1/x';

let db: Knex;
let server: Server;
beforeAll(async () => {
  db = openDatabase(url);
  const context = openAppContext({
    db,
    config: readConfig({ NODE_ENV: 'test' }),
    now: () => new Date('2026-11-21T12:00:00.000Z'),
    mailer: collectMail(),
  });
  const log = pino({ level: 'silent' });
  const ledger = new UsageLedger(db, log);
  const store = { count: createPostgresCounter(db), nodes: createPostgresNodes(db) };
  const { limiter } = createSharedLimits(store, ledger, log);
  server = createServer(createApp(context, createVersionReader(db, url), limiter, log).listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await db.destroy();
});

it.each([[''], ['wrong'], [generateApiKey()]])(
  'the health check returns its body, degraded, with the limit headers, for the key "%s"',
  async (key) => {
    const response = await supertest(server).get('/api/health').set('X-API-Key', key);
    expect([response.status, response.body]).toMatchObject([
      503,
      { status: 'degraded', checks: { postgresConfigured: false } },
    ]);
    expect(readLimitHeaders(response)).toMatchObject({ limit: 1_200 });
  },
);

it.each(['get', 'head'] as const)('a read (%s) returns 503 with the limit headers', async (method) => {
  const read = supertest(server)[method]('/v1/indicators/series?id=real-gdp');
  const response = await read.set('X-API-Key', generateApiKey());
  expect(response.status).toBe(503);
  if (method === 'get') expectErrorResponse(response, 503, 'service_unavailable');
  readLimitHeaders(response);
});

it.each(['yaml', 'json'])('the contract is available as %s', async (form) => {
  const response = await supertest(server).get(`/openapi.${form}`).set('X-API-Key', generateApiKey());
  expect(response.status).toBe(200);
  expect(readLimitHeaders(response).limit).toBe(60);
});

it('a request with a missing or malformed key is rejected without a query', async () => {
  const sendRequest = () => supertest(server).get('/v1/indicators/series?id=real-gdp');
  expectErrorResponse(await sendRequest(), 401, 'missing_api_key');
  expectErrorResponse(await supertest(server).post('/api/health').set('X-API-Key', 'wrong'), 405, 'method_not_allowed');
});
