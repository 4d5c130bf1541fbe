import type { AddressInfo } from 'node:net';
import type { Knex } from 'knex';
import pino from 'pino';
import type supertest from 'supertest';
import { createApp } from '../../server/app.js';
import { type Config, readConfig } from '../../server/config.js';
import { createHttpServer, type RequestTimeouts } from '../../server/http/httpServer.js';
import { openRateLimits } from '../../server/limits/openRateLimits.js';
import type { Mail } from '../../server/mail/mailer.js';
import { openAppContext } from '../../server/openAppContext.js';
import { openOutboundClients } from '../../server/openOutboundClients.js';
import type { HttpClientsOptions } from '../../server/providers/httpClients.js';
import type { ScheduledJob } from '../../server/scheduled/scheduledJob.js';
import { openRedis } from '../../server/store/redisCounter.js';
import { createVersionReader, type VersionReader } from '../../server/store/versionReader.js';
import { createCheckedRequests } from './checkedRequests.js';

/** What servers that stand side by side, or follow each other, have in common. */
export interface NodeOptions {
  db: Knex;
  clock: { now: Date };
  /** What is logged, one parsed line an entry. */
  log: Record<string, unknown>[];
  /** The mail that is sent. */
  mailbox?: Mail[];
  /** What runs in the background; the server's own jobs unless told otherwise. */
  scheduledJobTable?: Record<string, ScheduledJob>;
  /** How the ways out to the network are other than the real ones. */
  clientOptions?: Partial<HttpClientsOptions>;
  /** Aborted when the server is about to stop. */
  stopping?: AbortSignal;
  /** How changes are learned of; as on a file of SQLite unless told otherwise. */
  changes?: VersionReader;
  /** How long a client may take to send; as in production unless told otherwise. */
  timeouts?: RequestTimeouts;
}

export interface Node {
  /** A call with nothing added. Each answer is held to the contract. */
  request: ReturnType<typeof supertest>;
  /** Where it listens. */
  url: string;
  stop(): Promise<void>;
}

/** The real application, on a database of SQLite. */
export async function startNode(
  {
    db,
    clock,
    log,
    mailbox = [],
    scheduledJobTable,
    clientOptions,
    stopping,
    timeouts,
    changes = watchDatabaseFile(db),
  }: NodeOptions,
  settings: Partial<Config>,
): Promise<Node> {
  const logger = pino({ base: null }, { write: (line: string) => log.push(JSON.parse(line)) });
  const config = { ...readConfig({ NODE_ENV: 'test' }), ...settings };
  const redis = config.REDIS_URL === undefined ? undefined : openRedis(config.REDIS_URL);
  const mailer = { send: (mail: Mail) => void mailbox.push(mail) };
  const dependencies = { db, config, now: () => clock.now, mailer };
  const outboundClients = openOutboundClients(dependencies, clientOptions);
  const context = openAppContext(dependencies, {
    redis,
    log: logger,
    stopping,
    scheduledJobTable,
    outboundClients,
  });
  const limits = await openRateLimits(context, redis, logger);
  const server = createHttpServer(await createApp(context, changes, limits.limiter, logger), logger, timeouts);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    request: createCheckedRequests(server),
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      expectNoSecret(log);
      await new Promise((resolve) => server.close(resolve));
      await limits.close();
      await context.jobs.close();
      await context.compute.close();
      redis?.disconnect();
      changes.close();
    },
  };
}

function watchDatabaseFile(db: Knex): VersionReader {
  return createVersionReader(db, `sqlite:${db.client.config.connection.filename}`);
}

/** Keys, tokens of sessions and links, hashes of passwords, and the password of the tests: none may be in any line of any test's run. */
const secrets = /alm_[0-9A-Za-z]{40}|(?<![\w-])[\w-]{43}(?![\w-])|\$argon2|correct horse battery/;

function expectNoSecret(log: Record<string, unknown>[]): void {
  const leakingLine = log.map((line) => JSON.stringify(line)).find((line) => secrets.test(line));
  if (leakingLine !== undefined) throw new Error(`There is a secret in the log: ${leakingLine}`);
}
