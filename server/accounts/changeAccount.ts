import { isExplicitScope } from '../access/scopes.js';
import type { AppContext } from '../appContext.js';
import { type ErrorDetail, invalidRequest } from '../errors.js';
import type { Schemas } from '../schemas.js';
import { type Account, findAccountById, updateAccount } from '../store/accounts.js';
import { withdrawScopes } from '../store/apiKeys.js';
import { auditOperator, type OperatorActor } from './audit.js';
import { getAccount } from './getAccount.js';

/** The pages could not end it, because a suspended owner cannot sign in. */
const selfSuspension = 'cannot be true for your own account. Use the command `almanac accounts suspend` on the server';

const limitFields = ['limitPerMinute', 'limitPerDay', 'keyLimit'] as const;

/**
 * Changes the plan, the limits or the suspension of an account for the operator, and records the change. Custom limits
 * require the Enterprise plan: throws invalid_request if they are set for another plan, or if owners suspend themselves. An account that leaves the
 * Enterprise plan loses its custom limits and the scopes that are granted by name. Its keys stay restricted, because a
 * change of plan must not let a key do more. Throws not_found.
 */
export async function changeAccount(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  id: string,
  settings: Schemas['AccountSettings'],
  actor: OperatorActor,
): Promise<Account> {
  if (actor.owner === id && settings.suspended) throw invalidRequest([{ field: 'suspended', problem: selfSuspension }]);
  const at = now().toISOString();
  return db.transaction(async (trx) => {
    const account = await getAccount(trx, id);
    const change = buildAccountChange(account, settings, at);
    await updateAccount(trx, id, change, at);
    if (account.plan === 'enterprise' && (change.plan ?? 'enterprise') !== 'enterprise') {
      await withdrawScopes(trx, id, isExplicitScope, at);
    }
    await auditOperator(trx, { at, action: 'admin.updateAccount', accountId: id, actor }, { ...settings });
    return (await findAccountById(trx, id)) ?? account;
  });
}

function buildAccountChange(account: Account, settings: Schemas['AccountSettings'], at: string): Partial<Account> {
  const { plan = account.plan, suspended, ...limits } = settings;
  // A plan that the operator sets stays until the operator releases it.
  const planChange =
    settings.plan === undefined ? {} : ({ plan: settings.plan, planSource: 'operator', planUntil: null } as const);
  if (plan !== 'enterprise') assertNoCustomLimits(limits);
  const suspension = suspended === undefined ? {} : { suspendedAt: suspended ? (account.suspendedAt ?? at) : null };
  const limitChange = plan === 'enterprise' ? limits : { limitPerMinute: null, limitPerDay: null, keyLimit: null };
  return { ...planChange, ...suspension, ...limitChange };
}

function assertNoCustomLimits(limits: Schemas['AccountSettings']): void {
  const problem = 'requires the Enterprise plan';
  const details: ErrorDetail[] = limitFields
    .filter((field) => typeof limits[field] === 'number')
    .map((field) => ({ field, problem }));
  if (details.length > 0) throw invalidRequest(details);
}
