/** How much an account may compute. Durations are processor time in milliseconds. */
export interface ComputeLimits {
  /** The most that the account can have left, and so the most that one request can cost. */
  max: number;
  /** What the account gets back in a minute, up to `max`. */
  perMinute: number;
  /** Share of the worker threads while others wait too, relative to other accounts. */
  weight: number;
}

/** What an account has spent and not yet got back, as of an instant in milliseconds since the epoch. */
export interface ComputeSpending {
  spent: number;
  at: number;
}

export interface ComputeDecision {
  admitted: boolean;
  /** What is left after the decision. */
  remaining: number;
  /** Milliseconds until the request fits; 0 if it is admitted. */
  waitMs: number;
}

/** What a request costs and what it leaves. */
export interface ComputeCharge {
  cost: number;
  remaining: number;
  /** The most that can be left. */
  limit: number;
}

const minuteMs = 60_000;

/**
 * Spends `cost` if that much is left; a refused request spends nothing. A negative cost gives back what a request did not
 * use. In any interval of length t, an account spends at most `max` + `perMinute` · t. A clock that moves backwards by
 * up to a minute is treated as standing still; if it moves further, time counts on from there.
 */
export function spendCompute(
  previous: ComputeSpending,
  cost: number,
  { max, perMinute }: Pick<ComputeLimits, 'max' | 'perMinute'>,
  now: number,
): ComputeSpending & { admitted: boolean } {
  const at = now < previous.at - minuteMs ? now : Math.max(previous.at, now);
  const elapsed = Math.max(0, at - previous.at);
  const spent = Math.max(0, previous.spent - (elapsed * perMinute) / minuteMs);
  // After a change to a lower plan, more can be spent than the new maximum. Giving back is always possible.
  const admitted = spent + cost <= max || cost <= 0;
  return { admitted, spent: admitted ? Math.max(0, spent + cost) : spent, at };
}

/** Describes a decision about `cost`, after which `spent` is spent. */
export function describeDecision(
  { admitted, spent }: { admitted: boolean; spent: number },
  cost: number,
  { max, perMinute }: Pick<ComputeLimits, 'max' | 'perMinute'>,
): ComputeDecision {
  const waitMs = admitted ? 0 : Math.ceil(((spent + cost - max) * minuteMs) / perMinute);
  return { admitted, remaining: Math.max(0, max - spent), waitMs };
}
