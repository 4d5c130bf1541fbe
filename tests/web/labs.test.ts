import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { type Person, signUp } from '../support/person.js';
import { expectAccessible } from './accessibility.js';
import { awaitFocus, browserTimeoutMs, describeInBrowser, useSite } from './browser.js';

const pages = [
  '/labs',
  '/labs?source=own',
  '/labs/real-gdp?transformations=log,diff&vintage=2022-11-15&options.pacfMethod=burg',
  '/labs/real-gdp?transformations=annualised_3m3m',
];

describeInBrowser('Lab page', () => {
  const site = useSite();

  const getRow = (page: Page, test: string) => page.getByRole('row', { name: test });
  const addTransformation = (page: Page, name: string) =>
    page.getByLabel('Add a transformation').selectOption({ label: name });

  async function pasteValues(page: Page, text: string, frequency = ''): Promise<void> {
    await page.getByLabel('Your own values').fill(text);
    await page.getByLabel('Frequency').selectOption(frequency);
    await page.getByRole('button', { name: 'Test these values' }).click();
  }

  /** Clicks a button and returns the downloaded file. */
  async function saveDownload(page: Page, button: string): Promise<string> {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).click(),
    ]);
    return readFileSync(await download.path(), 'utf8');
  }

  test.each(pages)(
    '%s meets WCAG AA in the light and dark theme, and fits a 360-pixel phone',
    async (path) => {
      const page = await site().open(path);
      for (const details of await page.locator('.sample-page details').all()) await details.evaluate(openDetails);
      await expectAccessible(page);
    },
    browserTimeoutMs,
  );

  test(
    'updates the interpretation of the tests when transformations are added',
    async () => {
      const person = await signUp(site().api);
      site().problems();
      const page = await site().open('/labs', { as: person });
      await page.getByRole('combobox', { name: 'Series' }).fill('real gdp');
      await page.getByRole('option', { name: /^Real Gross Domestic Product United States/ }).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Real Gross Domestic Product' }).waitFor();
      await page
        .getByText('Stationarity is rejected but a unit root is not rejected, so difference the series.')
        .waitFor();
      await getRow(page, 'KPSS').getByText('Stationarity is rejected: the level wanders or trends.').waitFor();

      await addTransformation(page, 'Logarithm');
      await addTransformation(page, 'Difference');
      await page.getByText('318 → 317 values').waitFor();
      await page.getByText('A unit root is rejected but stationarity is not rejected').waitFor();
      await getRow(page, 'KPSS').getByText('Stationarity is not rejected.').waitFor();
      await getRow(page, 'ARCH-LM')
        .getByText('The variance clusters: large deviations from the mean follow large ones.')
        .waitFor();
      expect(new URL(page.url()).search).toBe('?transformations=log,diff');
      expect(site().problems()).toEqual([]);
    },
    browserTimeoutMs,
  );

  test(
    'shows the autocorrelations of the API response in the plot, by keyboard, and in the table',
    async () => {
      const { body } = await diagnostics({ seriesId: 'real-gdp', transformations: ['log', 'diff'] });
      const [, first, second] = body.results.acf.values;
      const page = await site().open('/labs/real-gdp?transformations=log,diff');
      const card = page.getByRole('region', { name: 'Autocorrelation (ACF)', exact: true });
      await card.getByRole('region', { name: 'Use the arrow keys to read values' }).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      expect(await card.locator('.plot-readout').textContent()).toContain(`Lag 2 ${second.value.toFixed(4)}`);

      await card.getByText('Autocorrelation (ACF) as a table').click();
      const cells = await card.getByRole('row').nth(1).allInnerTexts();
      expect(cells.join().split('\t')).toEqual([
        '1',
        first.value.toFixed(4),
        `± ${first.whiteNoiseBand.toFixed(4)}`,
        `± ${first.bartlettBand.toFixed(4)}`,
      ]);
    },
    browserTimeoutMs,
  );

  test(
    'restores the sample, the transformations and the options from its address',
    async () => {
      const address =
        '/labs/real-gdp?country=US&vintage=2022-11-15&start=1985-01-01&transformations=log,diff&archLmLags=4&options.archDemean=false&significance=0.01';
      const page = await site().open(address);
      await page.getByText('as of 15 Nov 2022').waitFor();
      expect(await page.getByLabel('As of').inputValue()).toBe('2022-11-15');
      expect(await page.getByLabel('From').inputValue()).toBe('1985-01-01');
      expect(await page.getByLabel('ARCH-LM lags').inputValue()).toBe('4');
      const code = await page.locator('pre').textContent();
      expect(code).toContain('"archLmLags": 4, "options": { "archDemean": false }');
      expect(code).toContain('"significance": 0.01');
      const [diagnosticsBody = '', stationarityBody = ''] = [...String(code).matchAll(/--json '(.*)'/g)].map(
        ([, body]) => body,
      );
      await diagnostics(JSON.parse(diagnosticsBody)).expect(200);
      await post('stationarity', JSON.parse(stationarityBody)).expect(200);
      await page.getByRole('button', { name: 'Move Difference earlier' }).click();
      await page.waitForURL(/transformations=diff,log/);
      await page.getByText('Logarithms are undefined for zero and negative values.').first().waitFor();
      await page.getByRole('button', { name: 'Remove Logarithm' }).click();
      await getRow(page, 'ARCH-LM').getByText('large deviations').waitFor();
      await awaitFocus(page, 'Remove Difference');
      expect(new URL(page.url()).searchParams.get('transformations')).toBe('diff');
    },
    browserTimeoutMs,
  );

  test(
    'exports the values of the responses as JSON and CSV',
    async () => {
      const page = await site().open('/labs/real-gdp?transformations=logdiff');
      const { requests, diagnostics: found, stationarity } = JSON.parse(await saveDownload(page, 'Download JSON'));
      expect({ diagnostics: found }).toEqual({ diagnostics: (await diagnostics(requests.diagnostics)).body });
      expect(stationarity.reading.reading).toBe('stationary');
      const lines = (await saveDownload(page, 'Download CSV')).split('\r\n');
      const { statistic, rejected } = found.results.ljung_box;
      expect(lines).toEqual(
        expect.arrayContaining([
          'result,measure,at,value',
          `acf,values.value,1,${found.results.acf.values[1].value}`,
          `ljung_box,statistic,,${statistic}`,
          `ljung_box,rejected.onePercent,,${rejected.onePercent}`,
          `values,value,1947-04-01,${found.values[1].value}`,
          'reading,reading,,stationary',
        ]),
      );
    },
    browserTimeoutMs,
  );

  test(
    'applies the suggested differences',
    async () => {
      const page = await site().open('/labs/real-gdp?transformations=log');
      await page.getByText('Suggested: one difference.').waitFor();
      await page.getByRole('button', { name: 'Apply' }).click();
      await page.waitForURL(/transformations=log,diff$/);
      await page.getByText('No further differences are suggested.').waitFor();
    },
    browserTimeoutMs,
  );

  test(
    'tests pasted values, and explains why invalid values cannot be tested',
    async () => {
      const page = await site().open('/labs');
      await page.getByRole('link', { name: 'paste your own values' }).click();
      await pasteValues(page, 'price\n1.5\n2\n3');
      await page.getByText('The first line was read as a heading: price').waitFor();
      await getRow(page, 'Ljung-Box').waitFor();
      await pasteValues(page, '1.5\nabout two\n3');
      await page.getByRole('alert').getByText('Line 2 is not a number: about two').waitFor();
      expect(await getRow(page, 'Ljung-Box').count()).toBe(0);
      await pasteValues(page, 'date,value\n2020-Q1,1\n2020-Q2,2');
      await page.getByRole('alert').getByText('Choose a frequency for values with dates.').waitFor();
      await pasteValues(page, 'date,value\n2020-Q1,1\n2020-Q2,NA\n2020-Q3,4\n2020-Q4,2.5\n2021-Q1,4', 'quarterly');
      await page.getByText('4 values, Q1 2020 to Q1 2021, 1 missing.').waitFor();
      await pasteValues(page, '2\n2\n2\n2');
      await getRow(page, 'Ljung-Box').getByText('All observations are equal, so the variance is zero.').waitFor();
      await page.reload();
      await page.getByText('4 values.').waitFor();
    },
    browserTimeoutMs,
  );

  test(
    'reports invalid parameters of its address and invalid input',
    async () => {
      const page = await site().open('/labs/real-gdp?transformations=foo,log&acfMaxLag=1001&start=2015x');
      const problems = page.getByRole('alert').getByRole('listitem');
      expect(await problems.allTextContents()).toEqual([
        'Unknown transformation “foo”. It is ignored.',
        'The start “2015x” is not a date such as 2022-11-15, 2022-11, 2022-Q4 or 2022. It is ignored.',
        '“1001” is not valid for “ACF lags”: enter a whole number from 1 to 1,000. Using the default.',
      ]);
      await page.getByText('Test options').click();
      await page.getByLabel('PACF lags').fill('101');
      await page.keyboard.press('Tab');
      await page.getByRole('alert').getByText('101 is not valid. Enter a whole number from 1 to 100.').waitFor();
      await page.getByLabel('ACF lags', { exact: true }).fill('400');
      await page.keyboard.press('Tab');
      await page.getByText('The sample supports only 317 lags of the 400 requested.').waitFor();
    },
    browserTimeoutMs,
  );

  test(
    'explains when its tests disagree or are unreliable',
    async () => {
      const page = await site().open('/labs/us-unemployment-rate');
      await page.getByText('Tests disagree').waitFor();
      await page.getByText('This suggestion conflicts with the tests above').waitFor();
      await page.getByText('unreliable: autocorrelation present').waitFor();
      await getRow(page, 'Durbin-Watson').getByText('The test is one-sided').waitFor();
    },
    browserTimeoutMs,
  );

  test(
    'asks anonymous users to sign in, and returns to the same lab',
    async () => {
      const page = await site().open('/labs/real-gdp?transformations=log', { anonymous: true });
      const link = page.getByRole('alert').getByRole('link', { name: 'Sign in' });
      expect(await link.getAttribute('href')).toBe('/sign-in?next=%2Flabs%2Freal-gdp%3Ftransformations%3Dlog');
    },
    browserTimeoutMs,
  );

  test(
    'opens from an indicator page with the series and vintage shown there',
    async () => {
      const person: Person = await signUp(site().api, 'grace@example.org');
      const page = await site().open('/indicators/real-gdp?country=EA&vintage=2026-06-01', { as: person });
      await page.getByRole('link', { name: 'Test this series' }).click();
      await page.waitForURL(/\/labs\/real-gdp\?country=EA&vintage=2026-06-01$/);
    },
    browserTimeoutMs,
  );

  function post(operation: string, request: object) {
    return site().api.request.post(`/api/labs/${operation}`).set('X-API-Key', site().api.key).send(request);
  }

  const diagnostics = (request: object) => post('diagnostics', request);
});

/** Runs in the page. Opens a `details` element. */
function openDetails(details: unknown): void {
  (details as { open: boolean }).open = true;
}
