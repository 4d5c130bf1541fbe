import type { Config } from '../../server/config.js';
import type { Mail } from '../../server/mail/mailer.js';
import { isPostgres } from '../../server/store/dialect.js';
import { createVersionReader } from '../../server/store/versionReader.js';
import type { OpenFresh } from './databases.js';
import { startNode } from './startNode.js';

/** Starts the real application on an empty database of `forEachDatabase`, for tests of accounts. */
export async function startAccountServer(openFresh: OpenFresh, settings: Partial<Config> = {}) {
  const db = await openFresh();
  const clock = { now: new Date('2026-11-21T12:00:00.000Z') };
  const mailbox: Mail[] = [];
  const changes = createVersionReader(db, isPostgres(db) ? 'postgres://' : 'sqlite::memory:');
  const node = await startNode({ db, clock, log: [], mailbox, changes }, settings);
  const post = (path: string, body: object) => node.request.post(`/api/account/${path}`).send(body);
  return { ...node, db, clock, mailbox, post };
}
