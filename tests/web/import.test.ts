import type { Page } from 'playwright-core';
import type { Double } from '../providers/doubles/startDouble.js';
import { startWorldBank } from '../providers/doubles/worldbank.js';
import { startApi } from '../support/api.js';
import { signUp } from '../support/person.js';
import { expectAccessible } from './accessibility.js';
import { awaitFocus, browserTimeoutMs, describeInBrowser, useSite } from './browser.js';

describeInBrowser('Import page', () => {
  let worldbank: Double;
  const site = useSite(async () => {
    const years = Array.from({ length: 30 }, (_, index): [string, number] => [String(2025 - index), 300 + 2 * index]);
    worldbank = await startWorldBank({ 'EN.ATM.CO2E.KT/FRA': years });
    return startApi({}, { providers: { worldbank: worldbank.baseUrl } });
  });
  afterAll(() => worldbank?.stop());

  async function openAsOwner(path: string, email: string): Promise<Page> {
    const { api } = site();
    const owner = await signUp(api, email);
    await api.db('accounts').update({ role: null });
    await api.db('accounts').where({ id: owner.accountId }).update({ role: 'owner' });
    return site().open(path, { as: owner });
  }

  async function upload(page: Page, name: string, text: string): Promise<void> {
    await page.getByLabel(/CSV file/).setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
    await page.getByRole('heading', { name: new RegExp(`^${name}`) }).waitFor();
  }

  test(
    'the owner finds a series of a provider, checks what would change, and imports it',
    async () => {
      const page = await openAsOwner('/import', 'ada@example.org');
      await page.getByLabel(/^Keywords/).fill('france co2 emissions kt');
      await page.getByRole('button', { name: 'Search' }).click();
      await page
        .getByRole('listitem')
        .filter({ hasText: 'EN.ATM.CO2E.KT/FRA' })
        .getByRole('button', { name: /^Choose/ })
        .click();
      await page.getByText('30 values, 1996 – 2025.').waitFor();
      await awaitFocus(page, 'Preview');
      await page.getByLabel(/^ID in the library/).fill('co2-emissions-world-bank');
      await page.getByLabel('Category').selectOption('energy');
      await page.getByRole('button', { name: 'Check what would change' }).click();
      await page.getByText('a new series would get 30 new values').waitFor();
      await awaitFocus(page, 'What would change');
      await expectAccessible(page);
      expect(await site().api.db('indicators').where({ slug: 'co2-emissions-world-bank' })).toEqual([]);
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      await page.getByRole('link', { name: 'Open co2-emissions-world-bank' }).click();
      await page.waitForURL(/\/indicators\/co2-emissions-world-bank\?country=FR/);
    },
    browserTimeoutMs,
  );

  test(
    'the owner maps the columns of a CSV file with several countries, and imports them',
    async () => {
      const page = await openAsOwner('/import/csv', 'grace@example.org');
      await upload(page, 'survey.csv', 'Month;Geo;Result\n2026-01;FR;4,1\n2026-02;FR;4,2\n2026-01;DE;3,9\n');
      await page.getByRole('combobox', { name: 'Value', exact: true }).selectOption({ label: 'Result' });
      await page.getByLabel('Frequency').selectOption('monthly');
      await page.getByLabel('ID in the library').fill('own-survey');
      await page.getByLabel('Category').selectOption('production');
      await page.getByLabel('Unit (required for a new indicator)').fill('Percent');
      await page.getByRole('button', { name: 'Check the file' }).click();
      await page.getByText('France: a new series would get 2 new values').waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      await page.getByRole('heading', { name: 'What has changed' }).waitFor();
      await page.getByText('Germany: a new series has got 1 new value, 0 revised, 0 withdrawn, 1 vintage.').waitFor();
      const { body } = await site().api.get('/v1/indicators/observations?id=own-survey&country=FR');
      expect(body.observations.map(({ value }: { value: number }) => value)).toEqual([4.1, 4.2]);
    },
    browserTimeoutMs,
  );

  test(
    'the owner sees how a file of a spreadsheet is read, and states what it does not show',
    async () => {
      const page = await openAsOwner('/import/csv', 'dorothy@example.org');
      const text = 'Datum;Wert\r\n03/04/2026;1,234\r\n05/04/2026;2,5\r\n';
      const buffer = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
      await page.getByLabel(/CSV file/).setInputFiles({ name: 'sheet.csv', mimeType: 'text/csv', buffer });
      await page.getByRole('heading', { name: 'sheet.csv: 2 rows' }).waitFor();
      await page.getByLabel('Frequency').selectOption('daily');
      await page.getByLabel('ID in the library').fill('own-sheet');
      await page.getByLabel('Category').selectOption('production');
      await page.getByLabel('Unit (required for a new indicator)').fill('Percent');
      await page.getByLabel('Country code').fill('FR');
      await page.getByRole('button', { name: 'Check the file' }).click();
      await page
        .getByText(
          /Order of dates is required, because '03\/04\/2026' in line 2 can begin with the day or the month\. Send dmy or mdy/,
        )
        .waitFor();
      await page.getByLabel('Order of dates').selectOption('dmy');
      await page.getByRole('button', { name: 'Check the file' }).click();
      await page.getByText('Numbers have a decimal comma, and dates begin with the day.').waitFor();
      await page.getByRole('row', { name: '2026-04-03 1.234' }).waitFor();
      await expectAccessible(page);
    },
    browserTimeoutMs,
  );

  test(
    'a file with more rows than one upload can have is imported in parts, with progress',
    async () => {
      const page = await openAsOwner('/import/csv', 'mary@example.org');
      const day = (index: number) => new Date(Date.UTC(2000, 0, 1 + index)).toISOString().slice(0, 10);
      const rows = Array.from({ length: 100_010 }, (_, index) => {
        const vintage = Math.floor(index / 500);
        return `${day(index % 500)},${(index % 500) + vintage / 100},${day(8_000 + vintage)}`;
      });
      await upload(page, 'long.csv', ['date,value,vintage', ...rows].join('\n'));
      await page.getByLabel('Frequency').selectOption('daily');
      await page.getByLabel('ID in the library').fill('own-long');
      await page.getByLabel('Category').selectOption('production');
      await page.getByLabel('Unit (required for a new indicator)').fill('Percent');
      await page.getByLabel('Country code').fill('FR');
      await page.getByRole('button', { name: 'Check the file' }).click();
      await page.getByText('Checking: 0 of 100,010 rows').waitFor();
      await page.getByText('France, part 2 of 2: a new series would get 10 new values').waitFor();
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      await page.getByText('France, part 2 of 2: the series has got 0 new values, 10 revised').waitFor();
      const { body } = await site().api.get('/v1/indicators/vintages?id=own-long&country=FR&limit=1000');
      expect(body.count).toBe(201);
    },
    browserTimeoutMs,
  );

  test(
    'the problems of a file name its lines, and nothing can be imported',
    async () => {
      const page = await openAsOwner('/import/csv', 'emmy@example.org');
      await upload(page, 'wrong.csv', 'date,country,value\n2026-01-01,FR,1\n2026-02-01,DE,2\n2026-02-14,FR,x\n');
      await page.getByLabel('Frequency').selectOption('monthly');
      await page.getByLabel('ID in the library').fill('own-wrong');
      await page.getByLabel('Category').selectOption('production');
      await page.getByLabel('Unit (required for a new indicator)').fill('Percent');
      await page.getByRole('button', { name: 'Check the file' }).click();
      await page.getByText(/^FR: line 4 has the date 2026-02-14/).waitFor();
      expect(await page.getByRole('button', { name: 'Import', exact: true }).count()).toBe(0);
      await expectAccessible(page);
    },
    browserTimeoutMs,
  );
});
