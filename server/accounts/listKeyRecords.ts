import { type AppContext, getToday } from '../appContext.js';
import type { Schemas } from '../schemas.js';
import { type ApiKey, listApiKeys } from '../store/apiKeys.js';
import { countRequestsByKey } from '../store/usage.js';

/** Lists the keys of an account as its owner sees them. */
export async function listKeyRecords(context: AppContext, accountId: string): Promise<Schemas['KeyRecord'][]> {
  const keys = await listApiKeys(context.db, accountId);
  const requestCounts = await countRequestsByKey(context.db, accountId, getToday(context));
  return keys.map((key) => toKeyRecord(key, requestCounts.get(key.id) ?? 0));
}

/** Returns a key as its owner sees it, without its hash. */
export function toKeyRecord(key: ApiKey, requestsToday: number): Schemas['KeyRecord'] {
  const { id, name, prefix, createdAt, lastUsedAt, revokedAt, allowedAddresses, scopes } = key;
  return {
    id,
    name,
    prefix,
    createdAt,
    lastUsedAt,
    revokedAt,
    requestsToday,
    allowedAddresses,
    scopes: scopes as Schemas['Scope'][] | null,
  };
}
