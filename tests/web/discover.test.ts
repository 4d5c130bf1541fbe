import type { Double } from '../providers/doubles/startDouble.js';
import { startWorldBank } from '../providers/doubles/worldbank.js';
import { startApi } from '../support/api.js';
import { expectAccessible } from './accessibility.js';
import { browserTimeoutMs, describeInBrowser, useSite } from './browser.js';

describeInBrowser('Discover page', () => {
  let worldbank: Double;
  const site = useSite(async () => {
    const years = Array.from({ length: 30 }, (_, index): [string, number] => [String(2025 - index), 300 + 2 * index]);
    worldbank = await startWorldBank({ 'EN.ATM.CO2E.KT/FRA': years });
    return startApi({}, { providers: { worldbank: worldbank.baseUrl } });
  });
  afterAll(() => worldbank?.stop());

  test(
    'finds a series that is not in the library, previews it and shows how to import it',
    async () => {
      const page = await site().open('/discover', { bypassCSP: true });
      await page.getByRole('searchbox').fill('france co2 emissions kt');
      await page.getByRole('button', { name: 'Preview EN.ATM.CO2E.KT/FRA' }).click();
      const preview = page.getByRole('region', { name: /^Preview of / });
      await preview.getByText('30 values, 1996 – 2025.').waitFor();
      await preview.getByText('How to import this series').click();
      expect(await preview.locator('pre').textContent()).toContain('"seriesId":"EN.ATM.CO2E.KT/FRA","country":"FR"');
      await expectAccessible(page);
    },
    browserTimeoutMs,
  );

  test(
    'links to library entries, and asks for a country if an entry needs one',
    async () => {
      const page = await site().open('/discover?q=us+unemployment+rate');
      await page.getByRole('link', { name: 'In the library' }).first().click();
      await page.getByRole('heading', { name: 'US Unemployment Rate' }).waitFor();
      const other = await site().open('/discover?q=co2+emissions&provider=worldbank');
      await other.getByText('Choose a country to preview its series.').first().waitFor();
    },
    browserTimeoutMs,
  );

  test(
    'offers every country for World Bank entries, and only filters that have options',
    async () => {
      const page = await site().open('/discover?q=co2+emissions&provider=worldbank');
      const country = page.getByRole('combobox', { name: 'Country' });
      await country.selectOption({ label: 'Japan (32)' });
      await page.getByRole('button', { name: 'Preview EN.ATM.CO2E.KT/JPN' }).waitFor();
      await country.selectOption({ label: 'France (32)' });
      await page.getByRole('button', { name: 'Preview EN.ATM.CO2E.KT/FRA' }).waitFor();
      const empty = await site().open('/discover?q=xyzzyx', { bypassCSP: true });
      await empty.getByRole('heading', { name: 'No results' }).waitFor();
      expect(await empty.locator('.catalog-filters select').count()).toBe(1);
      await expectAccessible(empty);
      await empty.getByRole('button', { name: 'Show all entries' }).click();
      const { body } = await site().api.get('/api/discovery/catalog?limit=1');
      await empty.getByText(`${body.total.toLocaleString('en-US')} entries`).waitFor();
      expect(await empty.getByRole('searchbox').inputValue()).toBe('');
    },
    browserTimeoutMs,
  );

  test(
    'names the searched catalogues in the search field, and supports keyboard navigation',
    async () => {
      const page = await site().open('/discover?q=us+unemployment+rate');
      const search = page.getByRole('searchbox', { name: /library and the World Bank/ });
      await page.keyboard.press('/');
      expect(await search.evaluate((box) => box.matches(':focus'))).toBe(true);
      await page.keyboard.press('ArrowDown');
      expect(await page.locator(':focus').textContent()).toBe('In the library');
    },
    browserTimeoutMs,
  );
});
