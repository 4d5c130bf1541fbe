/**
 * Converts a local date and time (HH:MM) in an IANA time zone to an RFC 3339 instant in UTC. A time that occurs twice
 * when clocks go back is the first occurrence; a time that is skipped when clocks go forward uses the offset before the
 * change.
 */
export function toInstant(date: string, time: string, timeZone: string): string {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  // The offsets half a day before and after the time include any clock change near it.
  const offsets = [-43_200_000, 43_200_000].map((shift) => getOffsetMs(asUtc + shift, timeZone));
  const candidates = offsets.map((offset) => asUtc - offset);
  const exact = candidates.filter((instant) => instant + getOffsetMs(instant, timeZone) === asUtc);
  return new Date(exact.length > 0 ? Math.min(...exact) : asUtc - (offsets[0] ?? 0)).toISOString().replace('.000', '');
}

/** Returns the instant of a local date and time; null if the time or its zone is not known. */
export function findInstant(date: string, time: string | null, timeZone: string | null): string | null {
  return time === null || timeZone === null ? null : toInstant(date, time, timeZone);
}

/** Cached because creating a formatter takes far longer than using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function getFormatter(timeZone: string): Intl.DateTimeFormat {
  const formatter =
    formatters.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formatters.set(timeZone, formatter);
  return formatter;
}

/** How far local time is ahead of UTC at an instant, in milliseconds. */
function getOffsetMs(instant: number, timeZone: string): number {
  const local = getFormatter(timeZone).format(instant).replace(' ', 'T');
  return Date.parse(`${local}Z`) - instant;
}

/** Returns the date of an instant in an IANA time zone, as YYYY-MM-DD. */
export function toLocalDay(instant: Date, timeZone: string): string {
  return getFormatter(timeZone).format(instant).slice(0, 10);
}
