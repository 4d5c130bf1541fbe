import type { Api } from './api.js';

/** Creates a key with the scope import:write. */
export async function createImportKey(api: Api): Promise<string> {
  const key = await api.createKey('enterprise');
  await api.db('api_keys').where('prefix', key.slice(0, 10)).update({ scopes: '["import:write","indicators:read"]' });
  return key;
}
