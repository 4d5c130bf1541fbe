/** The paths that are open to everyone: answered without a key, and also when the database is away. */
const openPaths = new Set(['/api/health', '/openapi.yaml', '/openapi.json']);

/** Those of them that are never refused by a rate limit, and count for nothing. */
const uncountedPaths = new Set(['/api/health']);

/** Whether a URL is of a path that is open, in any spelling in which it is answered. */
export function isOpen(url: string): boolean {
  return openPaths.has(pathOf(url));
}

export function isUncounted(url: string): boolean {
  return uncountedPaths.has(pathOf(url));
}

function pathOf(url: string): string {
  return url.split('?', 1)[0]?.toLowerCase().replace(/\/$/, '') ?? '';
}
