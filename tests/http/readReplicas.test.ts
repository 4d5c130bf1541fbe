import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import pino from 'pino';
import { migrate, openDatabase } from '../../server/store/database.js';
import { ReadReplica, ReadReplicas } from '../../server/store/readReplicas.js';
import { type Api, startApi } from '../support/api.js';
import { libraryFile } from '../support/libraryFile.js';
import { libraryReads } from '../support/libraryReads.js';
import { readThroughKnex } from '../support/readThroughKnex.js';
import { addSeries, type ExampleIndicator, startSeriesServer, writeDailyVintage } from '../support/seriesServer.js';

const examples: ExampleIndicator[] = [{ slug: 'price', frequency: 'daily', countries: ['US'] }];
const path = '/v1/indicators/observations?id=price';

/** Tables that only reads of the library use. */
const libraryTables = /\b(observations|indicators|vintages|releases|search_documents|countries|data_sources)\b/;

/** Counts the reads of the library that a database serves. */
function countStatements(db: Knex): { count: number } {
  const counter = { count: 0 };
  db.on('query', ({ sql }: { sql: string }) => {
    if (libraryTables.test(sql)) counter.count += 1;
  });
  return counter;
}

async function openFresh(): Promise<Knex> {
  const db = openDatabase('sqlite::memory:');
  await migrate(db);
  return db;
}

/** standby.test.ts reads from a real replica. */
describe('on a database that imitates a replica', () => {
  let replicaDb: Knex;
  let replica: ReadReplica;
  let server: Awaited<ReturnType<typeof startSeriesServer>>;
  let onReplica: { count: number };
  let clockMs: number;
  let requests: number;
  const log: Record<string, unknown>[] = [];
  beforeEach(async () => {
    clockMs = 0;
    requests = 0;
    log.length = 0;
    replicaDb = await openFresh();
    const ids = await addSeries(replicaDb, examples);
    const logger = pino({}, { write: (line) => void log.push(JSON.parse(line)) });
    replica = new ReadReplica(replicaDb, () => clockMs, logger);
    server = await startSeriesServer(openFresh, examples, { log: [], replicas: new ReadReplicas([replica]) });
    expect(server.ids).toEqual(ids);
    await change(server.db, '2026-01-05', 1);
    await change(replicaDb, '2026-01-05', 1);
    onReplica = countStatements(replicaDb);
  });
  afterEach(async () => {
    await server.stop();
    await server.db.destroy();
    await replicaDb.destroy();
  });

  const change = (db: Knex, vintage: string, value: number) =>
    writeDailyVintage(db, server.ids.get('price US') ?? 0, vintage, 3, value);

  /** Reads the values, each time by another URL, so that no response is in memory. */
  async function readValues(): Promise<number[]> {
    requests += 1;
    const { status, body } = await server.get(`${path}&limit=${requests + 3}`);
    expect(status).toBe(200);
    return body.observations.map(({ value }: { value: number }) => value);
  }

  /** Lets the server learn which version the replica has, which takes a request. */
  async function learn(): Promise<void> {
    replica.has(Number.POSITIVE_INFINITY);
    const wanted = (await replicaDb('data_versions').where({ name: 'library' }).first('version')).version;
    while (replica.version < wanted) await new Promise(setImmediate);
  }

  it('reads of the library use the replica once it is known to have the version', async () => {
    await readValues();
    expect(onReplica.count).toBe(0);
    await learn();
    expect(await readValues()).toEqual([1, 1, 1]);
    expect(onReplica.count).toBeGreaterThan(0);
  });

  it('a replica that lags behind is not read, and is read again when it has caught up', async () => {
    await learn();
    await readValues();
    await change(server.db, '2026-02-05', 2);
    const before = onReplica.count;
    expect(await readValues()).toEqual([2, 2, 2]);
    expect(onReplica.count).toBe(before);
    await change(replicaDb, '2026-02-05', 2);
    await learn();
    expect(await readValues()).toEqual([2, 2, 2]);
    expect(onReplica.count).toBeGreaterThan(before);
  });

  it('no caller sees older values than before, whatever the order of changes and of the replica', async () => {
    let latest = 1;
    const behind: [string, number][] = [];
    for (const step of [0, 1, 0, 1, 2, 0, 0, 2, 1, 1, 2, 0, 1, 2]) {
      if (step === 0) {
        latest += 1;
        const vintage = `2026-02-${String(latest).padStart(2, '0')}`;
        await change(server.db, vintage, latest);
        behind.push([vintage, latest]);
      }
      const next = step === 1 ? behind.shift() : undefined;
      if (next !== undefined) await change(replicaDb, ...next);
      if (step === 2) await learn();
      const reads = await Promise.all([readValues(), readValues(), readValues()]);
      expect([step, reads.flat()]).toEqual([step, Array(9).fill(latest)]);
    }
  });

  it('a replica with an older state than before is left out until it has caught up', async () => {
    await learn();
    await replicaDb('data_versions').where({ name: 'library' }).decrement('version', 1);
    clockMs += 1_000;
    replica.has(0);
    while (replica.version > 0) await new Promise(setImmediate);
    await readValues();
    expect(onReplica.count).toBe(0);
    expect(log.map(({ level, error }) => [level, error])).toEqual([[40, 'older_state']]);
    await replicaDb('data_versions').where({ name: 'library' }).increment('version', 1);
    clockMs += 1_000;
    await learn();
    await readValues();
    expect(onReplica.count).toBeGreaterThan(0);
  });

  it('a replica without the migrations of this release is left out', async () => {
    const [last] = await replicaDb('knex_migrations').orderBy('id', 'desc').limit(1);
    await replicaDb('knex_migrations').where({ id: last.id }).delete();
    replica.has(0);
    while (log.length === 0) await new Promise(setImmediate);
    await readValues();
    expect(onReplica.count).toBe(0);
    expect(log.map(({ level, error }) => [level, error])).toEqual([[40, 'no_current_standby']]);
  });

  it('while the replica fails, the primary serves its reads, and one warning without the URL is logged', async () => {
    await learn();
    const { runner } = replicaDb.client;
    replicaDb.client.runner = () => {
      throw Object.assign(new Error('connect ECONNREFUSED secret'), { code: 'ECONNREFUSED' });
    };
    const restoreReads = readThroughKnex(replicaDb);
    for (let round = 0; round < 3; round++) {
      expect(await readValues()).toEqual([1, 1, 1]);
      clockMs += 2_000;
    }
    expect(log.map(({ level, error }) => [level, error])).toEqual([[40, 'ECONNREFUSED']]);
    replicaDb.client.runner = runner;
    restoreReads();
    clockMs += 2_000;
    await learn();
    const before = onReplica.count;
    expect(await readValues()).toEqual([1, 1, 1]);
    expect(onReplica.count).toBeGreaterThan(before);
  });

  it('a replica of which only the version can be read is tried less and less often, with one warning', async () => {
    await learn();
    const { client } = replicaDb;
    const { runner } = client;
    let attempts = 0;
    client.runner = (builder: { sql?: string }) => {
      if (builder.sql?.includes('data_versions')) return runner.call(client, builder);
      attempts += 1;
      throw Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
    };
    const restoreReads = readThroughKnex(replicaDb);
    for (let second = 0; second < 60; second++) {
      expect(await readValues()).toEqual([1, 1, 1]);
      clockMs += 1_000;
      await new Promise(setImmediate);
    }
    client.runner = runner;
    restoreReads();
    expect(attempts).toBeGreaterThan(2);
    expect(attempts).toBeLessThan(10);
    expect(log.map(({ level, error }) => [level, error])).toEqual([[40, '57014']]);
  });
});

describe('on a replica that refuses writes', () => {
  const reads = [
    ...libraryReads,
    '/v1/indicators/observations?id=real-gdp&units=pc1',
    '/api/discovery/datasets',
    '/api/discovery/providers',
  ];
  let folder: string;
  let replicaDb: Knex;
  let api: Api;
  const errors: unknown[] = [];
  let onReplica: { count: number };
  let onPrimary: { count: number };
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'almanac-replica-'));
    copyFileSync(libraryFile, join(folder, 'replica.db'));
    replicaDb = openDatabase(`sqlite:${join(folder, 'replica.db')}`);
    await replicaDb.raw('pragma query_only = 1');
    replicaDb.on('query-error', (error) => errors.push(error));
    onReplica = countStatements(replicaDb);
    const replica = new ReadReplica(replicaDb, () => 0);
    api = await startApi({}, { replicas: new ReadReplicas([replica]) });
    onPrimary = countStatements(api.db);
    replica.has(Number.POSITIVE_INFINITY);
    while (replica.version === Number.NEGATIVE_INFINITY) await new Promise(setImmediate);
  });
  afterAll(async () => {
    await api.stop();
    await replicaDb.destroy();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(reads)('%s is never read from the primary', async (address) => {
    const before = onPrimary.count;
    expect((await api.get(address)).status).toBe(200);
    expect([onPrimary.count - before, errors]).toEqual([0, []]);
  });

  it('the replica has served them', () => {
    expect(onReplica.count).toBeGreaterThan(reads.length);
  });
});
