import type { Page } from 'playwright-core';
import { expectAccessible } from './accessibility.js';
import { browserTimeoutMs, describeInBrowser, useSite } from './browser.js';

const path = '/forecasts/us-unemployment-rate?start=2015-01-01&end=2019-12-01&model=drift&horizon=24&backtestOrigins=0';

describeInBrowser('The possible values of a forecast', () => {
  const site = useSite();
  const getFan = (page: Page) => page.getByRole('region', { name: 'Forecast', exact: true });

  /** Enters a limit with the keyboard. */
  async function enterLimit(page: Page, label: 'Minimum' | 'Maximum', text: string): Promise<void> {
    await page.getByLabel(label, { exact: true }).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Delete');
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }

  /** Returns what is wrong with a field, as screen readers announce it; waits until it matches. */
  async function awaitProblem(page: Page, label: 'Minimum' | 'Maximum', problem: string): Promise<void> {
    await page.getByRole('group', { name: 'Possible values' }).getByRole('alert').getByText(problem).waitFor();
    const field = page.getByLabel(label, { exact: true });
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    const [errorId] = String(await field.getAttribute('aria-describedby')).split(' ');
    expect(await page.locator(`[id="${errorId}"]`).textContent()).toBe(problem);
  }

  test(
    'are stated only if they change the forecast or are set',
    async () => {
      const page = await site().open(path.replace('horizon=24', 'horizon=120'));
      await getFan(page).getByText('Limited to values of at least 0% and at most 100%. Forecasts').waitFor();
      await page.getByLabel('Periods ahead').fill('2');
      await page.keyboard.press('Tab');
      await page.getByText('Dec 2019; 2 months ahead.').waitFor();
      expect(
        await getFan(page)
          .getByText(/^Limited/)
          .count(),
      ).toBe(0);
      await enterLimit(page, 'Minimum', '-2.5');
      await getFan(page)
        .getByText('Limited to values of at least −2.5% and at most 100%. This changes no value.')
        .waitFor();
      await enterLimit(page, 'Minimum', 'none');
      await enterLimit(page, 'Maximum', 'None');
      await getFan(page).getByText('Not limited to a range of values.').waitFor();
    },
    browserTimeoutMs,
  );

  test(
    'are set with the keyboard, limit the forecast, and stay in the address and the code',
    async () => {
      const page = await site().open(path);
      await enterLimit(page, 'Minimum', '3.5');
      await page.waitForURL(/range\.min=3\.5$/);
      await getFan(page).getByText('Limited to values of at least 3.5% and at most 100%. Forecasts').waitFor();
      await getFan(page).getByText('Forecast as a table').click();
      const rows = await getFan(page).getByRole('row').allInnerTexts();
      expect(rows.at(-1)).toMatch(/^Dec 2021\t3\.5\t3\.5 to /);
      await page.reload();
      expect(await page.getByLabel('Minimum').inputValue()).toBe('3.5');
      await getFan(page)
        .getByText(/^Limited/)
        .waitFor();
      const code = String(await page.locator('pre').textContent());
      expect(JSON.parse(/--json '(.*)'/.exec(code)?.[1] ?? '').range).toEqual({ min: 3.5 });
    },
    browserTimeoutMs,
  );

  test(
    'that contradict each other or the history are explained at the field, without another notice',
    async () => {
      const page = await site().open(`${path}&range.min=5&range.max=4`);
      await awaitProblem(page, 'Minimum', 'This must be below the maximum, 4.');
      expect(await page.getByRole('heading', { name: 'Not available' }).count()).toBe(0);
      await expectAccessible(page);
      await enterLimit(page, 'Maximum', '');
      await awaitProblem(page, 'Minimum', 'This must be at most 3.5, the lowest value of the sample.');
      await enterLimit(page, 'Minimum', '2');
      await getFan(page).getByText('Limited to values of at least 2% and at most 100%.').waitFor();
      expect(await page.getByLabel('Minimum').getAttribute('aria-invalid')).toBe('false');
      await enterLimit(page, 'Maximum', 'ten');
      await awaitProblem(page, 'Maximum', 'ten is not valid. Enter a number, or none for no limit.');
      expect(await page.getByLabel('Maximum', { exact: true }).inputValue()).toBe('ten');
    },
    browserTimeoutMs,
  );

  test(
    'open the options that they are in when a change of the sample contradicts them',
    async () => {
      const page = await site().open(`${path}&range.max=6`);
      await page.locator('details.options').evaluate((details) => details.removeAttribute('open'));
      await page.getByLabel('From').fill('2010-01-01');
      await awaitProblem(page, 'Maximum', 'This must be at least 9.9, the highest value of the sample.');
      expect(await page.getByLabel('Maximum', { exact: true }).isVisible()).toBe(true);
    },
    browserTimeoutMs,
  );
});
