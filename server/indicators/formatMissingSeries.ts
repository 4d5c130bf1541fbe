import type { Schemas } from '../schemas.js';

const maxCharacters = 2_000;
/** Space for the item that counts the series left out. */
const charactersForMore = 20;

/** Formats missing series as a structured list (RFC 9651) of bounded length, which ends with the number of those left out. */
export function formatMissingSeries(missing: Schemas['MissingSeries'][]): string {
  const items: string[] = [];
  let length = 0;
  for (const { id, country, reason } of missing) {
    const item = `${id}/${country};reason=${reason}`;
    length += item.length + 2;
    if (length > maxCharacters - charactersForMore)
      return [...items, `more;count=${missing.length - items.length}`].join(', ');
    items.push(item);
  }
  return items.join(', ');
}
