import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Knex } from 'knex';
import pino from 'pino';
import { createApp } from '../../server/app.js';
import { readConfig } from '../../server/config.js';
import { openAppContext } from '../../server/openAppContext.js';
import { openDatabase } from '../../server/store/database.js';
import { createVersionReader, type VersionReader } from '../../server/store/versionReader.js';
import { collectMail } from '../../tests/support/collectMail.js';
import { Connection } from './connection.js';
import { type LimiterVariant, openLimiterVariants } from './limiterVariants.js';
import { measureInterleaved } from './measureTime.js';
import { formatRequest } from './sample.js';

const decisionsPerBatch = 1_000;
const readsPerBatch = 300;
const perDay = 1_000_000_000;

/** Times of a rate limiter with sequential requests: one decision, and one whole cached read. */
export interface LimitTimes {
  name: string;
  decisionMicroseconds: number;
  readMicroseconds: number;
}

export async function timeLimits(url: string, key: string): Promise<LimitTimes[]> {
  const db = openDatabase(url);
  const changes = createVersionReader(db, url);
  const variants = await openLimiterVariants(db);
  const readers = await Promise.all(variants.map((variant) => openReader(variant, db, changes, key)));
  const decisions = await measureInterleaved(variants.map(createDecision), decisionsPerBatch);
  const reads = await measureInterleaved(
    readers.map(({ read }) => read),
    readsPerBatch,
  );
  for (const { close } of [...readers, ...variants]) await close();
  changes.close();
  await db.destroy();
  return variants.map(({ name }, index) => ({
    name,
    decisionMicroseconds: decisions[index] ?? Number.NaN,
    readMicroseconds: reads[index] ?? Number.NaN,
  }));
}

function createDecision({ name, limiter }: LimiterVariant): () => unknown {
  const allowance = { name, perMinute: 0, day: { accountId: name, keyId: name, perDay } };
  return () => limiter.admit(allowance, 0);
}

/** Opens a server with a limiter, and a client that repeats the same request. */
async function openReader({ limiter }: LimiterVariant, db: Knex, changes: VersionReader, key: string) {
  const context = openAppContext({
    db,
    config: readConfig({ NODE_ENV: 'production' }),
    now: () => new Date(),
    mailer: collectMail(),
  });
  const server = createServer(createApp(context, changes, limiter, pino({ level: 'silent' })).listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const connection = await Connection.open((server.address() as AddressInfo).port);
  const request = formatRequest('/api/indicators/real-gdp', key);
  return {
    read: () => new Promise((resolve, reject) => connection.send(request, resolve, reject)),
    async close() {
      connection.close();
      server.close();
    },
  };
}
