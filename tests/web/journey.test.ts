import { readFileSync } from 'node:fs';
import { browserTimeoutMs, describeInBrowser, useSite } from './browser.js';

describeInBrowser('From a search to a download', () => {
  const site = useSite();

  test(
    'a search leads to a chart, the slider shows a vintage, and the download contains that vintage',
    async () => {
      const page = await site().open('/');
      await page.getByLabel('Search the library').fill('real gdp');
      await page.waitForURL(/q=real\+gdp/);
      await page.getByRole('link', { name: 'Real Gross Domestic Product', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Real Gross Domestic Product' }).waitFor();
      await page.locator('.chart canvas').waitFor();

      const slider = page.getByRole('slider');
      await slider.focus();
      await slider.press('ArrowLeft');
      await slider.press('ArrowLeft');
      await page.waitForURL(/vintage=2022-11-15/);
      await page.getByText('As of 31 Oct 2022, the latest value was for Q3 2022.').waitFor();
      await page.locator('.readout').getByText('revised by').waitFor();

      const [download] = await Promise.all([page.waitForEvent('download'), page.getByText('CSV').click()]);
      const saved = readFileSync(await download.path(), 'utf8');
      const same = await site().api.get('/api/indicators/real-gdp/download?vintage=2022-11-15&start=2006-04-01');
      expect(saved).toBe(same.text);
      expect(saved.trim().split('\n').at(-1)).toMatch(/^2022-07-01,20021\.7,/);
    },
    browserTimeoutMs,
  );

  test(
    'the page counts revisions as the library does',
    async () => {
      const { body } = await site().api.get('/v1/indicators/vintages?id=us-unemployment-rate,real-gdp');
      for (const { id, date, revised, observationCount } of summarizeNewestTwo(body.vintages)) {
        const page = await site().open(`/indicators/${id}?vintage=${date}`);
        await page.getByText(`${revised.count} of ${observationCount} values have been revised since`).waitFor();
      }
    },
    browserTimeoutMs,
  );

  test(
    'an address restores the view',
    async () => {
      const page = await site().open(
        '/indicators/real-gdp?country=US,EA&units=pc1&range=5y&scale=log&vintage=2022-11-15',
      );
      expect(await page.getByLabel('Units').inputValue()).toBe('pc1');
      expect(await page.getByRole('button', { name: '5Y' }).getAttribute('aria-pressed')).toBe('true');
      await page.getByRole('button', { name: 'Remove Euro area' }).waitFor();
      expect(await page.getByRole('slider').getAttribute('aria-valuetext')).toBe('As of 31 Oct 2022');
      expect(await page.locator('pre').first().textContent()).toContain('country=US&units=pc1&vintage=2022-11-15');
    },
    browserTimeoutMs,
  );

  test(
    'the keyboard alone is enough to search and to read a value of the chart',
    async () => {
      const page = await site().open('/');
      await page.keyboard.press('/');
      await page.keyboard.type('us unemployment rate');
      await page.getByText('for “us unemployment rate”').waitFor();
      await page.keyboard.press('ArrowDown');
      await page.locator('.result-link:focus').waitFor();
      await page.keyboard.press('Enter');
      await page.locator('.chart canvas').waitFor();
      await page.getByRole('heading', { name: 'Vintages' }).waitFor();
      await page.getByRole('region', { name: /^Chart: / }).focus();
      await page.keyboard.press('Home');
      await page.locator('.readout-date', { hasText: '2006' }).waitFor();
    },
    browserTimeoutMs,
  );
});

/** Returns the second newest vintage of each indicator, with the revisions of the newest one. */
function summarizeNewestTwo(
  vintages: { id: string; date: string; observationCount: number; revised: { count: number } }[],
) {
  return vintages.flatMap((vintage, index) => {
    const next = vintages[index + 1];
    const afterNext = vintages[index + 2];
    const isLastButOne = next?.id === vintage.id && afterNext?.id !== vintage.id;
    return isLastButOne ? [{ ...vintage, revised: next.revised }] : [];
  });
}
