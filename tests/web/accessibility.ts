import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { isThorough } from '../support/thorough.js';
import { awaitFrames } from './awaitFrames.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const phone = { width: 360, height: 740 };
/** The other rows of a table are like its first ones. */
const maxRows = 20;
const maxTurns = 100;

/** Expects a page to meet WCAG AA and the best practices of axe (headings, landmarks, skip link) in the light theme at its width and in the dark theme on a phone, and to fit the phone. Thorough tests also swap the themes, and read all rows of tables. */
export async function expectAccessible(page: Page): Promise<void> {
  const own = page.viewportSize() ?? phone;
  await expectFit(page);
  await removeElements(page, 'details:not([open]) > :not(summary)');
  if (!isThorough) await removeElements(page, `tr:nth-child(n + ${maxRows + 1})`);
  await page.evaluate(axe);
  const views = [
    { size: own, colorScheme: 'light' },
    { size: phone, colorScheme: 'dark' },
  ] as const;
  const others = [
    { size: own, colorScheme: 'dark' },
    { size: phone, colorScheme: 'light' },
  ] as const;
  for (const { size, colorScheme } of isThorough ? [...others, ...views] : views) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    const found = { width: size.width, colorScheme, violations: await page.evaluate(findViolations) };
    expect(found).toEqual({ ...found, violations: [] });
  }
}

/** Expects a page to fit the phone once its charts have followed the change of the size. */
async function expectFit(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  const readWidth = () => page.evaluate('document.documentElement.scrollWidth');
  for (let turn = 0; turn < maxTurns && (await readWidth()) !== phone.width; turn += 1) await awaitFrames(page);
  expect(await readWidth()).toBe(phone.width);
}

/** Closed details take most of the time of axe in some pages, although it ignores what is hidden. */
async function removeElements(page: Page, selector: string): Promise<void> {
  await page.evaluate(`document.querySelectorAll('${selector}').forEach((element) => element.remove())`);
}

/** Runs in the page. Returns the violations of WCAG 2 A and AA, and of best practices, that axe finds. */
async function findViolations(): Promise<string[]> {
  const { axe } = globalThis as unknown as {
    axe: {
      run(
        options: object,
      ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
    };
  };
  const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  // Only the violations are wanted, so that axe spends no time on describing what it finds in order.
  const { violations } = await axe.run({ runOnly: { type: 'tag', values }, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}
