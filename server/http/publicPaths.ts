const livenessPath = '/api/health/live';

/** The paths that are open to everyone: answered without a key, and also when the database is away. */
const publicPaths = new Set(['/api/health', livenessPath, '/openapi.yaml', '/openapi.json', '/changelog.rss']);

/** Those of them that are never refused by a rate limit, and count for nothing. */
const rateLimitExemptPaths = new Set(['/api/health']);

/** Whether a URL is of a path that is open, in any spelling in which it is answered. */
export function isPublicPath(url: string): boolean {
  return publicPaths.has(normalizePath(url));
}

/** Whether a URL asks only whether the process runs: that is answered without asking anything of a store. */
export function isLivenessPath(url: string): boolean {
  return normalizePath(url) === livenessPath;
}

export function isRateLimitExempt(url: string): boolean {
  return rateLimitExemptPaths.has(normalizePath(url));
}

/** The path of a URL, in the one spelling in which this program compares paths. */
export function normalizePath(url: string): string {
  return url.split('?', 1)[0]?.toLowerCase().replace(/\/$/, '') ?? '';
}
