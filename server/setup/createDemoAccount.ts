import type { Knex } from 'knex';
import { findAccountByEmail } from '../store/accounts.js';
import { createAccount } from './createAccount.js';

const email = 'demo@localhost';
/** Separates the key from the lines of the log. */
const rule = '='.repeat(80);

/**
 * Creates a demo account if there is none, and prints its key with a working curl command. The key is printed once, because
 * only its hash is stored.
 */
export async function createDemoAccount(db: Knex, url: string, now: Date): Promise<void> {
  if ((await findAccountByEmail(db, email)) !== undefined) return;
  const key = await createAccount(db, email, 'free', now);
  console.log(`
${rule}
API key of the demo account (Free plan). It is not shown again. To save it, run in a second terminal:

export ALMANAC_API_KEY=${key}

To try it:

curl -H 'X-API-Key: ${key}' '${url}/v1/indicators/observations?id=us-cpi-all-items-not-seasonally-adjusted&units=pc1&start=2026-01-01'
${rule}
`);
}
