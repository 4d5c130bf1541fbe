/** Returns today, as a date. */
export function getToday(): string {
  return new Date().toISOString().slice(0, 10);
}
