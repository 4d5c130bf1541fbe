import { isAddressRange } from '../access/addressRanges.js';
import type { AppContext } from '../appContext.js';
import { invalidRequest } from '../errors.js';
import type { Schemas } from '../schemas.js';
import { type ApiKey, restrictApiKey } from '../store/apiKeys.js';
import { assertRestrictionAllowed } from './assertRestrictionAllowed.js';
import { auditOperator, type OperatorActor } from './audit.js';
import { getAccount } from './getAccount.js';
import { getKey } from './getKey.js';

/**
 * Restricts a key of an Enterprise account to scopes or addresses, or removes a restriction from any key, and records
 * the change. Throws not_found or invalid_request.
 */
export async function restrictKey(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { accountId, keyId }: { accountId: string; keyId: string },
  change: Schemas['KeyRestriction'],
  actor: OperatorActor,
): Promise<ApiKey> {
  const at = now().toISOString();
  assertValidAddresses(change.allowedAddresses ?? []);
  return db.transaction(async (trx) => {
    const account = await getAccount(trx, accountId);
    await getKey(trx, accountId, keyId);
    assertRestrictionAllowed(account, change);
    await restrictApiKey(trx, keyId, change, at);
    await auditOperator(trx, { at, action: 'admin.updateKey', accountId, actor }, { key: keyId, ...change });
    return getKey(trx, accountId, keyId);
  });
}

function assertValidAddresses(addresses: string[]): void {
  const invalid = addresses.find((text) => !isAddressRange(text));
  if (invalid === undefined) return;
  throw invalidRequest([
    { field: 'allowedAddresses', problem: `contains '${invalid}', which is not an IP address or a CIDR range` },
  ]);
}
