import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Knex } from 'knex';
import { insertAccounts } from '../../tests/support/accounts.js';
import { addEndpoint, fireAlerts, listStatuses } from '../../tests/webhooks/endpoints.js';
import { openSender } from '../../tests/webhooks/openSender.js';
import { startComparedServers } from './comparedServers.js';
import { onEachDatabase } from './onEachDatabase.js';

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

export async function timeWebhooks(): Promise<WebhookTimes[]> {
  const receiver = (await startComparedServers(['bare'], '')).get('bare');
  try {
    await receiver?.sendAlways?.({ status: 204, headers: {}, body: '', etag: '' });
    const url = `http://127.0.0.1:${receiver?.port}/`;
    return await onEachDatabase((name, db) => timeDatabase(name, db, url));
  } finally {
    await receiver?.stop();
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
