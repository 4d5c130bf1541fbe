import { selectNextPage } from './nextPage';

const storageKey = 'almanac-next-page';

/**
 * Stores the page that the address names for after the sign-in, because a mailed link opens another tab. It stays in the
 * browser: its part after `#` can be the token of a share link.
 */
export function storeNextPage(): void {
  const { search, hash } = window.location;
  try {
    if (hasNextPage(search)) localStorage.setItem(storageKey, search + hash);
    else localStorage.removeItem(storageKey);
  } catch {
    // Storage is unavailable: a mailed link opens the default page.
  }
}

/**
 * Returns the page to open after signing in, with its part after `#`: the one that the address names, otherwise the stored
 * one, otherwise `fallback`. Deletes the stored one.
 */
export function takeNextPage(fallback: string): string {
  const { search, hash, origin } = window.location;
  const stored = takeStored();
  const source = hasNextPage(search) ? search + hash : stored;
  const [query = '', fragment] = source.split(/(?=#)/, 2);
  const page = selectNextPage(query, origin, '');
  return page === '' ? fallback : page + (fragment ?? '');
}

function hasNextPage(query: string): boolean {
  return new URLSearchParams(query).has('next');
}

function takeStored(): string {
  try {
    const stored = localStorage.getItem(storageKey) ?? '';
    localStorage.removeItem(storageKey);
    return stored;
  } catch {
    return '';
  }
}
