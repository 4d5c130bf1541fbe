import type { Scope } from '../access/scopes.js';
import type { AppContext } from '../appContext.js';
import { buildKeyCreatedNotice } from '../notifications/keyNotices.js';
import { notify, sendMail } from '../notifications/notify.js';
import type { Account } from '../store/accounts.js';
import { assertRestrictionAllowed } from './assertRestrictionAllowed.js';
import { auditOperator, type OperatorActor } from './audit.js';
import { createKey } from './createKey.js';

/**
 * Creates a key for an account on behalf of the operator, restricted to `scopes` unless they are null. Records the
 * action, notifies the account and returns the value of the key. Throws key_limit_reached, or invalid_request if the
 * plan does not allow restrictions.
 */
export async function issueKey(
  context: Pick<AppContext, 'db' | 'now' | 'mailer' | 'config'>,
  account: Account,
  { name, scopes }: { name: string; scopes: Scope[] | null },
  actor: OperatorActor,
): Promise<string> {
  const at = context.now().toISOString();
  assertRestrictionAllowed(account, { scopes });
  const { value, letter: mail } = await context.db.transaction(async (trx) => {
    const { key, value } = await createKey(trx, account, { name, scopes }, at);
    await auditOperator(
      trx,
      { at, action: 'keys.create', accountId: account.id, actor },
      { key: key.id, name, ...(scopes && { scopes }) },
    );
    return { value, letter: await notify(trx, account.id, [buildKeyCreatedNotice(key)], at) };
  });
  sendMail(context, mail);
  return value;
}
