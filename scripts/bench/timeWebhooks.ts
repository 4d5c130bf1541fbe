import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Knex } from 'knex';
import { migrate, openDatabase } from '../../server/store/database.js';
import { insertAccounts } from '../../tests/support/accounts.js';
import { createDatabase } from '../../tests/support/databases.js';
import { addEndpoint, fireAlerts, listStatuses } from '../../tests/webhooks/endpoints.js';
import { openSender } from '../../tests/webhooks/openSender.js';
import { startComparedServers } from './comparedServers.js';

/** The sending of events to endpoints in another process. */
export interface WebhookTimes {
  database: string;
  sent: number;
  durationMs: number;
  cpuMs: number;
  maxTurnMs: number;
}

const [endpoints, eventsPerEndpoint] = [40, 50];
export const webhookBenchTitle = `${endpoints * eventsPerEndpoint} webhooks to ${endpoints} endpoints`;

/** Sends from SQLite, and from PostgreSQL if TEST_POSTGRES_URL is set. */
export async function timeWebhooks(): Promise<WebhookTimes[]> {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-bench-webhooks-'));
  const sqlite = openDatabase(`sqlite:${join(folder, 'almanac.db')}`);
  const receivers = await startComparedServers(['bare'], '');
  const receiver = receivers.get('bare');
  try {
    await receiver?.sendAlways?.({ status: 204, headers: {}, body: '', etag: '' });
    const url = `http://127.0.0.1:${receiver?.port}/`;
    await migrate(sqlite);
    const times = [await timeDatabase('SQLite', sqlite, url)];
    const { TEST_POSTGRES_URL } = process.env;
    if (TEST_POSTGRES_URL === undefined) return times;
    const { db, drop } = await createDatabase(TEST_POSTGRES_URL);
    try {
      return [...times, await timeDatabase('PostgreSQL', db, url)];
    } finally {
      await drop();
    }
  } finally {
    await receiver?.stop();
    await sqlite.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function timeDatabase(database: string, db: Knex, url: string): Promise<WebhookTimes> {
  const now = new Date();
  for (let index = 0; index < endpoints; index++) {
    await insertAccounts(db, `bench-${index}`);
    await addEndpoint(db, { id: `endpoint-${index}`, accountId: `bench-${index}`, url });
    await fireAlerts(db, `bench-${index}`, eventsPerEndpoint, now);
  }
  const { sender } = openSender(db, { now });
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const cpu = process.cpuUsage();
  const startedAt = performance.now();
  await sender.runDue();
  const durationMs = performance.now() - startedAt;
  const { user, system } = process.cpuUsage(cpu);
  delay.disable();
  await sender.close();
  const sent = (await listStatuses(db)).filter((status) => status === 'delivered').length;
  return { database, sent, durationMs, cpuMs: (user + system) / 1_000, maxTurnMs: delay.max / 1e6 };
}
