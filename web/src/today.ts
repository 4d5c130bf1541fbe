const dayMs = 86_400_000;

/** Returns today, or the day a number of days from today, as a date. */
export function getToday(offset = 0): string {
  return new Date(Date.now() + offset * dayMs).toISOString().slice(0, 10);
}
