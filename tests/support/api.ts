import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import type supertest from 'supertest';
import type { Plan } from '../../server/access/plans.js';
import type { AppContext } from '../../server/appContext.js';
import type { Config } from '../../server/config.js';
import { waitingLines } from '../../server/http/requestLog.js';
import type { Mail } from '../../server/mail/mailer.js';
import type { ProviderName } from '../../server/providers/provider.js';
import { createAccount } from '../../server/setup/createAccount.js';
import { openDatabase } from '../../server/store/database.js';
import { createClientOptions, type MockInternet } from '../providers/doubles/startMockInternet.js';
import { libraryFile, prepareWorldFile } from './libraryFile.js';
import { type NodeOptions, startNode } from './startNode.js';

export interface Api {
  /** Sends a GET request with the key of an account with high limits. */
  get(path: string): supertest.Test;
  /** Sends a request with the cron secret. */
  operator(method: 'get' | 'post' | 'patch' | 'delete', path: string): supertest.Test;
  /** Sends requests without added headers. */
  request: ReturnType<typeof supertest>;
  key: string;
  /** URL of the server. */
  url: string;
  db: Knex;
  clock: { now: Date; advance(ms: number): void };
  /** Sent mail. */
  mailbox: Mail[];
  /** Parsed log lines. */
  log: Record<string, unknown>[];
  createKey(plan: Plan): Promise<string>;
  /** Resolves when the server has done its work after responses, such as sending mail. */
  idle(): Promise<void>;
  stop(): Promise<void>;
  context: AppContext;
}

export const cronSecret = 'a secret of the operator';

/** Replacements of external services. */
interface ExternalServices {
  internet?: MockInternet;
  /** URLs of providers. */
  providers?: Partial<Record<ProviderName, string>>;
  /** URL of the service that has the bucket of backups. */
  bucketOrigin?: string;
}

export interface ApiOptions
  extends Pick<NodeOptions, 'scheduledJobTable' | 'httpLimits' | 'stripeLimits' | 'replicas'>,
    ExternalServices {
  /** The library: by default `core`, the series of the core files; `world` has all series. */
  library?: 'core' | 'world';
}

/** Starts the real application on a copy of the bundled library. The clock stands at noon of 21 November 2026 until a test advances it. Only the given external services exist. */
export async function startApi(
  settings: Partial<Config> = {},
  { internet, providers, bucketOrigin, library = 'core', ...overrides }: ApiOptions = {},
): Promise<Api> {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-test-'));
  const url = `sqlite:${join(folder, 'almanac.db')}`;
  copyFileSync(library === 'core' ? libraryFile : prepareWorldFile(), join(folder, 'almanac.db'));
  const db = openDatabase(url);
  const clock = createClock('2026-11-21T12:00:00.000Z');
  const log: Record<string, unknown>[] = [];
  const mailbox: Mail[] = [];
  const node = await startNode(
    {
      db,
      clock,
      log,
      mailbox,
      clientOptions: createClientOptions(clock, internet, providers, bucketOrigin),
      ...overrides,
    },
    { CRON_SECRET: cronSecret, ...settings },
  );
  let accounts = 0;
  const createKey = (plan: Plan) => createAccount(db, `caller${accounts++}@example.org`, plan, clock.now);
  const key = await createKey('pro');
  await db('accounts').update({ limit_per_minute: 100_000, limit_per_day: 1_000_000 });
  return {
    get: (path) => node.request.get(path).set('X-API-Key', key),
    operator: (method, path) => node.request[method](path).set('Authorization', `Bearer ${cronSecret}`),
    request: node.request,
    key,
    url: node.url,
    db,
    clock,
    mailbox,
    get log() {
      // It does not have the lines of the last requests yet.
      waitingLines.flush();
      return log;
    },
    createKey,
    idle: node.idle,
    context: node.context,
    async stop() {
      await node.stop();
      await db.destroy();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function createClock(start: string): Api['clock'] {
  return {
    now: new Date(start),
    advance(ms) {
      this.now = new Date(this.now.getTime() + ms);
    },
  };
}
