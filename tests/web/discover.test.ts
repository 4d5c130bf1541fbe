import { startCatalogue } from '../providers/doubles/catalogues.js';
import type { Double } from '../providers/doubles/startDouble.js';
import { startWorldBank } from '../providers/doubles/worldbank.js';
import { startApi } from '../support/api.js';
import { signUp } from '../support/person.js';
import { expectAccessible } from './accessibility.js';
import { browserTimeoutMs, describeInBrowser, useSite } from './browser.js';

describeInBrowser('Discover page', () => {
  let worldbank: Double;
  let eurostat: Double;
  const site = useSite(async () => {
    const years = Array.from({ length: 30 }, (_, index): [string, number] => [String(2025 - index), 300 + 2 * index]);
    worldbank = await startWorldBank({ 'EN.ATM.CO2E.KT/FRA': years });
    eurostat = await startCatalogue('eurostat');
    return startApi({}, { providers: { worldbank: worldbank.baseUrl, eurostat: eurostat.baseUrl } });
  });
  afterAll(async () => {
    await worldbank?.stop();
    await eurostat?.stop();
  });

  test(
    'finds a series that is not in the library, previews it and shows how to import it',
    async () => {
      const page = await site().open('/discover');
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
      const empty = await site().open('/discover?q=xyzzyx');
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
      const search = page.getByRole('searchbox', { name: /library and the catalogues of providers/ });
      await page.keyboard.press('/');
      expect(await search.evaluate((box) => box.matches(':focus'))).toBe(true);
      await page.keyboard.press('ArrowDown');
      expect(await page.locator(':focus').textContent()).toBe('In the library');
    },
    browserTimeoutMs,
  );

  test(
    'states for every provider what the library holds and what is listed, and links to its entries',
    async () => {
      const page = await site().open('/discover');
      const { body } = await site().api.get('/api/discovery/providers');
      const rows = page.locator('.providers tbody tr');
      await rows.first().waitFor();
      expect(await rows.count()).toBe(body.count);
      const worldBank = rows.filter({ has: page.getByRole('link', { name: 'World Bank', exact: true }) });
      expect(await worldBank.textContent()).toContain('1,433 series Only World Development Indicators, as bundled');
      await expectAccessible(page);
      await page.getByRole('link', { name: 'US Bureau of Labor Statistics' }).click();
      await page.getByText('Imported from BLS').first().waitFor();
      expect(await page.getByRole('combobox', { name: 'Provider' }).inputValue()).toBe('bls');
    },
    browserTimeoutMs,
  );

  test(
    'adds the next page of entries after those shown',
    async () => {
      const page = await site().open('/discover?q=tariff');
      await page.getByRole('button', { name: 'Show more' }).click();
      await page.locator('.result-list > li').nth(20).waitFor();
      const names = await page.locator('.result-list h2').allTextContents();
      const { body } = await site().api.get('/api/discovery/catalog?q=tariff&limit=40');
      expect(names).toEqual(body.entries.map(({ name }: { name: string }) => name));
    },
    browserTimeoutMs,
  );

  test(
    'searches the data sets of providers once they were read, and previews a series by its key',
    async () => {
      const unread = await site().open('/discover?view=datasets');
      await unread.getByRole('heading', { name: 'No data sets have been read yet' }).waitFor();
      await site().api.operator('post', '/api/admin/jobs/refresh-catalogue/run').expect(200);
      const page = await site().open('/discover?q=unemployment');
      await page.getByRole('link', { name: 'Data sets (2)' }).click();
      await page.getByRole('heading', { name: 'Unemployment by sex and age' }).waitFor();
      await page.getByRole('button', { name: 'Preview a series of Unemployment by sex and age' }).click();
      await page.getByRole('textbox', { name: /Codes that select one series/ }).fill('geo=EA20&sex=T');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Preview', exact: true }).click();
      await page.getByRole('alert').waitFor();
      const requested = eurostat.requests.map(({ path }) => path);
      expect(requested).toContain('/statistics/1.0/data/une_rt_m');
    },
    browserTimeoutMs,
  );

  test(
    'links to the import page for the owner of the server only',
    async () => {
      const address = '/discover?q=france+co2+emissions+kt';
      const visitor = await site().open(address);
      await visitor
        .getByRole('button', { name: /^Preview EN/ })
        .first()
        .waitFor();
      expect(await visitor.getByRole('link', { name: /^Import CO2/ }).count()).toBe(0);
      const { api } = site();
      const person = await signUp(api, 'ada@example.org');
      await api.db('accounts').where({ id: person.accountId }).update({ role: 'owner' });
      const owner = await site().open(address, { as: person });
      await owner.getByRole('link', { name: /^Import CO2 emissions \(kt\)/ }).click();
      await owner.getByText('30 values, 1996 – 2025.').waitFor();
    },
    browserTimeoutMs,
  );
});
