/** Returns the token of a mailed link, or an empty text, and removes it from the address and the browser history. */
export function readLinkToken(): string {
  const token = window.location.hash.slice(1);
  if (token !== '') window.history.replaceState(null, '', window.location.pathname);
  return token;
}
