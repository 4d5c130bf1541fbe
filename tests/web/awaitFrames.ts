import type { Page } from 'playwright-core';

/** Resolves when a page has painted what it received or how it was resized: charts follow their frame in the next one. */
export async function awaitFrames(page: Page): Promise<void> {
  await page.evaluate(
    'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))))',
  );
}
