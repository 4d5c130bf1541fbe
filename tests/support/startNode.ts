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
import { requestsByContract } from './requestsByContract.js';

/** What servers that stand side by side, or follow each other, have in common. */
export interface Surroundings {
  db: Knex;
  clock: { now: Date };
  /** What is logged, one parsed line an entry. */
  log: Record<string, unknown>[];
  /** The mail that is sent. */
  mailbox?: Mail[];
  /** What runs in the background; the server's own jobs unless told otherwise. */
  jobTable?: Record<string, ScheduledJob>;
  /** How the ways out to the network are other than the real ones. */
  outside?: Partial<HttpClientsOptions>;
  /** Aborted when the server is about to stop. */
  stopping?: AbortSignal;
  /** How changes are learned of; as on a file of SQLite unless told otherwise. */
  changes?: VersionReader;
  /** How long a client may take to send; as in production unless told otherwise. */
  patience?: RequestTimeouts;
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
  { db, clock, log, mailbox = [], jobTable, outside, stopping, patience, changes = watchFile(db) }: Surroundings,
  settings: Partial<Config>,
): Promise<Node> {
  const logger = pino({ base: null }, { write: (line: string) => log.push(JSON.parse(line)) });
  const config = { ...readConfig({ NODE_ENV: 'test' }), ...settings };
  const redis = config.REDIS_URL === undefined ? undefined : openRedis(config.REDIS_URL);
  const mailer = { send: (mail: Mail) => void mailbox.push(mail) };
  const parts = { db, config, now: () => clock.now, mailer };
  const waysOut = openOutboundClients(parts, outside);
  const context = openAppContext(parts, {
    redis,
    log: logger,
    stopping,
    scheduledJobTable: jobTable,
    outboundClients: waysOut,
  });
  const limits = await openRateLimits(context, redis, logger);
  const server = createHttpServer(await createApp(context, changes, limits.limiter, logger), logger, patience);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    request: requestsByContract(server),
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

function watchFile(db: Knex): VersionReader {
  return createVersionReader(db, `sqlite:${db.client.config.connection.filename}`);
}

/** Keys, tokens of sessions and links, hashes of passwords, and the password of the tests: none may be in any line of any test's run. */
const secrets = /alm_[0-9A-Za-z]{40}|(?<![\w-])[\w-]{43}(?![\w-])|\$argon2|correct horse battery/;

function expectNoSecret(log: Record<string, unknown>[]): void {
  const telling = log.map((line) => JSON.stringify(line)).find((line) => secrets.test(line));
  if (telling !== undefined) throw new Error(`There is a secret in the log: ${telling}`);
}
