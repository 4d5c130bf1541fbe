import type { Knex } from 'knex';
import { findAccountByEmail } from '../store/accounts.js';
import { createAccount } from './createAccount.js';

const email = 'demo@localhost';

/**
 * Outside production, the first start opens an account to try the service with, and prints its key (once: only a hash is
 * kept) with a call that works as pasted.
 */
export async function createDemoAccount(db: Knex, url: string, now: Date): Promise<void> {
  if ((await findAccountByEmail(db, email)) !== undefined) return;
  const key = await createAccount(db, email, 'free', now);
  console.log(`
A demo account (plan Free) has this key. It is shown once:

  ${key}

Try it:

  curl -H 'X-API-Key: ${key}' '${url}/v1/indicators/observations?id=us-cpi-all-items-not-seasonally-adjusted&units=pc1&start=2026-01-01'
`);
}
