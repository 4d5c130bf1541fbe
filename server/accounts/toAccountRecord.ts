import type { Schemas } from '../schemas.js';
import type { Account } from '../store/accounts.js';
import { toAccountResponse } from './toAccountResponse.js';

/** Returns an account as the operator sees it, and as its owner exports it. */
export function toAccountRecord(account: Account, now: Date): Schemas['AccountRecord'] {
  const { limitPerMinute, limitPerDay, keyLimit, emailVerifiedAt, suspendedAt } = account;
  const ownLimits = { limitPerMinute, limitPerDay, keyLimit };
  return { ...toAccountResponse(account, now), ownLimits, emailVerifiedAt, suspendedAt };
}
