import type { Knex } from 'knex';
import { ApiError } from '../errors.js';
import { type ApiKey, findApiKey } from '../store/apiKeys.js';

/** Returns a key of an account, active or revoked. Throws not_found. */
export async function getKey(db: Knex, accountId: string, id: string): Promise<ApiKey> {
  const key = await findApiKey(db, accountId, id);
  if (key === undefined) throw new ApiError('not_found', { message: 'The account has no key with this id.' });
  return key;
}
