import type { AppContext } from '../appContext.js';
import { buildKeyRevokedNotice } from '../notifications/keyNotices.js';
import { notify, sendMail } from '../notifications/notify.js';
import { revokeApiKey } from '../store/apiKeys.js';
import { auditOperator, type OperatorActor } from './audit.js';
import { getKey } from './getKey.js';

/**
 * Revokes a key on behalf of the operator, records the action and notifies the account. Does nothing if the key is
 * already revoked. Throws not_found.
 */
export async function revokeKey(
  context: Pick<AppContext, 'db' | 'now' | 'mailer' | 'config'>,
  { accountId, keyId }: { accountId: string; keyId: string },
  actor: OperatorActor,
): Promise<void> {
  const at = context.now().toISOString();
  const mail = await context.db.transaction(async (trx) => {
    const key = await getKey(trx, accountId, keyId);
    if (!(await revokeApiKey(trx, accountId, keyId, at))) return undefined;
    await auditOperator(trx, { at, action: 'admin.revokeKey', accountId, actor }, { key: keyId });
    return notify(trx, accountId, [buildKeyRevokedNotice(key)], at);
  });
  sendMail(context, mail);
}
