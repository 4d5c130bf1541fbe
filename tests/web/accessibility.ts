import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const phone = { width: 360, height: 740 };

/** Expects a page (opened with `bypassCSP`) to meet WCAG AA in the light and dark theme, at its width and on a phone, and to fit the phone. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.addScriptTag({ path: axe });
  for (const size of [page.viewportSize() ?? phone, phone]) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const found = { width: size.width, colorScheme, violations: await page.evaluate(findViolations) };
      expect(found).toEqual({ ...found, violations: [] });
    }
  }
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(phone.width);
}

/** Runs in the page. Returns the violations of WCAG 2 A and AA that axe finds. */
async function findViolations(): Promise<string[]> {
  const { axe } = globalThis as unknown as {
    axe: {
      run(
        options: object,
      ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
    };
  };
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const { violations } = await axe.run({ runOnly: { type: 'tag', values: tags } });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}
