import { isAddressRange } from '../access/addressList.js';
import type { Context } from '../context.js';
import type { Schemas } from '../contract.js';
import { type ErrorDetail, invalidRequest } from '../errors.js';
import { type ApiKey, restrictApiKey } from '../store/apiKeys.js';
import { auditOperator } from './audit.js';
import { existingAccount, existingKey } from './operatorsView.js';

const restrictions = ['scopes', 'allowedAddresses'] as const;

/**
 * Restricts a key of an Enterprise account to scopes or addresses, or lifts a restriction of any key, and notes it. Throws
 * not_found, and invalid_request.
 */
export async function restrictKey(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { accountId, keyId }: { accountId: string; keyId: string },
  change: Schemas['KeyRestriction'],
  by: string,
): Promise<ApiKey> {
  const at = now().toISOString();
  refuseWrongAddresses(change.allowedAddresses ?? []);
  return db.transaction(async (trx) => {
    const { plan } = await existingAccount(trx, accountId);
    await existingKey(trx, accountId, keyId);
    if (plan !== 'enterprise') refuseRestriction(change);
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

function refuseRestriction(change: Schemas['KeyRestriction']): void {
  const problem = 'can be set for the plan enterprise only';
  const details: ErrorDetail[] = restrictions
    .filter((field) => Array.isArray(change[field]))
    .map((field) => ({ field, problem }));
  if (details.length > 0) throw invalidRequest(details);
}
