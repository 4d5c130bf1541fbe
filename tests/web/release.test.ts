import { expectAccessible } from './accessibility.js';
import { browserTimeoutMs, describeInBrowser, useSite } from './browser.js';

describeInBrowser('Release page', () => {
  const site = useSite();

  test(
    'shows the next date with its basis, the indicators, and what each vintage changed',
    async () => {
      const page = await site().open('/releases/us-gdp');
      await page.getByRole('heading', { level: 1, name: 'Gross Domestic Product' }).waitFor();
      await page.getByText(/official date|expected date/).waitFor();
      const contents = page.getByRole('region', { name: 'Indicators: table' });
      const indicator = contents.getByRole('link', { name: 'Real Gross Domestic Product', exact: true });
      expect(await indicator.getAttribute('href')).toBe('/indicators/real-gdp?country=US');
      const rows = page.getByRole('region', { name: 'What changed: table' }).locator('tbody tr');
      expect(await rows.count()).toBe(12);
      await page.getByRole('button', { name: 'Show earlier vintages' }).click();
      await rows.nth(23).waitFor();
      expect(await page.title()).toBe('Gross Domestic Product · Almanac');
    },
    browserTimeoutMs,
  );

  test(
    'on a phone, fits the indicators with their periods, and keeps the first column of what changed in view',
    async () => {
      const page = await site().open('/releases/us-gdp', { viewport: { width: 390, height: 844 } });
      const contents = page.getByRole('region', { name: 'Indicators: table' });
      expect(await contents.evaluate(countHiddenPixels)).toBe(0);
      await contents.getByText('Q2 2026').first().waitFor();
      const changes = page.getByRole('region', { name: 'What changed: table' });
      expect(await changes.evaluate(countHiddenPixels)).toBeGreaterThan(0);
      await changes.evaluate(scrollToEnd);
      const [region, first] = [await changes.boundingBox(), await changes.getByRole('rowheader').first().boundingBox()];
      expect(first?.x).toBeCloseTo(region?.x ?? 0, 0);
    },
    browserTimeoutMs,
  );

  test(
    'is linked from indicators and the calendar',
    async () => {
      const indicator = await site().open('/indicators/us-cpi-all-items');
      await indicator.getByRole('link', { name: 'Consumer Price Index', exact: true }).click();
      await indicator.getByRole('heading', { level: 1, name: 'Consumer Price Index' }).waitFor();
      const calendar = await site().open('/calendar?country=US&week=2026-09-07');
      const link = calendar.getByRole('link', { name: 'Consumer Price Index', exact: true }).first();
      expect(await link.getAttribute('href')).toBe('/releases/us-consumer-price-index');
    },
    browserTimeoutMs,
  );

  test(
    'says that a release does not exist',
    async () => {
      const page = await site().open('/releases/nothing');
      await page.getByText('There is no release “nothing”.').waitFor();
      const link = page.getByRole('main').getByRole('link', { name: 'Release calendar' });
      expect(await link.getAttribute('href')).toBe('/calendar');
      await expectAccessible(page);
    },
    browserTimeoutMs,
  );
});

interface Scrollable {
  scrollWidth: number;
  clientWidth: number;
  scrollLeft: number;
}

/** Runs in the page. Returns the width of the content that is out of view. */
function countHiddenPixels(element: unknown): number {
  const { scrollWidth, clientWidth } = element as Scrollable;
  return scrollWidth - clientWidth;
}

/** Runs in the page. */
function scrollToEnd(element: unknown): void {
  (element as Scrollable).scrollLeft = (element as Scrollable).scrollWidth;
}
