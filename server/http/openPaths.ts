const livePath = '/api/health/live';

/** The paths that are open to everyone: answered without a key, and also when the database is away. */
const openPaths = new Set(['/api/health', livePath, '/openapi.yaml', '/openapi.json', '/changelog.rss']);

/** Those of them that are never refused by a rate limit, and count for nothing. */
const uncountedPaths = new Set(['/api/health']);

/** Whether a URL is of a path that is open, in any spelling in which it is answered. */
export function isOpen(url: string): boolean {
  return openPaths.has(pathOf(url));
}

/** Whether a URL asks only whether the process runs: that is answered without asking anything of a store. */
export function isLiveness(url: string): boolean {
  return pathOf(url) === livePath;
}

export function isUncounted(url: string): boolean {
  return uncountedPaths.has(pathOf(url));
}

/** The path of a URL, in the one spelling in which this program compares paths. */
export function pathOf(url: string): string {
  return url.split('?', 1)[0]?.toLowerCase().replace(/\/$/, '') ?? '';
}
