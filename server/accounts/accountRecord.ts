import { keyLimitOf, limitsOf } from '../access/plans.js';
import type { Schemas } from '../contract.js';
import type { Account } from '../store/accounts.js';

/** An account as its owner sees it. */
export function accountRecord(account: Account): Schemas['Account'] {
  const { id, email, name, plan, createdAt } = account;
  const { perMinute, perDay } = limitsOf(account);
  const keyLimit = keyLimitOf(account);
  return { id, email, name, plan, limitPerMinute: perMinute, limitPerDay: perDay, keyLimit, createdAt };
}
