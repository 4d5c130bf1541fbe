import { toInstant } from '../../series/zonedTime.js';

/** Names of time zones that feeds use and JavaScript does not know. */
const offsets: Record<string, string> = {
  CET: '+0100',
  CEST: '+0200',
  BST: '+0100',
  WET: '+0000',
  WEST: '+0100',
  EET: '+0200',
  EEST: '+0300',
};

/**
 * The instant of a date in a feed, as RFC 822 or ISO 8601 write it, or of the midnight of a day alone; local to a time zone where it names none.
 * Undefined for what is no date.
 */
export function readFeedDate(text: string, timeZone: string): string | undefined {
  const normalized = text.trim().replace(/[A-Z]{3,4}$/, (name) => offsets[name] ?? name);
  const hasZone = /(:\d{2}(\.\d+)?\s*(Z|[+-]\d{2}:?\d{2})|\s([+-]\d{4}|UTC?|GMT|[ECMP][SD]T))$/i.test(normalized);
  const time = Date.parse(
    hasZone ? normalized : `${normalized}${normalized.includes('T') && /^\d{4}-/.test(normalized) ? 'Z' : ' GMT'}`,
  );
  if (Number.isNaN(time)) return undefined;
  const instant = new Date(time).toISOString();
  if (hasZone) return instant;
  return new Date(toInstant(instant.slice(0, 10), instant.slice(11, 16), timeZone)).toISOString();
}
