import type { Knex } from 'knex';
import { accountDefaults } from '../../server/accounts/accountDefaults.js';
import { insertAccount } from '../../server/store/accounts.js';

const createdAt = '2026-11-21T10:00:00.000Z';

/** Inserts confirmed accounts without any data. */
export async function insertAccounts(db: Knex, ...ids: string[]): Promise<void> {
  for (const id of ids) {
    const account = { ...accountDefaults, id, email: `${id}@example.org`, emailVerifiedAt: createdAt, createdAt };
    await insertAccount(db, account);
  }
}
