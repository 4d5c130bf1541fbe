import { readFileSync } from 'node:fs';
import type { Page, Route } from 'playwright-core';
import type { Schemas } from '../../server/schemas.js';
import { signUp } from '../support/person.js';
import { expectAccessible } from './accessibility.js';
import { browserTimeoutMs, describeInBrowser, useSite } from './browser.js';

type ForecastRun = Schemas['ForecastRun'];

const pages = [
  '/forecasts',
  '/forecasts/real-gdp?vintage=2022-11-15&model=ets&show=fitted&backtest=real_time&origins=1&horizon=2',
];

describeInBrowser('Forecast page', () => {
  const site = useSite();
  const fan = (page: Page) => page.getByRole('region', { name: 'Forecast', exact: true });

  test.each(pages)(
    '%s meets WCAG AA in the light and dark theme, and fits a 360-pixel phone',
    async (path) => {
      const page = await site().open(path);
      if (path.includes('backtest')) await page.locator('.backtest .scores').waitFor({ timeout: 90_000 });
      for (const details of await page.locator('.sample-page details').all()) await details.evaluate(openDetails);
      await expectAccessible(page);
    },
    browserTimeoutMs,
  );

  test(
    'opens from an indicator page with the series and vintage shown there',
    async () => {
      const person = await signUp(site().api);
      site().problems();
      const page = await site().open('/indicators/real-gdp?country=EA&vintage=2026-06-01', { as: person });
      await page.getByRole('link', { name: 'Forecast', exact: true }).click();
      await page.waitForURL(/\/forecasts\/real-gdp\?country=EA&vintage=2026-06-01$/);
      await page.getByLabel('Model', { exact: true }).selectOption({ label: 'Drift' });
      await page.getByText(/Euro area, .* 8 quarters ahead\./).waitFor();
      await page
        .getByRole('region', { name: 'Model details' })
        .getByText('Random walk with drift', { exact: true })
        .waitFor();
      expect(site().problems()).toEqual([]);
    },
    browserTimeoutMs,
  );

  test(
    'shows the values of the API response in the chart, by keyboard, and in the table',
    async () => {
      const { forecasts } = getResult(
        await forecast({ seriesId: 'real-gdp', horizon: 8, model: 'theta', levels: [90] }),
      );
      const page = await site().open('/forecasts/real-gdp?model=theta&levels=90');
      await fan(page).getByRole('region', { name: 'Use the arrow keys to read values' }).focus();
      await page.keyboard.press('End');
      const last = forecasts.at(-1);
      await fan(page).locator('.readout').getByText('Q2 2028').waitFor();
      await fan(page).locator('.readout').getByText(formatValue(last?.forecast)).waitFor();

      await page.getByText('Forecast as a table').click();
      const cells = await fan(page).getByRole('row').nth(8).allInnerTexts();
      const [interval] = last?.intervals ?? [];
      expect(cells.join().split('\t')).toEqual([
        'Q2 2028',
        formatValue(last?.forecast),
        `${formatValue(interval?.lower)} to ${formatValue(interval?.upper)}`,
      ]);
    },
    browserTimeoutMs,
  );

  test(
    'shows the forecast of an earlier vintage and compares it with the actual values',
    async () => {
      const { body } = await site().api.get('/v1/indicators/vintages?id=real-gdp&country=US&limit=1000');
      const index = body.vintages.findIndex(({ date }: Schemas['Vintage']) => date === '2022-11-15');
      const page = await site().open('/forecasts/real-gdp?model=drift');
      await fan(page).getByRole('slider').fill(String(index));
      await page.waitForURL(/vintage=2022-11-15/);
      await page.getByText('This is the forecast as of 15 Nov 2022.').waitFor();
      await page.getByText('Actual values are available for 8 forecast periods: 0 within the 50% interval').waitFor();
      await page
        .getByText('are divided by 1.1027, the ratio of the two vintages over the last year available')
        .waitFor();
      await page.getByText('Forecast as a table').click();
      expect(await fan(page).getByRole('columnheader').allInnerTexts()).toEqual([
        'Period',
        'Forecast',
        '50%',
        '80%',
        '95%',
        'Actual',
      ]);
    },
    browserTimeoutMs,
  );

  test(
    'restores a forecast from its address, and exports it as code, CSV and JSON',
    async () => {
      const address =
        '/forecasts/us-unemployment-rate?start=2010-01-01&end=2019-12-01&model=ets&horizon=6&transform=log&levels=80,95&intervals=calibrated&backtestOrigins=0';
      const page = await site().open(address);
      expect(await page.getByLabel('Periods ahead').inputValue()).toBe('6');
      expect(await page.getByLabel('Transformation').inputValue()).toBe('log');
      await page.getByText('Actual values are available for 6 forecast periods').waitFor();
      const code = String(await page.locator('pre').textContent());
      const run = await forecast(JSON.parse(/--json '(.*)'/.exec(code)?.[1] ?? ''));
      expect(JSON.parse(await saveDownload(page, page.getByRole('button', { name: 'Download JSON' }))).run).toEqual(
        run,
      );
      const lines = (await saveDownload(page, page.getByRole('link', { name: 'Download CSV' }))).split('\r\n');
      expect(lines[0]).toBe('date,forecast,lower_80,upper_80,lower_95,upper_95,actual');
      expect(lines.at(-2)).toContain(`2020-06-01,${getResult(run).forecasts[5]?.forecast},`);
    },
    browserTimeoutMs,
  );

  test(
    'draws the members of a mean on request',
    async () => {
      const page = await site().open('/forecasts/real-gdp?model=combination&start=2000-01-01');
      await page.getByLabel('Members of the mean').check();
      await page.waitForURL(/show=members$/);
      await fan(page).locator('.readout').getByText('Dynamic optimised theta').waitFor();
    },
    browserTimeoutMs,
  );

  test(
    'compares the model with others at earlier dates, and lists the findings of the checks',
    async () => {
      const request = { seriesId: 'real-gdp', horizon: 8, levels: [50, 80, 95], model: 'ets', start: '2000-01-01' };
      const { selection, guardrails } = getResult(await forecast(request));
      const page = await site().open('/forecasts/real-gdp?model=ets&start=2000-01-01');
      const rows = page.getByRole('region', { name: 'Model comparison' }).getByRole('row');
      await rows.nth(1).waitFor({ timeout: 90_000 });
      const names = (await rows.getByRole('rowheader').allInnerTexts()).map((text) => text.split(' ')[0]);
      expect(names).toEqual(selection?.candidates.map(({ label }) => label.split(' ')[0]));
      const [first] = selection?.candidates ?? [];
      expect(await rows.nth(1).getByRole('cell').first().textContent()).toBe(
        String(Number(first?.scores?.mase?.toPrecision(3))),
      );
      const findings = page.getByRole('region', { name: 'Forecast checks' }).locator('.findings');
      for (const { message } of guardrails?.findings ?? []) await findings.getByText(message).waitFor();
    },
    browserTimeoutMs,
  );

  test(
    'shows the progress of a backtest, plots the forecasts of each model, and exports the results',
    async () => {
      const page = await site().open('/forecasts/real-gdp?model=naive&backtestOrigins=0&horizon=4&origins=2');
      const card = page.getByRole('region', { name: 'Backtest' });
      // The first poll finds the job running, however fast the server is.
      await page.route('**/api/forecast/jobs/*', respondRunning, { times: 1 });
      await card.getByRole('button', { name: 'Real-time vintages' }).click();
      await card.getByRole('progressbar', { name: '3 of 14 forecasts' }).waitFor();
      await page.waitForURL(/backtest=real_time/);
      await card.getByText('The series was rebased after').waitFor();
      await card.getByLabel('Plotted model', { exact: true }).selectOption({ label: 'Naive' });
      const run = JSON.parse(await saveDownload(page, card.getByRole('button', { name: 'Download backtest JSON' })));
      const origin = run.result.origins.at(-1);
      const target = origin.targets.at(-1);
      const { forecast: forecastValue } = origin.forecasts.find(({ model }: { model: string }) => model === 'naive')
        .result.forecasts[3];
      await card.getByRole('region', { name: 'Naive forecasts. Use the arrow keys to read values.' }).focus();
      await page.keyboard.press('End');
      await card
        .locator('.plot-readout')
        .getByText(`4 quarters ahead, 15 Feb 2026: ${formatValue(forecastValue)}`)
        .waitFor();
      const code = String(await page.locator('pre').textContent()).split('/api/forecast/run')[1] ?? '';
      const { api } = site();
      const requestBody = JSON.parse(/--json '(.*)'/.exec(code)?.[1] ?? '');
      const repeated = await api.request.post('/api/forecast/backtest').set('X-API-Key', api.key).send(requestBody);
      expect(repeated.body).toEqual(run);
      const lines = (await saveDownload(page, card.getByRole('button', { name: 'Download backtest CSV' }))).split(
        '\r\n',
      );
      expect(lines[0]).toContain('vintage,last_date,model,step,date,forecast,lower_50,upper_50,lower_80');
      expect(lines.filter((line) => line.includes(`,naive,4,${target.date},${forecastValue},`))).toHaveLength(1);
      expect(await card.getByRole('rowheader', { name: 'Naive 2', exact: true }).count()).toBe(1);
    },
    browserTimeoutMs,
  );

  test(
    'forecasts pasted values, and reports invalid parameters',
    async () => {
      const page = await site().open('/forecasts?source=own&model=foo&options.form=AAN&horizon=601');
      expect(await page.getByRole('alert').getByRole('listitem').allTextContents()).toEqual([
        expect.stringContaining('“foo” is not valid for “Model”'),
        '“601” is not valid for “Periods ahead”: enter a whole number from 1 to 600. Using the default.',
        '“Form (error, trend, season)” applies only to the exponential smoothing model and is ignored.',
      ]);
      await page.getByLabel('Your own values').fill('3\n4\n2\n5\n3\n4\n6\n-5\n4\n3\n5\n6\n7\n5\n4');
      await page.getByRole('button', { name: 'Forecast these values' }).click();
      await page.getByText('15 values; 12 periods ahead.').waitFor();
      await page.getByLabel('Interval levels in percent').fill('80, 100');
      await page.keyboard.press('Tab');
      await page.getByText('80, 100 is not valid. Enter 1 to 5 whole numbers from 1 to 99').waitFor();
      await page.getByLabel('Transformation').selectOption('log');
      await page.getByRole('heading', { name: 'Not computable' }).waitFor();
    },
    browserTimeoutMs,
  );

  test(
    'starts the sample of a daily series five years before its end, and shows it',
    async () => {
      const page = await site().open('/forecasts/aud-usd-daily?model=naive');
      await page.getByText('30 days ahead').first().waitFor();
      expect(await page.getByLabel('From').inputValue()).toBe('2021-06-26');
    },
    browserTimeoutMs,
  );

  test(
    'asks anonymous users to sign in, and returns to the same forecast',
    async () => {
      const page = await site().open('/forecasts/real-gdp?horizon=4', { anonymous: true });
      await page.getByRole('heading', { name: 'Sign in to run a forecast' }).waitFor();
      const link = page.getByRole('alert').getByRole('link', { name: 'Sign in' });
      expect(await link.getAttribute('href')).toBe('/sign-in?next=%2Fforecasts%2Freal-gdp%3Fhorizon%3D4');
    },
    browserTimeoutMs,
  );

  async function forecast(request: object): Promise<ForecastRun> {
    const { api } = site();
    const response = await api.request.post('/api/forecast/run').set('X-API-Key', api.key).send(request);
    return response.body;
  }
});

function getResult({ result }: ForecastRun) {
  if (result.status !== 'computed') throw new Error(result.message);
  return result;
}

/** Formats a value of GDP as the pages do. */
function formatValue(value: number | null | undefined): string {
  return Number(value).toLocaleString('en-US', { maximumFractionDigits: 1 });
}

/** Clicks a button or link and returns the downloaded file. */
async function saveDownload(page: Page, control: ReturnType<Page['getByRole']>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), control.click()]);
  return readFileSync(await download.path(), 'utf8');
}

/** Responds to a poll with a running job. */
async function respondRunning(route: Route): Promise<void> {
  const job = await (await route.fetch()).json();
  const runningState = {
    state: 'running',
    progress: { done: 3, total: 14 },
    endedAt: null,
    cacheKey: null,
    result: null,
  };
  await route.fulfill({ json: { ...job, ...runningState } });
}

/** Runs in the page. Opens a `details` element. */
function openDetails(details: unknown): void {
  (details as { open: boolean }).open = true;
}
