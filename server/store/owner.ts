import type { Knex } from 'knex';
import { bumpDataVersion } from './dataVersion.js';

/**
 * Makes an account the owner of the server unless it has one. Returns whether it did. The counter of access changes stays
 * locked until the transaction ends, so that of several claims at the same time only one succeeds.
 */
export async function claimOwnership(trx: Knex.Transaction, accountId: string, at: string): Promise<boolean> {
  await bumpDataVersion(trx, at, 'access');
  if ((await findOwnerId(trx)) !== undefined) return false;
  await trx('accounts').where({ id: accountId }).update({ role: 'owner' });
  return true;
}

/** Makes an account the owner of the server in place of the present one. Returns the id of the previous owner. */
export async function transferOwnership(
  trx: Knex.Transaction,
  accountId: string,
  at: string,
): Promise<string | undefined> {
  await bumpDataVersion(trx, at, 'access');
  const previousId = await findOwnerId(trx);
  await trx('accounts').where({ role: 'owner' }).update({ role: null });
  await trx('accounts').where({ id: accountId }).update({ role: 'owner' });
  return previousId;
}

async function findOwnerId(trx: Knex.Transaction): Promise<string | undefined> {
  return (await trx('accounts').where({ role: 'owner' }).first('id'))?.id;
}
