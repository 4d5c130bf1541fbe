/** A longer address is not one of this site. */
const maxLength = 2_000;

/**
 * Returns the page to open after signing in: the parameter `next` of a query if it is an address of this site, otherwise
 * `fallback`. Anyone can write a link to the sign-in page, so `next` is any text. Never throws.
 */
export function selectNextPage(query: string, origin: string, fallback: string): string {
  const next = new URLSearchParams(query).get('next') ?? '';
  if (!next.startsWith('/') || next.length > maxLength || !URL.canParse(next, origin)) return fallback;
  const { href, pathname, search, hash } = new URL(next, origin);
  const path = pathname + search + hash;
  // `/\\evil` is another host, and `/.//evil` becomes the path `//evil`, which is another host too.
  return href === origin + path && !path.startsWith('//') ? path : fallback;
}
