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
      await page.getByText("Unknown release 'nothing'").waitFor();
      await expectAccessible(page);
    },
    browserTimeoutMs,
  );
});
