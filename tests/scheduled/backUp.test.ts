import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBackup } from '../../server/backups/readBackup.js';
import type { Config } from '../../server/config.js';
import { type S3Double, s3Keys, startS3 } from '../backups/startS3.js';
import { type Api, cronSecret, startApi } from '../support/api.js';

let folder: string;
let api: Api | undefined;
let s3: S3Double;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'almanac-backups-'));
  // Tests that run at the same time have temporary files, too.
  process.env['TMPDIR'] = folder;
  s3 = await startS3();
});
afterEach(async () => {
  await api?.stop();
  api = undefined;
  await s3.stop();
  delete process.env['TMPDIR'];
  rmSync(folder, { recursive: true });
});

/** Starts a server with a database file of its own and scheduled backups. The library has no observations, so that backups are short. */
async function start(settings: Partial<Config>): Promise<Api> {
  const server = await startFull(settings);
  await server.db('observations').delete();
  return server;
}

/** Starts a server with all observations of the library. */
async function startFull(settings: Partial<Config>): Promise<Api> {
  api = await startApi(settings, { bucketOrigin: s3.url });
  const { filename } = api.db.client.config.connection;
  Object.assign(api.context.config, { DATABASE_URL: `sqlite:${filename}` });
  return api;
}

const toBucket = (): Partial<Config> => ({
  BACKUP_TARGET: 's3://bucket/of almanac',
  BACKUP_S3_ENDPOINT: s3.url,
  BACKUP_S3_REGION: s3Keys.region,
  BACKUP_S3_KEY_ID: s3Keys.keyId,
  BACKUP_S3_SECRET_KEY: s3Keys.secretKey,
  BACKUP_KEEP: 2,
});

async function runJob({ operator }: Api) {
  const { status, body } = await operator('post', '/api/admin/jobs/back-up/run');
  return { status, body };
}

async function runDays(server: Api, days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    expect(await runJob(server)).toMatchObject({ status: 200, body: { state: 'succeeded' } });
    server.clock.advance(86_400_000);
  }
}

it('writes a backup into the folder, keeps the latest ones, and leaves other files alone', async () => {
  const target = join(folder, 'backups');
  const server = await startFull({ BACKUP_TARGET: target, BACKUP_KEEP: 2 });
  await runDays(server, 1);
  writeFileSync(join(target, 'notes.txt'), '');
  writeFileSync(join(target, 'almanac-20260101T000000Z.backup.gz.partial'), 'of a killed process');
  await runDays(server, 2);
  expect(readdirSync(target).sort()).toEqual([
    'almanac-20261122T120000Z.backup.gz',
    'almanac-20261123T120000Z.backup.gz',
    'notes.txt',
  ]);
  const { tables } = await readBackup(join(target, 'almanac-20261123T120000Z.backup.gz'));
  expect(tables['observations']).toBeGreaterThan(100_000);
});

it('sends backups to the bucket with a valid signature, and deletes the oldest over several pages of its list', async () => {
  const server = await start(toBucket());
  s3.objects.set('/bucket/of almanac/almanac-notes.txt', Buffer.from(''));
  await runDays(server, 4);
  expect([...s3.objects.keys()].sort()).toEqual([
    '/bucket/of almanac/almanac-20261123T120000Z.backup.gz',
    '/bucket/of almanac/almanac-20261124T120000Z.backup.gz',
    '/bucket/of almanac/almanac-notes.txt',
  ]);
  const file = join(folder, 'received.gz');
  writeFileSync(file, s3.objects.get('/bucket/of almanac/almanac-20261124T120000Z.backup.gz') ?? '');
  expect((await readBackup(file)).createdAt).toBe('2026-11-24T12:00:00.000Z');
  expect(readdirSync(folder).filter((name) => name.startsWith('almanac-backup-'))).toEqual([]);
});

it('sends a backup again after a failure of the service that passes, and reports the object that it wrote', async () => {
  const server = await start(toBucket());
  s3.failures.push(503);
  const files: string[] = [];
  const run = await server.context.scheduledJobs.run('back-up', undefined, (place) => files.push(place));
  expect(run).toMatchObject({ state: 'succeeded', counts: { deleted: 0 } });
  expect(files).toEqual(['s3://bucket/of almanac/almanac-20261121T120000Z.backup.gz']);
  expect([...s3.objects.keys()]).toEqual(['/bucket/of almanac/almanac-20261121T120000Z.backup.gz']);
});

it('a backup that cannot be stored fails with a reason, deletes nothing, and shows in jobs, metrics and log', async () => {
  const server = await start(toBucket());
  await runDays(server, 2);
  const before = await readMetrics(server);
  s3.failures.push(403);
  const failed = await runJob(server);
  expect(failed).toMatchObject({ status: 500, body: { error: 'job_failed' } });
  expect(failed.body.message).toContain('The bucket of the backups rejected the request (403): SlowDown.');
  expect(s3.objects.size).toBe(2);
  const { body } = await server.operator('get', '/api/admin/jobs');
  const job = body.jobs.find(({ name }: { name: string }) => name === 'back-up');
  expect(job.runs.map(({ state }: { state: string }) => state)).toEqual(['failed', 'succeeded', 'succeeded']);
  const after = await readMetrics(server);
  expect(after).toContain('almanac_job_runs_total{job="back-up",state="failed"} 1');
  const success = /^almanac_backup_last_success_timestamp_seconds (\S+)$/m;
  expect(success.exec(after)?.[1]).toBe(String(Date.parse('2026-11-22T12:00:00.000Z') / 1000));
  expect(success.exec(after)?.[1]).toBe(success.exec(before)?.[1]);
  expect(Number(/^almanac_backup_last_size_bytes (\d+)$/m.exec(after)?.[1])).toBeGreaterThan(100_000);
  expect(server.log).toContainEqual(expect.objectContaining({ job: 'back-up', msg: 'A scheduled job failed.' }));
  expect(JSON.stringify([server.log, body])).not.toContain(s3Keys.secretKey);
});

it('a wrong key is refused by the bucket, and the reason names its code', async () => {
  const server = await start({ ...toBucket(), BACKUP_S3_SECRET_KEY: 'another secret' });
  expect((await runJob(server)).body.message).toContain('SignatureDoesNotMatch');
});

it('answers reads while it writes a backup', async () => {
  const server = await startFull({ BACKUP_TARGET: folder });
  let isRunning = true;
  const run = runJob(server).finally(() => {
    isRunning = false;
  });
  let slowestMs = 0;
  let reads = 0;
  while (isRunning) {
    const startedAt = performance.now();
    await server.get('/v1/indicators/observations?id=real-gdp&limit=10').expect(200);
    slowestMs = Math.max(slowestMs, performance.now() - startedAt);
    reads += 1;
  }
  expect((await run).status).toBe(200);
  expect(reads).toBeGreaterThan(10);
  expect(slowestMs).toBeLessThan(1_000);
});

it('a server without a target has no such job and no such metrics', async () => {
  const server = await start({});
  expect((await runJob(server)).status).toBe(404);
  expect(await readMetrics(server)).not.toContain('almanac_backup');
  expect(existsSync(join(folder, 'backups'))).toBe(false);
});

async function readMetrics({ request }: Api): Promise<string> {
  return (await request.get('/metrics').set('Authorization', `Bearer ${cronSecret}`)).text;
}
