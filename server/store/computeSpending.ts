/** What to spend, in milliseconds of processor time; a negative cost gives back. */
export interface SpendingRequest {
  accountId: string;
  cost: number;
  max: number;
  perMinute: number;
  /** The instant in milliseconds; by default that of the store's clock, which all processes share. */
  at?: number | undefined;
}

export interface SpendingResult {
  admitted: boolean;
  /** What the account has spent and not got back, after the decision. */
  spent: number;
}

/** Spends for all processes together: the rule of `spendCompute` in server/access/computeBudget.ts, as one atomic step. */
export type SpendShared = (request: SpendingRequest) => Promise<SpendingResult>;
