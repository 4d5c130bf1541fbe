import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Knex } from 'knex';
import pino from 'pino';
import supertest from 'supertest';
import { SignInGuard } from '../../server/accounts/signInGuard.js';
import { createApp } from '../../server/app.js';
import { type Config, readConfig } from '../../server/config.js';
import { refuseUnreadable } from '../../server/http/unreadableRequest.js';
import { openLimits } from '../../server/limits/openLimits.js';
import type { Mail } from '../../server/mail/mailer.js';
import { type ChangeWatch, watchChanges } from '../../server/store/changes.js';
import { openRedis } from '../../server/store/redisCounts.js';

/** What servers that stand side by side, or follow each other, have in common. */
export interface Surroundings {
  db: Knex;
  clock: { now: Date };
  /** What is logged, one parsed line an entry. */
  log: Record<string, unknown>[];
  /** The mail that is sent. */
  mailbox?: Mail[];
  /** How changes are learned of; as on a file of SQLite unless told otherwise. */
  changes?: ChangeWatch;
}

export interface Node {
  /** A call with nothing added. */
  request: ReturnType<typeof supertest>;
  /** Where it listens. */
  url: string;
  stop(): Promise<void>;
}

/** The real application, on a database of SQLite. */
export async function startNode(
  { db, clock, log, mailbox = [], changes = watchFile(db) }: Surroundings,
  settings: Partial<Config>,
): Promise<Node> {
  const logger = pino({ base: null }, { write: (line: string) => log.push(JSON.parse(line)) });
  const config = { ...readConfig({ NODE_ENV: 'test' }), ...settings };
  const redis = config.REDIS_URL === undefined ? undefined : openRedis(config.REDIS_URL);
  const context = {
    db,
    config,
    now: () => clock.now,
    mailer: { send: (mail: Mail) => void mailbox.push(mail) },
    signInGuard: new SignInGuard(redis),
  };
  const limits = await openLimits(context, redis, logger);
  const server = createServer(await createApp(context, changes, limits.limiter, logger));
  server.on('clientError', refuseUnreadable(logger));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    request: supertest(server),
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      await new Promise((resolve) => server.close(resolve));
      await limits.close();
      redis?.disconnect();
      changes.close();
    },
  };
}

function watchFile(db: Knex): ChangeWatch {
  return watchChanges(db, `sqlite:${db.client.config.connection.filename}`);
}
