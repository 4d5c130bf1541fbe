/** Removes the token of a calendar feed from a URL. It is a credential, so it must not reach errors or logs. */
export function maskUrl(url: string): string {
  return url.replace(/(\/api\/calendar\/feeds\/)[^/?]+/, '$1***');
}
