import { isAddressRange } from '../access/addressList.js';
import type { AppContext } from '../appContext.js';
import type { Schemas } from '../contract.js';
import { invalidRequest } from '../errors.js';
import { type ApiKey, restrictApiKey } from '../store/apiKeys.js';
import { auditOperator } from './audit.js';
import { existingAccount, existingKey } from './operatorsView.js';
import { refuseRestriction } from './refuseRestriction.js';

/**
 * Restricts a key of an Enterprise account to scopes or addresses, or lifts a restriction of any key, and notes it. Throws
 * not_found, and invalid_request.
 */
export async function restrictKey(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { accountId, keyId }: { accountId: string; keyId: string },
  change: Schemas['KeyRestriction'],
  by: string,
): Promise<ApiKey> {
  const at = now().toISOString();
  refuseWrongAddresses(change.allowedAddresses ?? []);
  return db.transaction(async (trx) => {
    const account = await existingAccount(trx, accountId);
    await existingKey(trx, accountId, keyId);
    refuseRestriction(account, change);
    await restrictApiKey(trx, keyId, change, at);
    await auditOperator(trx, { at, action: 'admin.updateKey', accountId, by }, { key: keyId, ...change });
    return existingKey(trx, accountId, keyId);
  });
}

function refuseWrongAddresses(addresses: string[]): void {
  const wrong = addresses.find((text) => !isAddressRange(text));
  if (wrong === undefined) return;
  throw invalidRequest([{ field: 'allowedAddresses', problem: `has '${wrong}', which is no address or range (CIDR)` }]);
}
