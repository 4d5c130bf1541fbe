import { createImportKey } from '../support/createImportKey.js';
import { expectAccessible } from './accessibility.js';
import { browserTimeoutMs, describeInBrowser, useSite } from './browser.js';

describeInBrowser('The chart of an indicator', () => {
  const site = useSite();

  test(
    'states in the address the range that the keyboard selects, and the link reproduces it',
    async () => {
      const page = await site().open('/indicators/real-gdp');
      const chart = page.getByRole('region', { name: /^Chart: .*Use the arrow keys/ });
      await chart.focus();
      await chart.press('Shift+ArrowUp');
      await page.waitForURL(/start=/);
      const address = await page.evaluate<string>('location.pathname + location.search');
      expect(address).toMatch(/start=2016-\d\d-\d\d&end=2026-04-01/);
      const again = await site().open(address);
      const shown = again.getByText('Values as a table');
      await shown.click();
      expect(await again.getByRole('row').filter({ hasText: 'Q1 2015' }).count()).toBe(0);
    },
    browserTimeoutMs,
  );

  test(
    'draws a value that stands alone between gaps, and the whole label of the last month',
    async () => {
      const about = 'name=Short&country=DE&category=production&unit=Percent&frequency=monthly';
      await site()
        .api.request.post(`/api/import/csv?slug=short&${about}`)
        .set({ 'X-API-Key': await createImportKey(site().api), 'Content-Type': 'text/csv' })
        .send('date,value\n2026-01-01,41.5\n2026-02-01,42.1\n2026-03-01,\n2026-04-01,43\n')
        .expect(200);
      const page = await site().open('/indicators/short?country=DE');
      const ink = await page.locator('.chart canvas').evaluate(findInk);
      expect(ink.curveAfterGap).toBeGreaterThan(8);
      expect(ink.atRightEdge).toBe(0);
    },
    browserTimeoutMs,
  );

  test(
    'names date, value, unit and vintage, and says in words what the chart shows and marks',
    async () => {
      const page = await site().open('/indicators/real-gdp');
      expect(await page.locator('.readout').textContent()).toMatch(
        /^Q2 2026United States24,408Billions of chained 2017 dollarsvintage \d+ \w+ 2026$/,
      );
      const chart = page.getByRole('region', { name: /^Chart: .*Use the arrow keys/ });
      const describedBy = await chart.getAttribute('aria-describedby');
      const description = await page.locator(`[id="${describedBy}"]`).textContent();
      expect(description).toMatch(/from Q2 2006 to Q2 2026: latest 24,408 in Q2 2026, up .*, lowest .*, highest/);
      expect(description).toContain('Shaded areas are US recessions.');
      await page.getByText(/^\d changes of unit \(triangle\)$/).click();
      await page
        .getByText(/Published in Billions of chained 2017 dollars since the vintage of/, { exact: false })
        .last()
        .waitFor();
    },
    browserTimeoutMs,
  );

  test(
    'opens a price index on inflation, with a switch to the index',
    async () => {
      const page = await site().open('/indicators/us-cpi-all-items');
      const unit = page.locator('.chart-unit');
      expect(await unit.textContent()).toMatch(/^Percent change from.*Shaded: US recessions/);
      await page.getByRole('button', { name: 'Index', exact: true }).click();
      await unit.filter({ hasText: /^Index 1982-1984=100/ }).waitFor();
      expect(page.url()).toContain('units=lin');
    },
    browserTimeoutMs,
  );

  test(
    'compares countries and indicators, indexed to 100',
    async () => {
      const page = await site().open('/indicators/real-gdp?country=US,EA&indexed=on');
      expect(await page.locator('.chart-unit').textContent()).toMatch(/^Index, Q1 1970=100/);
      const other = await site().open('/indicators/real-gdp?with=us-cpi-all-items.US');
      expect(await other.locator('.readout').textContent()).toContain('United States');
      expect(await other.locator('.chart-unit').textContent()).toContain('Index 1982-1984=100');
    },
    browserTimeoutMs,
  );

  test(
    'shares pictures and code that work',
    async () => {
      const page = await site().open('/indicators/real-gdp?units=pc1&range=10y&with=us-unemployment-rate.US');
      await page.getByText('Share', { exact: true }).click();
      const picture = await page.getByRole('link', { name: 'SVG' }).getAttribute('href');
      const { pathname, search } = new URL(picture ?? '');
      const { headers, body } = await site()
        .api.get(pathname + search)
        .buffer(true)
        .expect(200);
      expect(headers['content-type']).toBe('image/svg+xml');
      expect(String(body)).toContain('US Unemployment Rate, United States');
      const code = await page.getByRole('textbox', { name: 'Embed code' }).inputValue();
      expect(code).toContain('/embed/real-gdp?units=pc1&amp;range=10y&amp;with=us-unemployment-rate.US');
    },
    browserTimeoutMs,
  );

  test.each(['/indicators/real-gdp?vintages=all&range=10y', '/embed/real-gdp?units=pc1'])(
    '%s meets WCAG AA and fits a phone',
    async (path) => {
      await expectAccessible(await site().open(path));
    },
    browserTimeoutMs,
  );
});

interface Drawing {
  width: number;
  height: number;
  getContext(kind: '2d'): {
    getImageData(x: number, y: number, width: number, height: number): { data: Uint8ClampedArray };
  };
}

/** Runs in the page. Counts the pixels of the curve in the last third of a canvas, and all drawn pixels at its right edge. */
function findInk(element: unknown) {
  const canvas = element as Drawing;
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const [red, green, blue] = [0x0f, 0x56, 0x88];
  let [curveAfterGap, atRightEdge] = [0, 0];
  for (let index = 0; index < width * height; index++) {
    const x = index % width;
    const [r, g, b, alpha] = data.subarray(4 * index, 4 * index + 4);
    if (x > (2 * width) / 3 && r === red && g === green && b === blue) curveAfterGap++;
    if (x >= width - 1 && alpha !== 0) atRightEdge++;
  }
  return { curveAfterGap, atRightEdge };
}
