import { type ErrorDetail, invalidRequest } from '../errors.js';
import type { Schemas } from '../schemas.js';
import type { Account } from '../store/accounts.js';

const restrictionFields = ['scopes', 'allowedAddresses'] as const;

/**
 * Throws invalid_request if the plan does not allow the key restrictions in `change`. Removing a restriction is always
 * allowed, and a restriction stays in force on every plan.
 */
export function assertRestrictionAllowed({ plan }: Pick<Account, 'plan'>, change: Schemas['KeyRestriction']): void {
  if (plan === 'enterprise') return;
  const problem = 'requires the Enterprise plan';
  const details: ErrorDetail[] = restrictionFields
    .filter((field) => Array.isArray(change[field]))
    .map((field) => ({ field, problem }));
  if (details.length > 0) throw invalidRequest(details);
}
