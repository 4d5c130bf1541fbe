import { randomUUID } from 'node:crypto';
import { generateApiKey, getDisplayPrefix, hashSecret } from '../access/secrets.js';
import type { ApiKey } from '../store/apiKeys.js';

/** Generates a key: the record to store and the value to show once. The record contains only the hash of the value. */
export function generateKey(
  fields: Pick<ApiKey, 'accountId' | 'name'> & Partial<Pick<ApiKey, 'allowedAddresses' | 'scopes' | 'windowKeyId'>>,
  at: string,
): { key: ApiKey; value: string } {
  const value = generateApiKey();
  const generated = { id: randomUUID(), prefix: getDisplayPrefix(value), hash: hashSecret(value), createdAt: at };
  const unused = { lastUsedAt: null, revokedAt: null };
  return {
    key: { allowedAddresses: null, scopes: null, windowKeyId: null, ...fields, ...generated, ...unused },
    value,
  };
}
