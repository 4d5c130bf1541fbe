import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { createAccount } from '../../server/setup/createAccount.js';
import { prepareSearch } from '../../server/setup/prepareSearch.js';
import { migrate, openDatabase } from '../../server/store/database.js';
import { upsertIndicators } from '../../server/store/indicators.js';
import { migrationSource } from '../../server/store/migrations/index.js';
import { createVersionReader } from '../../server/store/versionReader.js';
import { addExampleReferences, at, createExampleIndicator } from '../store/exampleCatalogue.js';
import { createDatabase, type FreshDatabase } from '../support/databases.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { type Node, startNode } from '../support/startNode.js';

const postgres = process.env['TEST_POSTGRES_URL'];
const clock = { now: new Date('2026-11-21T12:00:00.000Z') };
const about = 'category=production&unit=Percent&frequency=monthly&country=US';

/** Two servers of one database, each with connections of its own, as in two processes. */
interface Servers {
  db: Knex;
  upload(slug: string, name: string): Promise<unknown>;
  remove(slug: string): Promise<unknown>;
  /** Sends a read to the second server. */
  read: (path: string) => ReturnType<Node['request']['get']>;
  /** Lists the slugs that the second server finds. */
  find(text: string): Promise<string[]>;
}

type Opened = Pick<FreshDatabase, 'db' | 'url' | 'drop'>;

async function openFile(): Promise<Opened> {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-search-'));
  const url = `sqlite:${join(folder, 'almanac.db')}`;
  const db = openDatabase(url);
  await migrate(db);
  const drop = async () => {
    await db.destroy();
    rmSync(folder, { recursive: true, force: true });
  };
  return { db, url, drop };
}

const databases: [name: string, open: () => Promise<Opened>][] = [['SQLite', openFile]];
if (postgres !== undefined) databases.push(['PostgreSQL', () => createDatabase(postgres)]);

describe.each(databases)('on %s', (_, open) => {
  let servers: Servers;
  const closing: (() => Promise<void>)[] = [];

  beforeEach(async () => {
    const { db, url, drop } = await open();
    const second = openDatabase(url);
    await addExampleReferences(db);
    const start = (one: Knex) => startNode({ db: one, clock, log: [], changes: createVersionReader(one, url) }, {});
    const nodes = [await start(db), await start(second)] as const;
    closing.push(nodes[1].stop, nodes[0].stop, () => second.destroy(), drop);
    const key = await createAccount(db, 'caller@example.org', 'enterprise', clock.now);
    await db('api_keys').update({ scopes: '["import:write","indicators:read"]' });
    const read = (path: string) => nodes[1].request.get(path).set('X-API-Key', key);
    servers = {
      db,
      read,
      upload: (slug, name) =>
        nodes[0].request
          .post(`/api/import/csv?slug=${slug}&name=${encodeURIComponent(name)}&${about}`)
          .set({ 'X-API-Key': key, 'Content-Type': 'text/csv' })
          .send('date,value\n2026-01-01,4.1\n2026-02-01,4.2\n')
          .expect(200),
      remove: (slug) => nodes[0].request.delete(`/api/import/indicators/${slug}`).set('X-API-Key', key).expect(204),
      find: async (text) => {
        const { body } = await read(`/v1/indicators/search?q=${text}`).expect(200);
        return body.indicators.map((hit: { slug: string }) => hit.slug);
      },
    };
  });
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  it('the next search of another process finds an imported series, by its new name once it is renamed, and not once it is removed', async () => {
    const { db, upload, remove, find } = servers;
    expect(await find('zebra')).toEqual([]);
    await upload('zebra-survey', 'Zebra Survey');
    expect(await find('zebra')).toEqual(['zebra-survey']);
    // The second search keeps the document in memory.
    expect(await find('survey')).toEqual(['zebra-survey']);
    expect(await find('giraffe')).toEqual([]);
    await upsertIndicators(db, [createExampleIndicator({ slug: 'zebra-survey', name: 'Giraffe Survey' })], at);
    expect(await find('giraffe')).toEqual(['zebra-survey']);
    expect(await find('survey+giraffe')).toEqual(['zebra-survey']);
    await remove('zebra-survey');
    expect(await find('giraffe')).toEqual([]);
    expect(await find('')).toEqual([]);
  });

  it('a search of a database from a version without search documents returns 503 until they are written', async () => {
    const { db, upload, read, find } = servers;
    await upload('zebra-survey', 'Zebra Survey');
    for (const name of ['0054_search_prefixes', '0053_search_documents'])
      await db.migrate.down({ migrationSource, ...{ name } });
    await migrate(db);
    for (const path of ['/v1/indicators/search?q=zebra', '/v1/indicators/search', '/api/discovery/catalog?q=zebra']) {
      const refused = await read(path);
      expectErrorResponse(refused, 503, 'library_loading');
      expect(refused.headers['retry-after']).toBe('5');
    }
    await read('/v1/indicators/observations?id=zebra-survey').expect(200);
    expect(await prepareSearch(db, () => at)).toBe(true);
    expect(await find('zebra')).toEqual(['zebra-survey']);
    expect(await prepareSearch(db, () => at)).toBe(false);
  });
});
