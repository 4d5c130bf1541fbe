import { existsSync } from 'node:fs';
import type { Knex } from 'knex';
import { readCommandLine } from '../../scripts/almanac/readCommandLine.js';
import { UsageError } from '../../scripts/almanac/usageError.js';
import { isWellFormedApiKey } from '../../server/access/secrets.js';
import { openDatabase } from '../../server/store/database.js';
import { ChildProcess, createDatabaseFolder } from './childProcess.js';

const database = createDatabaseFolder(true);
afterAll(() => database.remove());

async function runAlmanac(args: string[], environment: Record<string, string> = { DATABASE_URL: database.url }) {
  const child = new ChildProcess('scripts/almanac.ts', args, environment);
  return { code: await child.ended, out: child.stdout, err: child.stderr };
}

function run(args: string[]) {
  return runAlmanac(['accounts', ...args]);
}

/** Runs a command that must succeed, and returns its output. */
async function runAndRead(...args: string[]): Promise<string> {
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

it.each<[args: string[], message: RegExp]>([
  [['constructor', '--email', 'a@example.org'], /^Unknown command 'accounts constructor'\. /],
  [['new-kye', '--email', 'a@example.org'], /^Unknown command 'accounts new-kye'\. Did you mean accounts new-key/],
  [['--email', 'a@example.org'], /^'accounts' needs a subcommand: list, open, .*\.$/],
  [['open', 'now', '--email', 'a@example.org'], /^Unexpected argument 'now': 'accounts open' accepts only options\.$/],
  [['open'], /^--email is required\./],
  [['open', '--email', 'a@b@c'], /^'a@b@c' is not an email address\./],
  [
    ['open', '--email', 'a@example.org', '--plan', 'gold'],
    /^Unknown plan 'gold'\. Available: free, starter, pro, enterprise\.$/,
  ],
  [['open', '--email', 'a@example.org', '--plan', 'entreprise'], /^Unknown plan .* Did you mean enterprise\?$/],
  [
    ['open', '--email', 'a@example.org', '--plna', 'pro'],
    /^Unknown 'accounts open' option '--plna'\. Did you mean --plan\?$/,
  ],
  [['open', '--email'], /^Option '--email .*\.$/],
  [['set-plan', '--email', 'a@example.org'], /^--plan is required\. Available: free, /],
  [['new-key', '--email', 'a@example.org'], /^--name is required\./],
  [['new-key', '--email', 'a@example.org', '--name', 'A', '--scopes', ''], /^--scopes is required\./],
  [
    ['new-key', '--email', 'a@example.org', '--name', 'A', '--scopes', 'labs:run,import'],
    /^Unknown scope 'import'\. Did you mean import:write\?$/,
  ],
  [['revoke-key', '--email', 'a@example.org', '--key', ' '], /^--key is required\./],
  [['list', '--json=yes'], /--json/],
])('with %j reports the problem', (args, message) => {
  expect(() => readCommandLine(['accounts', ...args])).toThrow(UsageError);
  expect(() => readCommandLine(['accounts', ...args])).toThrow(message);
});

it.each<[words: string[], message: RegExp]>([
  [[], /^A command is required\. Commands: accounts list, .*, verify\.$/],
  [['--json', 'jobs'], /^A command is required\. Commands: /],
  [['acounts', 'new-key', '--email', 'a'], /^Unknown command 'acounts'\. Did you mean accounts new-key/],
  [['improt', 'bls', 'LNS14000000'], /^Unknown command 'improt'\. Did you mean import\?$/],
  [['xylophone'], /^Unknown command 'xylophone'\. Commands: accounts list, /],
  [['library'], /^'library' needs a subcommand: status\.$/],
  [['accounts', '--json'], /^'accounts' needs a subcommand: list, open, .*, suspend\.$/],
  [['library', 'stauts'], /^Unknown command 'library stauts'\. Did you mean library status\?$/],
])('names the invalid command of %j', (words, message) => {
  expect(() => readCommandLine(words)).toThrow(UsageError);
  expect(() => readCommandLine(words)).toThrow(message);
});

it('exits with 2 for an invalid command line, reports the problem and the help in one line, and touches no database', async () => {
  const untouched = createDatabaseFolder(false);
  const { code, out, err } = await runAlmanac(['accounts', 'open'], { DATABASE_URL: untouched.url });
  expect([code, out]).toEqual([2, '']);
  expect(err).toBe('--email is required. For usage, run: npm run almanac -- accounts open --help\n');
  expect(existsSync(untouched.file)).toBe(false);
  untouched.remove();
});

it('names an invalid setting', async () => {
  const { code, err } = await runAlmanac(['accounts', 'list'], { DATABASE_URL: 'mysql://localhost' });
  expect(code).toBe(1);
  expect(err).toMatch(/^DATABASE_URL: /);
});

it('creates no database if there is none, and names the file', async () => {
  const untouched = createDatabaseFolder(false);
  const { code, out, err } = await runAlmanac(['accounts', 'list'], { DATABASE_URL: untouched.url });
  const message = `DATABASE_URL: the database ${untouched.file} does not exist. Start the server once, or run: npm run almanac -- migrate\n`;
  expect([code, out, err]).toEqual([1, '', message]);
  expect(existsSync(untouched.file)).toBe(false);
  untouched.remove();
});

it('creates an account once, and prints only its key', async () => {
  const key = await runAndRead('open', '--email', 'ada@example.org', '--plan', 'pro');
  expect(isWellFormedApiKey(key)).toBe(true);
  const second = await run(['open', '--email', 'ADA@example.org']);
  expect([second.code, second.out]).toEqual([1, '']);
  expect(second.err).toBe('ADA@example.org already has an account.\n');
  const accounts = await withDatabase((db) => db('accounts').select('email', 'plan'));
  expect(accounts).toEqual([{ email: 'ada@example.org', plan: 'pro' }]);
});

it('creates a key with scopes only if the plan allows it', async () => {
  const email = 'eva@example.org';
  await runAndRead('open', '--email', email);
  const restricted = ['new-key', '--email', email, '--name', 'Imports', '--scopes', 'import:write, indicators:read'];
  const refused = await run(restricted);
  expect([refused.code, refused.out]).toEqual([1, '']);
  expect(refused.err).toBe('--scopes requires the Enterprise plan.\n');
  await runAndRead('set-plan', '--email', email, '--plan', 'enterprise');
  expect(isWellFormedApiKey(await runAndRead(...restricted))).toBe(true);
  const keys = await withDatabase((db) => db('api_keys').where('name', 'Imports').select('scopes'));
  expect(keys.map(({ scopes }) => JSON.parse(scopes))).toEqual([['import:write', 'indicators:read']]);
});

it('creates and revokes keys, sets plans, suspends and lists accounts, and records all changes in the audit log', async () => {
  const email = 'bob@example.org';
  const first = await runAndRead('open', '--email', email);
  const second = await runAndRead('new-key', '--email', email, '--name', 'Charts');
  expect(isWellFormedApiKey(second)).toBe(true);
  expect(await runAndRead('revoke-key', '--email', email, '--key', second.slice(0, 10))).toBe(
    `Revoked the key ${second.slice(0, 10)}… (Charts).`,
  );
  const [titles, active, revoked] = (await runAndRead('keys', '--email', email, '--tsv')).split('\n');
  expect(titles).toBe('KEY\tNAME\tCREATED (UTC)\tLAST USED (UTC)\tSTATUS\tID');
  expect(active).toMatch(new RegExp(`^${first.slice(0, 10)}…\tFirst key\t[\\d :-]{16}\tnever\tactive\t[\\w-]{36}$`));
  expect(revoked).toMatch(new RegExp(`^${second.slice(0, 10)}…\tCharts\t.*\trevoked\t[\\w-]{36}$`));
  const none = await run(['revoke-key', '--email', email, '--key', second.slice(0, 10)]);
  expect([none.code, none.err]).toEqual([1, expect.stringMatching(/^'.*' matches 0 active keys of .*\n$/)]);
  expect(none.err).toContain(`${first.slice(0, 10)}… (First key).`);
  await runAndRead('set-plan', '--email', email, '--plan', 'starter');
  await runAndRead('suspend', '--email', email);
  expect(await runAndRead('list', '--suspended')).toMatch(
    /^EMAIL +PLAN +CREATED \(UTC\) +STATUS +ID\nbob@example\.org {2}starter {2}\S+ \S+ +suspended {2}\S+$/,
  );
  const asJson = JSON.parse(await runAndRead('list', '--suspended', '--json'));
  expect(asJson).toEqual([expect.objectContaining({ email, plan: 'starter' })]);
  await runAndRead('suspend', '--email', email, '--lift');
  expect(await runAndRead('list', '--email', 'bob')).not.toContain('suspended');
  expect((await run(['suspend', '--email', 'eve@example.org'])).err).toBe(
    'eve@example.org has no account. To list accounts, run: npm run almanac -- accounts list\n',
  );
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
