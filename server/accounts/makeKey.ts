import { randomUUID } from 'node:crypto';
import { displayPrefix, hashSecret, makeApiKey } from '../access/secrets.js';
import type { ApiKey } from '../store/apiKeys.js';

/** A new key, as it is kept, and its value, which is not. */
export function makeKey(
  given: Pick<ApiKey, 'accountId' | 'name'> & Partial<Pick<ApiKey, 'allowedAddresses' | 'scopes'>>,
  at: string,
): { key: ApiKey; value: string } {
  const value = makeApiKey();
  const kept = { id: randomUUID(), prefix: displayPrefix(value), hash: hashSecret(value), createdAt: at };
  const unused = { lastUsedAt: null, revokedAt: null };
  return { key: { allowedAddresses: null, scopes: null, ...given, ...kept, ...unused }, value };
}
