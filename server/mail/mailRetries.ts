const minuteMs = 60_000;
/** How long a process has to send a queued mail before another one does; twice as long after each failure. */
const firstClaimMs = 5 * minuteMs;

/** A queued mail is given up after this many attempts. With the time between them, about a day. */
export const maxMailAttempts = 9;

/** Returns until when a process that now sends a queued mail has claimed it. */
export function findClaimEnd(now: Date, attempts: number): string {
  return new Date(now.getTime() + firstClaimMs * 2 ** attempts).toISOString();
}
