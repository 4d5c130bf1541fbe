import { toInstant } from '../../series/zonedTime.js';

/** Time zone names that feeds use and JavaScript does not support. */
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
 * Parses a date in a feed, in RFC 822 or ISO 8601 format, to an instant; a date without a time is midnight, and a date without a zone is in `timeZone`.
 * Returns undefined for any other text.
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
