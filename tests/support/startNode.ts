import type { AddressInfo } from 'node:net';
import type { Knex } from 'knex';
import type supertest from 'supertest';
import { createApp } from '../../server/app.js';
import type { AppContext } from '../../server/appContext.js';
import { type CallLimits, openBilling } from '../../server/billing/billing.js';
import { type Config, readConfig } from '../../server/config.js';
import { createHttpServer, type HttpLimits } from '../../server/http/httpServer.js';
import { openRateLimits } from '../../server/limits/openRateLimits.js';
import { createLog } from '../../server/log.js';
import type { Mail } from '../../server/mail/mailer.js';
import { openAppContext } from '../../server/openAppContext.js';
import { openOutboundClients } from '../../server/openOutboundClients.js';
import type { HttpClientsOptions } from '../../server/providers/httpClients.js';
import type { ScheduledJob } from '../../server/scheduled/scheduledJob.js';
import { stopServing } from '../../server/stopServing.js';
import type { ReadReplicas } from '../../server/store/readReplicas.js';
import { openRedis } from '../../server/store/redisCounter.js';
import { createVersionReader, type VersionReader } from '../../server/store/versionReader.js';
import { createCheckedRequests } from './checkedRequests.js';
import { collectMail } from './collectMail.js';

/** What servers that stand side by side, or follow each other, have in common. */
export interface NodeOptions {
  db: Knex;
  clock: { now: Date };
  /** Receives the parsed log lines. */
  log: Record<string, unknown>[];
  /** Receives the sent mail. */
  mailbox?: Mail[];
  /** Scheduled jobs; those of the server by default. */
  scheduledJobTable?: Record<string, ScheduledJob>;
  /** Overrides of the outbound clients. */
  clientOptions?: Partial<HttpClientsOptions>;
  /** Limits of the calls of Stripe. */
  stripeLimits?: CallLimits;
  /** Aborted when the server stops. */
  stopping?: AbortSignal;
  /** Detects changes of the database; of an SQLite file by default. */
  changes?: VersionReader;
  /** Replicas of the database; none by default. */
  replicas?: ReadReplicas;
  /** Limits of the HTTP server; as in production by default. */
  httpLimits?: Partial<HttpLimits>;
}

export interface Node {
  /** Sends requests without added headers. Each response is checked against the contract. */
  request: ReturnType<typeof supertest>;
  /** URL of the server. */
  url: string;
  /** Resolves when the server has done its work after responses, such as sending mail. */
  idle(): Promise<void>;
  stop(): Promise<void>;
  /** What operations and jobs receive. */
  context: AppContext;
}

/** Starts the real application on an SQLite database. */
export async function startNode(
  {
    db,
    clock,
    log,
    mailbox = [],
    scheduledJobTable,
    clientOptions,
    stripeLimits,
    stopping,
    httpLimits,
    replicas,
    changes = watchDatabaseFile(db),
  }: NodeOptions,
  settings: Partial<Config>,
): Promise<Node> {
  const config = { ...readConfig({ NODE_ENV: 'test' }), ...settings };
  const logger = createLog(config, { write: (line: string) => log.push(JSON.parse(line)) });
  const redis = config.REDIS_URL === undefined ? undefined : openRedis(config.REDIS_URL);
  const mailer = collectMail(mailbox);
  const billing = await openBilling(config, logger, stripeLimits);
  const dependencies = { db, config, now: () => clock.now, mailer, billing };
  const outboundClients = openOutboundClients(dependencies, clientOptions);
  const context = openAppContext(dependencies, {
    redis,
    log: logger,
    stopping,
    scheduledJobTable,
    outboundClients,
  });
  const limits = await openRateLimits(context, redis, logger);
  const application = createApp(context, changes, limits.limiter, logger, { replicas });
  const server = createHttpServer(application, logger, config, httpLimits);
  server.prependListener('request', () => changes.expire());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    context,
    request: createCheckedRequests(server, () => context.backgroundQueue.idle()),
    idle: () => context.backgroundQueue.idle(),
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      await stopServing(server, 0);
      await context.backgroundQueue.close(5_000);
      await limits.close();
      await context.jobs.close();
      await context.compute.close();
      redis?.disconnect();
      changes.close();
      expectNoSecret(log);
    },
  };
}

function watchDatabaseFile(db: Knex): VersionReader {
  return createVersionReader(db, `sqlite:${db.client.config.connection.filename}`);
}

/** Keys, tokens, password hashes and the test password. No log line of any test may have one. Slugs have no upper-case letter. */
const secrets = /alm_[0-9A-Za-z]{40}|(?<![\w-])(?=[\w-]*[A-Z])[\w-]{43}(?![\w-])|\$argon2|correct horse battery/;

function expectNoSecret(log: Record<string, unknown>[]): void {
  const leakingLine = log.map((line) => JSON.stringify(line)).find((line) => secrets.test(line));
  if (leakingLine !== undefined) throw new Error(`The log has a secret: ${leakingLine}`);
}
