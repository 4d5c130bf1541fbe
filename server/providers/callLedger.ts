import type { CallBudget, FailedCall } from '../callBudget.js';

/** Counts the calls of all server processes. */
export interface CallLedger {
  /** Reserves a call and returns 0 if all budgets allow it; otherwise returns the milliseconds until they do. */
  reserve(provider: string, budgets: readonly CallBudget[], at: Date): Promise<number>;
  /** Records the result of a call: the failure message, or null for a success. */
  record(provider: string, failure: string | null, at: Date, details?: FailedCall): Promise<void>;
}
