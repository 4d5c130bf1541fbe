import { readFileSync } from 'node:fs';
import { browserTimeoutMs, describeInBrowser, useSite } from './browser.js';

describeInBrowser('From a search to a download', () => {
  const site = useSite();

  test(
    'a search leads to a chart, the slider shows a vintage, and the download contains that vintage',
    async () => {
      const page = await site().open('/library');
      await page.getByLabel('Search the library').fill('real gdp');
      await page.waitForURL(/q=real\+gdp/);
      await page.getByRole('link', { name: 'Real Gross Domestic Product', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Real Gross Domestic Product' }).waitFor();
      await page.locator('.chart canvas').waitFor();

      const slider = page.getByRole('slider');
      await slider.focus();
      await slider.press('ArrowLeft');
      await slider.press('ArrowLeft');
      await page.waitForURL(/vintage=2025-11-15/);
      await page.getByText('As of 15 Nov 2025, the latest value was for Q2 2025.').waitFor();
      await page.locator('.readout').getByText('revised by').waitFor();

      const [download] = await Promise.all([page.waitForEvent('download'), page.getByText('CSV').click()]);
      const saved = readFileSync(await download.path(), 'utf8');
      const same = await site().api.get('/api/indicators/real-gdp/download?vintage=2025-11-15&start=2005-04-01');
      expect(saved).toBe(same.text);
      expect(saved.trim().split('\n').at(-1)).toMatch(/^2025-04-01,23771,/);
    },
    browserTimeoutMs,
  );

  test(
    'the page counts revisions as the library does',
    async () => {
      const { body } = await site().api.get('/v1/indicators/vintages?id=us-unemployment-rate,real-gdp&limit=1000');
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
      expect(await page.getByRole('slider').getAttribute('aria-valuetext')).toBe('As of 15 Nov 2022');
      expect(await page.locator('pre').first().textContent()).toContain('country=US&units=pc1&vintage=2022-11-15');
    },
    browserTimeoutMs,
  );

  test(
    'the chart of an old vintage ends with its values, and differences of another definition are not revisions',
    async () => {
      const page = await site().open('/indicators/real-gdp?vintage=1980-03-15');
      await page
        .getByText('the latest value was for Q4 1979. The definition of the series has changed since')
        .waitFor();
      await page.locator('.readout-date', { hasText: 'Q4 1979' }).waitFor();
      await page.locator('.readout').getByText('6,892.6').waitFor();
      expect(await page.locator('.readout').getByText('revised by').count()).toBe(0);
      expect(await page.locator('a.download').getAttribute('href')).toContain('vintage=1980-03-15&start=1959-10-01');
      await page.getByRole('button', { name: 'Later vintage' }).click();
      await page.waitForURL(/vintage=1980-04-15/);
    },
    browserTimeoutMs,
  );

  test(
    'a drag over hundreds of vintages reads only the last one',
    async () => {
      const page = await site().open('/indicators/real-gdp');
      const requests: string[] = [];
      page.on('request', (request) => request.url().includes('vintage=') && requests.push(request.url()));
      await page.getByRole('slider').waitFor();
      await page.evaluate(dragSlider);
      await page.getByText('As of 15 Dec 1965, the latest value was for Q3 1965.').waitFor();
      expect(requests).toEqual([expect.stringContaining('vintage=1965-12-15')]);
    },
    browserTimeoutMs,
  );

  test(
    'the keyboard alone is enough to search and to read a value of the chart',
    async () => {
      const page = await site().open('/library');
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

/** Runs in the page. Moves the vintage slider to the left end but one, through all vintages. */
const dragSlider = `{
  const slider = document.querySelector('#as-of');
  for (let index = Number(slider.max); index > 0; index--) {
    slider.value = index;
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  }
}`;

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
