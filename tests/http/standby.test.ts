import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import pino from 'pino';
import { migrate, openDatabase } from '../../server/store/database.js';
import { longWorkLimits } from '../../server/store/databaseLimits.js';
import { openReadReplicas, type ReadReplica } from '../../server/store/readReplicas.js';
import { hasPostgresPrograms, type PostgresCluster, type Standby, startCluster } from '../support/postgresCluster.js';
import { addSeries, type ExampleIndicator, startSeriesServer, writeDailyVintage } from '../support/seriesServer.js';

const examples: ExampleIndicator[] = [{ slug: 'price', frequency: 'daily', countries: ['US'] }];
const onCluster = hasPostgresPrograms ? describe : describe.skip;

onCluster(
  `with a standby of PostgreSQL${hasPostgresPrograms ? '' : ' (skipped: its programs are not installed)'}`,
  () => {
    let cluster: PostgresCluster;
    let standby: Standby;
    let standbyUrl: string;
    let replica: ReadReplica;
    let server: Awaited<ReturnType<typeof startSeriesServer>>;
    let clockMs: number;
    let requests: number;
    let stop: () => Promise<void>;
    /** What was logged about failures of the standby. */
    const errors: unknown[] = [];
    /** Reads of values that the standby has served. */
    let served: number;
    beforeAll(async () => {
      cluster = await startCluster();
    });
    afterAll(() => cluster.remove());
    beforeEach(async () => {
      clockMs = 0;
      requests = 0;
      served = 0;
      errors.length = 0;
      const name = `test_${randomUUID()}`;
      await runOn(cluster.primary.url, (db) => db.raw('create database ??', [name]));
      const withName = (url: string) => url.replace(/postgres$/, name);
      const db = openDatabase(withName(cluster.primary.url), longWorkLimits);
      await migrate(db);
      await addSeries(db, examples);
      standby = await cluster.addStandby();
      standbyUrl = withName(standby.url);
      const log = pino({}, { write: (line) => void errors.push(JSON.parse(line).error) });
      const replicas = openReadReplicas(
        { DATABASE_READ_URLS: standbyUrl, DATABASE_TIMEOUT_SECONDS: 2 },
        () => clockMs,
        log,
      );
      replica = replicas.all[0] as ReadReplica;
      replica.db.on('query-response', (_, { sql }) => {
        if (/observations/.test(sql)) served += 1;
      });
      server = await startSeriesServer(async () => db, examples, { log: [], replicas });
      stop = async () => {
        await server.stop();
        await replicas.close();
        await db.destroy();
        await standby.stop();
      };
      await change(1);
      await catchUp();
    });
    afterEach(() => stop());

    /** Publishes a value in a later vintage. */
    const change = (value: number) =>
      writeDailyVintage(server.db, server.ids.get('price US') ?? 0, `2026-02-0${value}`, 3, value);

    /** Waits until the server knows that the standby has the version of the primary. */
    async function catchUp(): Promise<void> {
      const { version } = await server.db('data_versions').where({ name: 'library' }).first('version');
      while (!replica.has(version)) {
        clockMs += 1_000;
        await new Promise(setImmediate);
      }
    }

    /** Reads the values, each time by another URL, so that no response is in memory. */
    async function readValues(): Promise<number[]> {
      requests += 1;
      const { status, body } = await server.get(`/v1/indicators/observations?id=price&limit=${requests + 3}`);
      expect(status).toBe(200);
      return body.observations.map(({ value }: { value: number }) => value);
    }

    it('reads use the standby, and see each change at once', async () => {
      for (const value of [2, 3, 4]) {
        await change(value);
        expect(await readValues()).toEqual([value, value, value]);
        await catchUp();
        const before = served;
        expect(await readValues()).toEqual([value, value, value]);
        expect(served).toBeGreaterThan(before);
      }
    });

    it('a read that waits for a lock, which a standby holds while its replay is paused, is answered by the primary', async () => {
      await server.db.transaction(async (trx) => {
        await trx.raw('lock table observations, series in access exclusive mode');
        await runOn(cluster.primary.url, (db) => db.raw('select pg_switch_wal()'));
        await runOn(standbyUrl, pauseOnceLocked);
      });
      expect(await readValues()).toEqual([1, 1, 1]);
      expect(errors).toHaveLength(1);
    });

    it('a standby that was killed while requests were running makes none fail', async () => {
      const used = new Promise((resolve) => replica.db.once('query', resolve));
      const reading = Promise.all(Array.from({ length: 20 }, readValues));
      await used;
      standby.kill();
      expect((await reading).flat()).toEqual(Array(60).fill(1));
      expect(await readValues()).toEqual([1, 1, 1]);
    });

    it('a standby that comes back with an older state, while nothing was read, is not read', async () => {
      await standby.stop();
      standby.saveState();
      await standby.start();
      await change(2);
      await catchUp();
      await standby.stop();
      standby.restoreState();
      await standby.start();
      const reads = await Promise.all([readValues(), readValues(), readValues()]);
      expect(reads.flat()).toEqual(Array(9).fill(2));
      expect(errors).toHaveLength(1);
    });

    it('a standby that was promoted while nothing was read is left out, although it has the version', async () => {
      await standby.promote();
      await runOn(standbyUrl, (db) => db('observations').update({ value: 9 }));
      clockMs += 60_000;
      expect(await readValues()).toEqual([1, 1, 1]);
      while (errors.length === 0) await new Promise(setImmediate);
      expect(await readValues()).toEqual([1, 1, 1]);
      expect(served).toBe(0);
      expect(errors).toEqual(['no_current_standby']);
    });
  },
);

async function runOn(url: string, work: (db: Knex) => PromiseLike<unknown>): Promise<void> {
  const db = openDatabase(url, longWorkLimits);
  await work(db);
  await db.destroy();
}

async function pauseOnceLocked(db: Knex): Promise<void> {
  const isTrue = async (condition: string) => (await db.raw(`select ${condition} as it`)).rows[0].it;
  while (!(await isTrue("exists (select 1 from pg_locks where mode = 'AccessExclusiveLock' and granted)")));
  await db.raw('select pg_wal_replay_pause()');
  while (!(await isTrue("pg_get_wal_replay_pause_state() = 'paused'")));
}
