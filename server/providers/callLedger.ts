import type { Budget } from './provider.js';

/** Counts calls for all processes. */
export interface CallLedger {
  /** Notes a call when all budgets have room, and answers 0; otherwise the milliseconds until they have. */
  reserve(provider: string, budgets: readonly Budget[], at: Date): Promise<number>;
  /** Notes how a call ended: the failure in words, or null. */
  record(provider: string, failure: string | null, at: Date, details?: FailedCall): Promise<void>;
}

/** What there is to say of a call that failed, besides why. */
export interface FailedCall {
  /** When it took its turn, which it gives back: it reached nobody. */
  unused?: Date | undefined;
  /** Whether it asked for what there is not: the provider itself does not fail. */
  wronglyAsked?: boolean;
}
