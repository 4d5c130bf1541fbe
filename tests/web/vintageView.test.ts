import { browserTimeoutMs, describeInBrowser, useSite } from './browser.js';

describeInBrowser('The page of an indicator as of a day', () => {
  const site = useSite();

  test(
    'names the parameters that it ignores, and what it shows instead',
    async () => {
      const page = await site().open('/indicators/real-gdp?vintage=foo&units=yoy');
      const alert = page.getByRole('alert').filter({ hasText: 'ignored' });
      expect(await alert.getByRole('listitem').allTextContents()).toEqual([
        "vintage: 'foo' is not a date such as 2022-11-15, 2022-11, 2022-Q4 or 2022. The page shows the latest values.",
        "units: 'yoy' is not a unit. The page shows the default units.",
      ]);
    },
    browserTimeoutMs,
  );

  test(
    'does not name a vintage for a day before the first one',
    async () => {
      const page = await site().open('/indicators/real-gdp?vintage=1900-01-01');
      const slider = page.getByRole('region', { name: 'Vintage' });
      await slider.getByText('a day before the first vintage, 15 Nov 1965').waitFor();
      await slider.getByRole('button', { name: 'Later vintage' }).click();
      await page.waitForURL(/vintage=1965-11-15/);
    },
    browserTimeoutMs,
  );

  test.each([
    ['2022-11', '30 Nov 2022', 'Q3 2022'],
    ['2022-Q4', '31 Dec 2022', 'Q3 2022'],
    ['2022', '31 Dec 2022', 'Q3 2022'],
  ])(
    'takes a period as the vintage, as the API does: %s is its last day',
    async (vintage, day, newest) => {
      const page = await site().open(`/indicators/real-gdp?vintage=${vintage}&start=2010-Q1`);
      await page.getByText(`As of ${day}, the latest value was for ${newest}.`).waitFor();
      expect(await page.getByText('Some parameters of this address are ignored').count()).toBe(0);
      const embedded = await site().open(`/embed/real-gdp?vintage=${vintage}`);
      await embedded
        .locator('.readout')
        .getByText(/15 (Nov|Dec) 2022/)
        .first()
        .waitFor();
    },
    browserTimeoutMs,
  );

  test(
    'states that values are rescaled to the present base, and the published value; the key figures are named the latest',
    async () => {
      const page = await site().open('/indicators/real-gdp?vintage=2022-11-15');
      const published = /rescaled from Billions of chained 2012 dollars to Billions of chained 2017 dollars/i;
      const readout = page.locator('.readout').filter({ hasText: published });
      await readout.getByText('published value 20,021.7').waitFor();
      await page.locator('.chart-unit').filter({ hasText: published }).waitFor();
      const names = await page.locator('.figures dt').allTextContents();
      expect(names.slice(0, 4)).toEqual(names.slice(0, 4).filter((name) => name.startsWith('Latest · ')));
    },
    browserTimeoutMs,
  );

  test(
    'asks for an unknown indicator only once which one was meant',
    async () => {
      const page = await site().open('/indicators/real-gdpp');
      await page.getByRole('link', { name: 'real-gdp', exact: true }).waitFor();
      expect((await page.locator('main').textContent())?.match(/Did you mean/g)).toHaveLength(1);
      site().problems();
    },
    browserTimeoutMs,
  );
});
