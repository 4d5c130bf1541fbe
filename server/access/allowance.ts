const msPerDay = 86_400_000;

/** Which requests are counted together, and how many of them may pass. */
export interface Allowance {
  /** Names the rolling minute: that of a key, or of an address. */
  name: string;
  perMinute: number;
  /** The UTC day, which all keys of an account share; absent where no day is counted. */
  day?: DayAllowance;
}

export interface DayAllowance {
  accountId: string;
  /** What the request is noted under in the account's usage. */
  keyId: string;
  perDay: number;
}

/** What was counted when a request was decided, the request included if it was admitted. Milliseconds since the epoch. */
export interface Tally {
  /** The instant of the decision, by the clock of whoever counts. */
  at: number;
  admitted: boolean;
  held: number;
  /** When the next slot of the minute frees. */
  resetAt: number;
  usedInDay: number;
}

/** Whether a request may pass, and what its rate-limit headers say. */
export interface Decision {
  admitted: boolean;
  at: number;
  window: { limit: number; remaining: number; resetAt: number };
  day?: { limit: number; remaining: number };
}

/** The UTC day of an instant, as the number of days since 1970-01-01. */
export function toDayNumber(at: number): number {
  return Math.floor(at / msPerDay);
}

/** Reads a tally as a decision. Where the day is spent the headers name its end, or that of a full minute if it comes later. */
export function toDecision({ perMinute, day }: Allowance, { at, admitted, held, resetAt, usedInDay }: Tally): Decision {
  const window = { limit: perMinute, remaining: Math.max(0, perMinute - held), resetAt };
  if (day === undefined) return { admitted, at, window };
  const quota = { limit: day.perDay, remaining: Math.max(0, day.perDay - usedInDay) };
  if (admitted || quota.remaining > 0) return { admitted, at, window, day: quota };
  const nextDayStart = (toDayNumber(at) + 1) * msPerDay;
  const blockedUntil = window.remaining > 0 ? nextDayStart : Math.max(nextDayStart, resetAt);
  return { admitted, at, window: { limit: perMinute, remaining: 0, resetAt: blockedUntil }, day: quota };
}
