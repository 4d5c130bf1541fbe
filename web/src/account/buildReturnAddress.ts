/**
 * Returns the query and fragment of a link to the sign-in or sign-up page, with which it returns to the current page. The
 * token of a share link follows `#`. It stays there, because a query is sent to the server.
 */
export function buildReturnAddress(): string {
  const { pathname, search, hash } = window.location;
  if (pathname === '/sign-in' || pathname === '/sign-up') return search + hash;
  // These pages are left after signing in, and their fragment is a mailed token.
  if (/^\/(sign-in-link|verify-email|reset-password)$/.test(pathname)) return '';
  return `?next=${encodeURIComponent(pathname + search)}${hash}`;
}
