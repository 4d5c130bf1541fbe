const hour = 3_600;

/** How long after the attempt before each attempt is made, in seconds: about three days in all. Standard Webhooks 1.0.0 gives it as an example. */
const delaysSeconds = [0, 5, 300, 1_800, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];

/** The longest wait for which an endpoint can ask. */
const maxRetryAfterSeconds = 24 * hour;

/**
 * Returns when a delivery is tried again that has failed the given number of times; undefined if it is not. `retryAfterSeconds` is the
 * wait for which the endpoint has asked, which counts if it is longer.
 */
export function computeNextAttemptAt(at: Date, failures: number, retryAfterSeconds = 0): Date | undefined {
  const delaySeconds = delaysSeconds[failures];
  if (delaySeconds === undefined) return undefined;
  return new Date(at.getTime() + 1_000 * Math.max(delaySeconds, retryAfterSeconds));
}

/** Parses the header Retry-After, in seconds or as a date, to seconds from 0 to a day; undefined if it is absent or invalid. */
export function parseRetryAfter(text: string | undefined, now: Date): number | undefined {
  if (text === undefined) return undefined;
  const seconds = /^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : (Date.parse(text) - now.getTime()) / 1_000;
  return Number.isFinite(seconds) ? Math.min(maxRetryAfterSeconds, Math.max(0, Math.ceil(seconds))) : undefined;
}
