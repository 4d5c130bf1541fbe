import type { Double } from '../providers/doubles/startDouble.js';
import { startWorldBank } from '../providers/doubles/worldbank.js';
import { startApi } from '../support/api.js';
import { expectAccessible } from './accessibility.js';
import { browserTimeoutMs, describeInBrowser, useSite } from './browser.js';

describeInBrowser('The page of what can be discovered', () => {
  let worldbank: Double;
  const site = useSite(async () => {
    const years = Array.from({ length: 30 }, (_, place): [string, number] => [String(2025 - place), 300 + 2 * place]);
    worldbank = await startWorldBank({ 'EN.ATM.CO2E.KT/FRA': years });
    return startApi({}, { providers: { worldbank: worldbank.baseUrl } });
  });
  afterAll(() => worldbank?.stop());

  test(
    'finds what is not in the library, shows its last values and says how to import it',
    async () => {
      const page = await site().open('/discover', { bypassCSP: true });
      await page.getByRole('searchbox').fill('france co2 emissions kt');
      await page.getByRole('button', { name: 'Preview EN.ATM.CO2E.KT/FRA' }).click();
      const preview = page.getByRole('region', { name: /^Preview of / });
      await preview.getByText('30 values, 1996 – 2025.').waitFor();
      await preview.getByText('How to import it').click();
      expect(await preview.locator('pre').textContent()).toContain('"seriesId":"EN.ATM.CO2E.KT/FRA","country":"FR"');
      await expectAccessible(page);
    },
    browserTimeoutMs,
  );

  test(
    'leads to what the library has, and asks for a country where one is wanted',
    async () => {
      const page = await site().open('/discover?q=us+unemployment+rate');
      await page.getByRole('link', { name: 'In the library' }).first().click();
      await page.getByRole('heading', { name: 'US Unemployment Rate' }).waitFor();
      const other = await site().open('/discover?q=co2+emissions&provider=worldbank');
      await other.getByText('Choose a country to look at its series.').first().waitFor();
    },
    browserTimeoutMs,
  );

  test(
    'offers every country for what the World Bank lists, and only filters that have something to choose',
    async () => {
      const page = await site().open('/discover?q=co2+emissions&provider=worldbank');
      const country = page.getByRole('combobox', { name: 'Country' });
      await country.selectOption({ label: 'Japan (32)' });
      await page.getByRole('button', { name: 'Preview EN.ATM.CO2E.KT/JPN' }).waitFor();
      await country.selectOption({ label: 'France (32)' });
      await page.getByRole('button', { name: 'Preview EN.ATM.CO2E.KT/FRA' }).waitFor();
      const empty = await site().open('/discover?q=xyzzyx', { bypassCSP: true });
      await empty.getByRole('heading', { name: 'Nothing matches' }).waitFor();
      expect(await empty.locator('.catalog-filters select').count()).toBe(1);
      await expectAccessible(empty);
      await empty.getByRole('button', { name: 'Show everything' }).click();
      await empty.getByText('1,717 entries').waitFor();
      expect(await empty.getByRole('searchbox').inputValue()).toBe('');
    },
    browserTimeoutMs,
  );

  test(
    'says in its search box what is searched, and moves through what was found by keyboard',
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
