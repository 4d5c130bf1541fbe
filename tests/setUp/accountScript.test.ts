import { existsSync } from 'node:fs';
import { isWellFormedApiKey } from '../../server/access/secrets.js';
import { openDatabase } from '../../server/store/database.js';
import { ChildProcess, databaseFolder } from './childProcess.js';

const database = databaseFolder(false);
afterAll(() => database.remove());

async function run(args: string[], environment: Record<string, string> = { DATABASE_URL: database.url }) {
  const child = new ChildProcess('scripts/account.ts', args, environment);
  return { code: await child.ended, out: child.stdout, err: child.stderr };
}

it.each<[args: string[], sentence: RegExp]>([
  [[], /^The only command is create\./],
  [['remove', '--email', 'a@example.org'], /^The only command is create\./],
  [['create', 'now', '--email', 'a@example.org'], /^The only command is create\./],
  [['create'], /^--email needs an e-mail address\./],
  [['create', '--email', 'nobody'], /^--email needs an e-mail address\./],
  [['create', '--email', 'a@b@c'], /^--email needs an e-mail address\./],
  [['create', '--email', 'a@example.org', '--plan', 'gold'], /^--plan must be one of free, starter, pro, enterprise\./],
  [['create', '--email', 'a@example.org', '--plna', 'pro'], /--plna/],
  [['create', '--email'], /--email/],
])('with %j says what is wrong and how it is used, and touches no database', async (args, sentence) => {
  const untouched = databaseFolder(false);
  const { code, out, err } = await run(args, { DATABASE_URL: untouched.url });
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(sentence);
  expect(err).toContain('Usage: npm run account -- create');
  expect(err).not.toMatch(/\n {4}at /);
  expect(existsSync(untouched.file)).toBe(false);
  untouched.remove();
});

it('names a setting that it cannot use', async () => {
  const { code, err } = await run(['create', '--email', 'a@example.org'], { DATABASE_URL: 'mysql://localhost' });
  expect(code).toBe(1);
  expect(err).toMatch(/^DATABASE_URL: /);
});

it('prints the new key and nothing else, once: the e-mail has an account from then on', async () => {
  const first = await run(['create', '--email', 'ada@example.org', '--plan', 'pro']);
  expect([first.code, first.err]).toEqual([0, '']);
  expect(isWellFormedApiKey(first.out.trimEnd())).toBe(true);
  const again = await run(['create', '--email', 'ADA@example.org']);
  expect([again.code, again.out]).toEqual([1, '']);
  expect(again.err).toContain('ADA@example.org has an account already.');
  const db = openDatabase(database.url);
  expect(await db('accounts').select('email', 'plan')).toEqual([{ email: 'ada@example.org', plan: 'pro' }]);
  await db.destroy();
});
