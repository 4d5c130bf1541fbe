import type { Scope } from '../access/scopes.js';
import type { AppContext } from '../appContext.js';
import { buildKeyCreatedNotice } from '../notifications/keyNotices.js';
import { notify, sendMail } from '../notifications/notify.js';
import type { Account } from '../store/accounts.js';
import { assertRestrictionAllowed } from './assertRestrictionAllowed.js';
import { auditOperator } from './audit.js';
import { createKey } from './createKey.js';

/**
 * Makes a key for an account for the operator, restricted to scopes where there are some, notes it and tells the account; answers its value. Throws
 * key_limit_reached, and invalid_request where the plan allows no restriction.
 */
export async function issueKey(
  context: Pick<AppContext, 'db' | 'now' | 'mailer' | 'config'>,
  account: Account,
  { name, scopes }: { name: string; scopes: Scope[] | null },
  by: string,
): Promise<string> {
  const at = context.now().toISOString();
  assertRestrictionAllowed(account, { scopes });
  const { value, letter: mail } = await context.db.transaction(async (trx) => {
    const { key, value } = await createKey(trx, account, { name, scopes }, at);
    await auditOperator(
      trx,
      { at, action: 'keys.create', accountId: account.id, by },
      { key: key.id, name, ...(scopes && { scopes }) },
    );
    return { value, letter: await notify(trx, account.id, [buildKeyCreatedNotice(key)], at) };
  });
  sendMail(context, mail);
  return value;
}
