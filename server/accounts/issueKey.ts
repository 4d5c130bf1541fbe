import type { Context } from '../context.js';
import { keyCreated } from '../notifications/keyNotices.js';
import { post, tell } from '../notifications/tell.js';
import type { Account } from '../store/accounts.js';
import { addKey } from './addKey.js';
import { auditOperator } from './audit.js';

/** Makes a key for an account for the operator, notes it and tells the account; answers its value. Throws key_limit_reached. */
export async function issueKey(
  context: Pick<Context, 'db' | 'now' | 'mailer' | 'config'>,
  account: Account,
  name: string,
  by: string,
): Promise<string> {
  const at = context.now().toISOString();
  const { value, letter } = await context.db.transaction(async (trx) => {
    const { key, value } = await addKey(trx, account, name, at);
    await auditOperator(trx, { at, action: 'keys.create', accountId: account.id, by }, { key: key.id, name });
    return { value, letter: await tell(trx, account.id, [keyCreated(key)], at) };
  });
  post(context, letter);
  return value;
}
