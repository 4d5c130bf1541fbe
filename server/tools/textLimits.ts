/**
 * The size of the JSON of a result, in bytes. A token of dates and numbers has about two bytes, so a result of this size stays
 * below 8,000 tokens. `tests/mcp/tokens.test.ts` counts them.
 */
const maxResultBytes = 10_000;

/** Shortens a text of the library at a word. */
export function clipText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), maxLength / 2))}…`;
}

/** Whether a text of the library, which is written today, names a year after a day. */
export function namesLaterYear(text: string, day: string): boolean {
  return [...text.matchAll(/\b(?:19|20)\d{2}\b/g)].some(([year]) => year > day.slice(0, 4));
}

/** Returns the first items whose JSON fits into a result, beside `reserved`: the other fields of the result. */
export function fitItems<Item>(items: readonly Item[], reserved: object): Item[] {
  let bytes = Buffer.byteLength(JSON.stringify(reserved));
  const end = items.findIndex((item) => {
    bytes += Buffer.byteLength(JSON.stringify(item)) + 1;
    return bytes > maxResultBytes;
  });
  return end < 0 ? [...items] : items.slice(0, end);
}
