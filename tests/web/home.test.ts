import { startApi } from '../support/api.js';
import { expectAccessible } from './accessibility.js';
import { browserTimeoutMs, describeInBrowser, useSite } from './browser.js';

describeInBrowser('The home page', () => {
  const site = useSite(() => startApi({ PUBLIC_READING: true, ANONYMOUS_REQUESTS_PER_MINUTE: 1000 }));
  const open = (path: string) => site().open(path, { anonymous: true });

  test(
    'shows the headline values of a country to a visitor without an account, each with its chart',
    async () => {
      const page = await open('/');
      await page.getByRole('heading', { level: 2, name: 'United States' }).waitFor();
      const tile = page.getByRole('listitem').filter({ hasText: 'Unemployment rate' }).first();
      expect(await tile.textContent()).toMatch(/4\.2 %Sep 2026.*next release4 Dec 2026/);
      await tile.getByRole('link').click();
      await page.getByRole('heading', { level: 1, name: 'US Unemployment Rate' }).waitFor();
      await page.locator('.chart canvas').waitFor();
    },
    browserTimeoutMs,
  );

  test(
    'names periods as people write them, labels values before a release as previous, and links to the releases',
    async () => {
      const page = await open('/');
      const next = page.locator('.card').filter({ has: page.getByRole('heading', { name: 'Next releases' }) });
      const gdp = next.getByRole('listitem').filter({ hasText: 'Gross Domestic Product' });
      expect(await gdp.textContent()).toMatch(/for Q3 2026.* previous 24,408/);
      expect(await gdp.getByRole('link').first().getAttribute('href')).toBe('/releases/us-gdp');
    },
    browserTimeoutMs,
  );

  test(
    'says once that the library is older than most headlines, and shows which earlier values a day revised',
    async () => {
      const page = await open('/');
      const age = page.getByText(
        /The library has data up to \d+ \w+ 2026\. \d+ of \d+ headlines have a newer release\./,
      );
      await age.waitFor();
      expect(await age.count()).toBe(1);
      const revisions = page.locator('.card').filter({ has: page.getByRole('heading', { name: 'Latest revisions' }) });
      const gdp = revisions.getByRole('listitem').filter({ hasText: 'Real Gross Domestic Product' });
      expect(await gdp.textContent()).toMatch(
        /10 Oct 2026 · \d+ of 318 values revisedQ3 2025 revised from 24,026\.8 to 24,113 \(Billions/,
      );
      await gdp.getByRole('link', { name: /values revised/ }).click();
      await page.getByText(/As of 9 Oct 2026, the latest value was for Q3 2025/).waitFor();
    },
    browserTimeoutMs,
  );

  test(
    'says that a country has no official release dates if its tiles have estimated ones, and shows its revisions',
    async () => {
      const page = await open('/countries/GB');
      await page.getByText('(estimated)').first().waitFor();
      await page
        .getByText(/^The library has no official release dates of this country\. The headlines state/)
        .waitFor();
      expect(await page.getByRole('heading', { name: 'Next releases' }).count()).toBe(0);
      await page.getByRole('heading', { name: 'Latest revisions' }).waitFor();
    },
    browserTimeoutMs,
  );

  test(
    'names the groups of a country',
    async () => {
      const page = await open('/countries/DE');
      expect(await page.locator('.lead').textContent()).toContain('Euro area members, G20, G7, OECD');
    },
    browserTimeoutMs,
  );

  test(
    '`/` moves the focus to the search',
    async () => {
      const page = await open('/');
      await page.keyboard.press('/');
      expect(await page.locator(':focus').getAttribute('id')).toBe('search');
      await page.keyboard.type('gdp');
      expect(await page.locator('#search').inputValue()).toBe('gdp');
    },
    browserTimeoutMs,
  );

  test(
    'on a phone, each fact of a tile has one line',
    async () => {
      const page = await site().open('/', { anonymous: true, viewport: { width: 390, height: 844 } });
      const heights = await page.locator('.tile-changes > div').evaluateAll(measureHeights);
      expect(heights.length).toBeGreaterThan(8);
      expect(Math.max(...heights)).toBeLessThan(1.5 * Math.min(...heights));
    },
    browserTimeoutMs,
  );

  test(
    'remembers the chosen country',
    async () => {
      const page = await open('/');
      await page.getByRole('combobox', { name: 'Country' }).selectOption('JP');
      await page.getByRole('heading', { level: 2, name: 'Japan' }).waitFor();
      await page.reload();
      await page.getByRole('heading', { level: 2, name: 'Japan' }).waitFor();
    },
    browserTimeoutMs,
  );

  test(
    'compares the G20 by the chosen concept, highest first',
    async () => {
      const page = await open('/');
      await page.getByLabel('Concept').selectOption('Unemployment');
      const comparison = page.getByRole('region', { name: 'The G20 compared' });
      await comparison.getByText('Unemployment rate.').waitFor();
      const values = (await comparison.locator('.bar-row strong').allTextContents()).map(Number);
      expect(values.length).toBeGreaterThan(0);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
    },
    browserTimeoutMs,
  );

  test(
    'searches the library on Enter, and opens addresses of the former library page there',
    async () => {
      const page = await open('/');
      await page.getByLabel('Search the library').fill('core inflation');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/library\?q=core%20inflation/);
      await page.getByRole('link', { name: /Core/ }).first().waitFor();
      const old = await open('/?category=prices');
      await old.waitForURL(/\/library\?category=prices/);
    },
    browserTimeoutMs,
  );

  test(
    'results for a searched country have its latest value, and countries are in order of results, then of name',
    async () => {
      const page = await open('/library?q=us+unemployment+rate');
      const result = page.getByRole('listitem').filter({ hasText: 'US Unemployment Rate' }).first();
      await result.getByText(/United States 4\.2\d* Percent, Sep 2026/).waitFor();
      const all = await open('/library');
      const facet = all.getByRole('group', { name: 'Country' });
      const shown = (await facet.getByRole('button').allTextContents()).map((text) => /^(.*?)(\d+)$/.exec(text) ?? []);
      const sorted = shown.toSorted((a, b) => Number(b[2]) - Number(a[2]) || String(a[1]).localeCompare(String(b[1])));
      expect(shown).toEqual(sorted);
    },
    browserTimeoutMs,
  );

  test(
    'a country page lists all headlines, and says why others are missing',
    async () => {
      const page = await open('/countries/US');
      await page.getByRole('heading', { level: 1, name: 'United States' }).waitFor();
      await page.getByText(/headlines? ha(s|ve) no value/).click();
      await page.getByText('USD is the currency of the country.').waitFor();
      const unknown = await open('/countries/ZZ');
      await unknown.getByText('The library has no country with the code “ZZ”.').waitFor();
      await unknown.getByRole('link', { name: 'All countries' }).click();
      await unknown.getByRole('heading', { level: 1, name: 'Countries' }).waitFor();
    },
    browserTimeoutMs,
  );

  test(
    'the list of countries is filtered by name, code and group',
    async () => {
      const page = await open('/countries');
      const filter = page.getByLabel('Filter');
      await filter.fill('united st');
      await page.getByText('1 country or area').waitFor();
      await page.getByRole('link', { name: 'United States' }).click();
      await page.getByRole('heading', { level: 1, name: 'United States' }).waitFor();
    },
    browserTimeoutMs,
  );

  test.each(['/', '/countries', '/countries/US'])(
    '%s meets WCAG AA for a visitor without an account',
    async (path) => {
      await expectAccessible(await site().open(path, { anonymous: true }));
    },
    browserTimeoutMs,
  );
});

/** Runs in the page. Returns the heights of elements in pixels. */
function measureHeights(elements: unknown[]): number[] {
  return elements.map((element) => (element as { offsetHeight: number }).offsetHeight);
}
