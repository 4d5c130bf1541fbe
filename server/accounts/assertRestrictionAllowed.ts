import { type ErrorDetail, invalidRequest } from '../errors.js';
import type { Schemas } from '../schemas.js';
import type { Account } from '../store/accounts.js';

const restrictionFields = ['scopes', 'allowedAddresses'] as const;

/** Refuses restrictions of a key that the plan of its account does not allow; they may always be lifted. Throws invalid_request. */
export function assertRestrictionAllowed({ plan }: Pick<Account, 'plan'>, change: Schemas['KeyRestriction']): void {
  if (plan === 'enterprise') return;
  const problem = 'can be set for the plan enterprise only';
  const details: ErrorDetail[] = restrictionFields
    .filter((field) => Array.isArray(change[field]))
    .map((field) => ({ field, problem }));
  if (details.length > 0) throw invalidRequest(details);
}
