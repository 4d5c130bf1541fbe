import { parseArgs } from 'node:util';
import { isPlan, plans } from '../server/access/plans.js';
import { readConfig } from '../server/config.js';
import { openAccount } from '../server/setUp/openAccount.js';
import { migrate, openDatabase } from '../server/store/database.js';

const usage = `Usage: npm run account -- create --email <address> [--plan ${plans.join('|')}]

Opens an account and prints its first API key, which is shown only this once. The database is DATABASE_URL's.`;

/** A wrong command line; the message says what is wrong. */
class UsageError extends Error {}

function readArguments(): { email: string; plan: (typeof plans)[number] } {
  const options = { email: { type: 'string' }, plan: { type: 'string', default: 'free' } } as const;
  const { positionals, values } = parseArgs({ options, allowPositionals: true });
  const { email = '', plan } = values;
  if (positionals.join(' ') !== 'create') throw new UsageError('The only command is create.');
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new UsageError('--email needs an e-mail address.');
  if (!isPlan(plan)) throw new UsageError(`--plan must be one of ${plans.join(', ')}.`);
  return { email, plan };
}

try {
  const { email, plan } = readArguments();
  const db = openDatabase(readConfig().DATABASE_URL);
  try {
    await migrate(db);
    console.log(await openAccount(db, email, plan, new Date()));
  } finally {
    await db.destroy();
  }
} catch (failure) {
  console.error(`${(failure as Error).message}\n\n${usage}`);
  process.exitCode = 1;
}
