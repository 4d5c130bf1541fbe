import type { Page, Request } from 'playwright-core';
import { awaitFrames } from './awaitFrames.js';

/** How long a page sends no request before it counts as idle. Playwright's `networkidle` waits for half a second. */
const quietMs = 50;

/**
 * Counts the requests of a page from now on. The returned function resolves when no request is in flight, and the page has
 * painted what it received and sent no further request.
 */
export function trackRequests(page: Page): () => Promise<void> {
  const inFlight = new Set<Request>();
  let lastChange = Date.now();
  const change = (update: (request: Request) => void) => (request: Request) => {
    update(request);
    lastChange = Date.now();
  };
  const begin = change((request) => inFlight.add(request));
  const end = change((request) => inFlight.delete(request));
  page.on('request', begin);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    do {
      await page.waitForTimeout(Math.max(quietMs - (Date.now() - lastChange), 5));
      await awaitFrames(page);
    } while (inFlight.size > 0 || Date.now() - lastChange < quietMs);
  };
}
