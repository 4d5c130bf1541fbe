import type { AppContext } from '../appContext.js';
import { keyRevoked } from '../notifications/keyNotices.js';
import { post, tell } from '../notifications/tell.js';
import { revokeApiKey } from '../store/apiKeys.js';
import { auditOperator } from './audit.js';
import { existingKey } from './operatorsView.js';

/** Revokes a key of an account for the operator, notes it and tells the account, unless it was revoked already. Throws not_found. */
export async function withdrawKey(
  context: Pick<AppContext, 'db' | 'now' | 'mailer' | 'config'>,
  { accountId, keyId }: { accountId: string; keyId: string },
  by: string,
): Promise<void> {
  const at = context.now().toISOString();
  const letter = await context.db.transaction(async (trx) => {
    const key = await existingKey(trx, accountId, keyId);
    if (!(await revokeApiKey(trx, accountId, keyId, at))) return undefined;
    await auditOperator(trx, { at, action: 'admin.revokeKey', accountId, by }, { key: keyId });
    return tell(trx, accountId, [keyRevoked(key)], at);
  });
  post(context, letter);
}
