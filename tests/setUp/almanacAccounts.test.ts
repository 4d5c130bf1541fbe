import { existsSync } from 'node:fs';
import type { Knex } from 'knex';
import { UsageError } from '../../scripts/almanac/arguments.js';
import { commands } from '../../scripts/almanac/commands.js';
import { readCommandLine } from '../../scripts/almanac/readCommandLine.js';
import { isWellFormedApiKey } from '../../server/access/secrets.js';
import { openDatabase } from '../../server/store/database.js';
import { ChildProcess, databaseFolder } from './childProcess.js';

const database = databaseFolder(true);
afterAll(() => database.remove());

async function runAlmanac(args: string[], environment: Record<string, string> = { DATABASE_URL: database.url }) {
  const child = new ChildProcess('scripts/almanac.ts', args, environment);
  return { code: await child.ended, out: child.stdout, err: child.stderr };
}

function run(args: string[]) {
  return runAlmanac(['accounts', ...args]);
}

/** What a command prints that succeeds. */
async function printed(...args: string[]): Promise<string> {
  const { code, out, err } = await run(args);
  expect([code, err]).toEqual([0, '']);
  return out.trimEnd();
}

async function withDatabase<T>(work: (db: Knex) => Promise<T>): Promise<T> {
  const db = openDatabase(database.url);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

it.each<[args: string[], sentence: RegExp]>([
  [['constructor', '--email', 'a@example.org'], /^The commands are accounts list, accounts open, /],
  [['open', 'now', '--email', 'a@example.org'], /now/],
  [['open'], /^--email needs an e-mail address\./],
  [['open', '--email', 'a@b@c'], /^--email needs an e-mail address\./],
  [['open', '--email', 'a@example.org', '--plan', 'gold'], /^--plan must be one of free, starter, pro, enterprise\./],
  [['open', '--email', 'a@example.org', '--plna', 'pro'], /--plna/],
  [['open', '--email'], /--email/],
  [['set-plan', '--email', 'a@example.org'], /^--plan must be one of/],
  [['new-key', '--email', 'a@example.org'], /^--name is missing\./],
  [['revoke-key', '--email', 'a@example.org', '--key', ' '], /^--key is missing\./],
  [['list', '--json=yes'], /--json/],
])('with %j says what is wrong', (args, sentence) => {
  expect(() => readCommandLine(['accounts', ...args])).toThrow(UsageError);
  expect(() => readCommandLine(['accounts', ...args])).toThrow(sentence);
});

it('ends with 2 and says how it is used when it cannot be read, and touches no database', async () => {
  const untouched = databaseFolder(false);
  const { code, out, err } = await runAlmanac(['accounts', 'open'], { DATABASE_URL: untouched.url });
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(/^--email needs an e-mail address\.\n\nUsage: npm run almanac -- <command>\n/);
  expect(err).not.toMatch(/\n {4}at /);
  expect(existsSync(untouched.file)).toBe(false);
  untouched.remove();
});

it('explains every command when asked for help', async () => {
  const out = await printed('suspend', '--help');
  for (const command of Object.keys(commands)) {
    expect(out).toMatch(new RegExp(`^  ${command}( .*)?(\\n {4}\\[.*)*\\n {6}\\w.*\\.$`, 'm'));
  }
});

it('names a setting that it cannot use', async () => {
  const { code, err } = await runAlmanac(['accounts', 'list'], { DATABASE_URL: 'mysql://localhost' });
  expect(code).toBe(1);
  expect(err).toMatch(/^DATABASE_URL: /);
});

it('makes no database where there is none, and names the file', async () => {
  const untouched = databaseFolder(false);
  const { code, out, err } = await runAlmanac(['accounts', 'list'], { DATABASE_URL: untouched.url });
  const sentence = `DATABASE_URL: there is no database ${untouched.file}. Start the server once to make it.\n`;
  expect([code, out, err]).toEqual([1, '', sentence]);
  expect(existsSync(untouched.file)).toBe(false);
  untouched.remove();
});

it('opens an account and prints its key and nothing else, once: the e-mail has an account from then on', async () => {
  const key = await printed('open', '--email', 'ada@example.org', '--plan', 'pro');
  expect(isWellFormedApiKey(key)).toBe(true);
  const again = await run(['open', '--email', 'ADA@example.org']);
  expect([again.code, again.out]).toEqual([1, '']);
  expect(again.err).toBe('ADA@example.org has an account already.\n');
  const accounts = await withDatabase((db) => db('accounts').select('email', 'plan'));
  expect(accounts).toEqual([{ email: 'ada@example.org', plan: 'pro' }]);
});

it('makes and revokes keys, sets plans, suspends and lists, and the audit log has it all', async () => {
  const email = 'bob@example.org';
  const first = await printed('open', '--email', email);
  const second = await printed('new-key', '--email', email, '--name', 'Charts');
  expect(isWellFormedApiKey(second)).toBe(true);
  expect(await printed('revoke-key', '--email', email, '--key', second.slice(0, 10))).toContain('(Charts) is revoked.');
  const [active, revoked] = (await printed('keys', '--email', email)).split('\n');
  expect(active).toMatch(new RegExp(`^${first.slice(0, 10)}…\tFirst key\t\\S+\tnever used\t[\\w-]{36}$`));
  expect(revoked).toMatch(new RegExp(`^${second.slice(0, 10)}…\tCharts\t.*\trevoked$`));
  const none = await run(['revoke-key', '--email', email, '--key', second.slice(0, 10)]);
  expect([none.code, none.err]).toEqual([1, expect.stringContaining(`${first.slice(0, 10)}…`)]);
  await printed('set-plan', '--email', email, '--plan', 'starter');
  await printed('suspend', '--email', email);
  expect(await printed('list', '--suspended')).toMatch(/^bob@example\.org\tstarter\t.*\tsuspended$/);
  const asJson = JSON.parse(await printed('list', '--suspended', '--json'));
  expect(asJson).toEqual([expect.objectContaining({ email, plan: 'starter' })]);
  await printed('suspend', '--email', email, '--lift');
  expect(await printed('list', '--email', 'bob')).not.toContain('suspended');
  expect((await run(['suspend', '--email', 'eve@example.org'])).err).toBe('eve@example.org has no account.\n');
  const acts = await withDatabase<{ action: string; detail: string }[]>(async (db) => {
    const { id } = await db('accounts').where({ email }).first();
    return db('audit_log').where({ account_id: id, actor: 'operator' }).orderBy('id');
  });
  const change = 'admin.updateAccount';
  expect(new Set(acts.map(({ detail }) => JSON.parse(detail).by))).toEqual(new Set(['npm run almanac']));
  expect(acts.map(({ action }) => action)).toEqual([
    'account.open',
    'keys.create',
    'admin.revokeKey',
    change,
    change,
    change,
  ]);
});
