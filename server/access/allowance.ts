const msPerDay = 86_400_000;

/** The limits that apply to a request, and the names of the counters. */
export interface Allowance {
  /** Name of the counter for the rolling minute, for example of a key or an address. */
  name: string;
  perMinute: number;
  /** Limit per UTC day, shared by all keys of an account; absent if there is none. */
  day?: DayAllowance;
}

export interface DayAllowance {
  accountId: string;
  /** The key that the request counts under in the account's usage. */
  keyId: string;
  perDay: number;
}

/** The counts after a decision, including the request if it was admitted. Times are milliseconds since the epoch. */
export interface Tally {
  /** The time of the decision, by the clock of the counter. */
  at: number;
  admitted: boolean;
  /** Requests in the rolling minute. */
  held: number;
  /** When the next slot of the rolling minute becomes free. */
  resetAt: number;
  /** Requests in the UTC day. */
  usedInDay: number;
}

/** Whether a request is admitted, and the values of its rate-limit headers. */
export interface Decision {
  admitted: boolean;
  at: number;
  window: { limit: number; remaining: number; resetAt: number };
  day?: { limit: number; remaining: number };
}

/** Returns the UTC day of an instant, as the number of days since 1970-01-01. */
export function toDayNumber(at: number): number {
  return Math.floor(at / msPerDay);
}

/** Converts a tally to a decision. If the daily limit is reached, `resetAt` is the end of the day, or that of a full minute if later. */
export function toDecision({ perMinute, day }: Allowance, { at, admitted, held, resetAt, usedInDay }: Tally): Decision {
  const window = { limit: perMinute, remaining: Math.max(0, perMinute - held), resetAt };
  if (day === undefined) return { admitted, at, window };
  const daily = { limit: day.perDay, remaining: Math.max(0, day.perDay - usedInDay) };
  if (admitted || daily.remaining > 0) return { admitted, at, window, day: daily };
  const nextDayStart = (toDayNumber(at) + 1) * msPerDay;
  const blockedUntil = window.remaining > 0 ? nextDayStart : Math.max(nextDayStart, resetAt);
  return { admitted, at, window: { limit: perMinute, remaining: 0, resetAt: blockedUntil }, day: daily };
}
