import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../server/store/database.js';
import { recordCallResult } from '../../server/store/providerCalls.js';
import { ChildProcess, createDatabaseFolder } from './childProcess.js';

const database = createDatabaseFolder(true);
afterAll(() => database.remove());

function run(...args: string[]) {
  return runWith({}, ...args);
}

async function runWith(settings: Record<string, string>, ...args: string[]) {
  const child = new ChildProcess('scripts/almanac.ts', args, { DATABASE_URL: database.url, ...settings });
  return { code: await child.ended, out: child.stdout, err: child.stderr };
}

it('runs a job, prints its counts, and fails while it is running', async () => {
  const { code, out, err } = await run('job', 'clean-up');
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/^COUNT +NUMBER\nsessions +0\n(.+ 0\n)+$/);
  const db = openDatabase(database.url);
  const at = new Date().toISOString();
  await db('scheduled_runs').insert({ name: 'clean-up', state: 'running', started_at: at, seen_at: at });
  await db.destroy();
  const second = await run('job', 'clean-up', '--json');
  expect([second.code, second.out, second.err]).toEqual([
    1,
    '',
    "The job 'clean-up' is already running. Wait until it ends: npm run almanac -- jobs\n",
  ]);
});

it('runs the job of backups, and prints where each is', async () => {
  const target = mkdtempSync(join(tmpdir(), 'almanac-backups-'));
  const first = await runWith({ BACKUP_TARGET: target }, 'job', 'back-up');
  const [name = ''] = readdirSync(target);
  expect([first.code, first.out.endsWith(`\n\nWrote ${join(target, name)}.\n`)]).toEqual([0, true]);
  rmSync(join(target, name));
  const { out } = await runWith({ BACKUP_TARGET: target }, 'job', 'back-up', '--json');
  expect(JSON.parse(out).files).toEqual(readdirSync(target).map((file) => join(target, file)));
  rmSync(target, { recursive: true });
});

it('lists the jobs with their next and last runs, as a table and as JSON', async () => {
  const { out } = await run('jobs');
  expect(out).toMatch(/^clean-up +40 3 \* \* \* +not scheduled +\d{4}-\d\d-\d\d \d\d:\d\d +running$/m);
  const { code, out: json } = await run('jobs', '--json');
  const [cleanUp] = JSON.parse(json);
  expect([code, cleanUp.name, cleanUp.runs.length]).toEqual([0, 'clean-up', 2]);
});

it('prints the reasons of a failed run below the table, one in each line', async () => {
  const db = openDatabase(database.url);
  const at = '2026-11-21T12:00:00.000Z';
  const run1 = { name: 'poll-news', state: 'failed', started_at: at, seen_at: at, ended_at: at };
  await db('scheduled_runs').insert({ ...run1, error: 'The first feed is down.\nThe second feed is down.' });
  await db.destroy();
  const { out } = await run('jobs');
  expect(out).toMatch(/^poll-news .* 2026-11-21 12:00 {2}failed$/m);
  expect(out).toContain(
    '\nWhy the last run of poll-news failed:\n- The first feed is down.\n- The second feed is down.\n',
  );
  const { out: tsv } = await run('jobs', '--tsv');
  expect(tsv).toMatch(/^poll-news\t.*\tfailed\tThe first feed is down\. The second feed is down\.$/m);
});

it('lists the known jobs for an unknown name', async () => {
  const { code, err } = await run('job', 'dust');
  expect([code, err]).toEqual([
    2,
    expect.stringMatching(
      /^Unknown job 'dust'\. Available: back-up, clean-up, .*For usage, run: npm run almanac -- job --help\n$/,
    ),
  ]);
});

it('lists the providers with missing settings and the last failure', async () => {
  const db = openDatabase(database.url);
  await recordCallResult(db, 'ecb', 'ECB returned status 500.', new Date('2026-11-21T12:00:00.000Z'));
  await db.destroy();
  const { code, out } = await run('providers', '--tsv');
  expect(code).toBe(0);
  expect(out).toMatch(/^fred\t.*\tneeds FRED_API_KEY\t120\t120 per min\tGDPC1\t$/m);
  expect(out).toMatch(/^bls\t.*\tready\t25\t25 per 24 h\tLNS14000000\t$/m);
  expect(out).toMatch(/^ecb\t.*\t2026-11-21 12:00 ECB returned status 500\.$/m);
});
