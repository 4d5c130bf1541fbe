import { generateKey } from '../../server/accounts/generateKey.js';
import { insertApiKey } from '../../server/store/apiKeys.js';
import { openDatabase } from '../../server/store/database.js';

/** Creates a key that can read and import. A key needs the scope for imports by name. */
export async function createImportKey(url: string): Promise<string> {
  const db = openDatabase(url);
  try {
    const [accountId = '']: string[] = await db('accounts').limit(1).pluck('id');
    const scopes = ['indicators:read' as const, 'import:write' as const];
    const { key, value } = generateKey({ accountId, name: 'Imports', scopes }, new Date().toISOString());
    await insertApiKey(db, key);
    return value;
  } finally {
    await db.destroy();
  }
}
