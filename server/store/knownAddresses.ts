import { createHmac } from 'node:crypto';
import type { Knex } from 'knex';

const maxPerAccount = 20;

/** Remembers that an account has signed in from an address group. Keeps the latest 20 of each account. */
export async function rememberAddress(db: Knex, accountId: string, addressGroup: string, at: string): Promise<void> {
  await db('known_addresses')
    .insert({ account_id: accountId, address_hash: hashAddress(accountId, addressGroup), seen_at: at })
    .onConflict(['account_id', 'address_hash'])
    .merge();
  const latest = db('known_addresses')
    .where({ account_id: accountId })
    .orderBy('seen_at', 'desc')
    .limit(maxPerAccount)
    .select('address_hash');
  await db('known_addresses').where({ account_id: accountId }).whereNotIn('address_hash', latest).delete();
}

/** Whether the account with this email has signed in from an address group. Runs the same queries without an account. */
export async function isKnownAddress(db: Knex, email: string, addressGroup: string): Promise<boolean> {
  const { id = '' } = (await db('accounts').where({ email }).first('id')) ?? {};
  const row = await db('known_addresses')
    .where({ account_id: id, address_hash: hashAddress(id, addressGroup) })
    .first('account_id');
  return row !== undefined;
}

/** Deletes addresses that were last seen before an instant. Returns how many. */
export async function deleteKnownAddresses(db: Knex, seenBefore: string): Promise<number> {
  return db('known_addresses').where('seen_at', '<', seenBefore).delete();
}

/**
 * The address itself is not stored, only whether it was the same. With the account as the key, one address has a different
 * hash in each account, and no table of the hashes of all addresses fits.
 */
function hashAddress(accountId: string, addressGroup: string): string {
  return createHmac('sha256', accountId).update(addressGroup).digest('hex');
}
