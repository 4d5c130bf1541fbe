/** The paths that are open to everyone: answered without a key, and also when the database is away. */
const openPaths = new Set(['/api/health']);

/** Whether a URL is of a path that is open, in any spelling in which it is answered. */
export function isOpen(url: string): boolean {
  return openPaths.has(url.split('?', 1)[0]?.toLowerCase().replace(/\/$/, '') ?? '');
}
