import { randomUUID } from 'node:crypto';
import { createSession } from '../../server/accounts/createSession.js';
import { readConfig } from '../../server/config.js';
import { createAccount } from '../../server/setup/createAccount.js';
import { findAccountByEmail, updateAccount } from '../../server/store/accounts.js';
import { openDatabase } from '../../server/store/database.js';

const email = `${randomUUID()}@example.org`;
const now = new Date();

/** Creates an account with high limits, signs it in, and prints its credentials as shell variables. */
const db = openDatabase(readConfig().DATABASE_URL);
try {
  const key = await createAccount(db, email, 'enterprise', now);
  const account = await findAccountByEmail(db, email);
  if (account === undefined) throw new Error('The account was not created.');
  const limits = { limitPerMinute: 1_000_000, limitPerDay: 1_000_000_000, keyLimit: 100_000 };
  await updateAccount(db, account.id, limits, now.toISOString());
  const client = { address: '127.0.0.1', addressGroup: '127.0.0.1', isLocal: false, userAgent: 'schemathesis' };
  const session = await createSession(db, account, client, now);
  console.log(`ALMANAC_API_KEY=${key} ALMANAC_SESSION=${session?.token}`);
} finally {
  await db.destroy();
}
