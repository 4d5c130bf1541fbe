/** Maximum number of calls to a provider within any window of so many seconds. */
export interface CallBudget {
  calls: number;
  seconds: number;
  /** Whether only failed calls count. */
  failuresOnly?: boolean;
}

/** Details of a failed call, besides the failure. */
export interface FailedCall {
  /** When the call was reserved. Set only if no request reached the provider: the reservation is then released. */
  reservedAt?: Date | undefined;
  /** Whether the request was at fault (unknown or invalid series), so that the provider does not count as failing. */
  isCallerError?: boolean;
}
