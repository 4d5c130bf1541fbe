import type { Scope } from '../access/scopes.js';
import type { AppContext } from '../appContext.js';
import { keyCreated } from '../notifications/keyNotices.js';
import { post, tell } from '../notifications/tell.js';
import type { Account } from '../store/accounts.js';
import { addKey } from './addKey.js';
import { auditOperator } from './audit.js';
import { refuseRestriction } from './refuseRestriction.js';

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
  refuseRestriction(account, { scopes });
  const { value, letter } = await context.db.transaction(async (trx) => {
    const { key, value } = await addKey(trx, account, { name, scopes }, at);
    await auditOperator(
      trx,
      { at, action: 'keys.create', accountId: account.id, by },
      { key: key.id, name, ...(scopes && { scopes }) },
    );
    return { value, letter: await tell(trx, account.id, [keyCreated(key)], at) };
  });
  post(context, letter);
  return value;
}
