import { expectAccessible } from './accessibility.js';
import { browserTimeoutMs, describeInBrowser, useSite } from './browser.js';

const loading = { state: 'loading', series: 250, totalSeries: 1000, observations: 9000 };
const emptyStatement = 'No release in the last two months.';

describeInBrowser('While the library is loading', () => {
  const site = useSite();

  /** Opens a page of a server that states how much of its library is loaded. */
  async function openLoading(path: string, library: () => object) {
    const page = await site().open('/docs');
    await page.route('**/api/health', async (route) => {
      const health = await (await route.fetch()).json();
      await route.fulfill({ json: { ...health, library: library() } });
    });
    await page.goto(site().api.url + path);
    await page.waitForLoadState('networkidle');
    return page;
  }

  test.each(['/', '/library', '/calendar', '/indicators/real-gdp'])(
    '%s shows how much of it is loaded',
    async (path) => {
      const page = await openLoading(path, () => loading);
      await page.getByText('The library is loading. Pages are incomplete until it is loaded.').waitFor();
      await page.getByText('25%, 250 of 1,000 series').waitFor();
      expect(await page.getByRole('progressbar', { name: 'Series loaded' }).getAttribute('value')).toBe('250');
    },
    browserTimeoutMs,
  );

  test(
    'the home page states only afterwards that there are no releases, and calls for the state no longer',
    async () => {
      let library: object = loading;
      let calls = 0;
      const page = await openLoading('/', () => {
        calls += 1;
        return library;
      });
      await page.route('**/api/calendar/releases*', async (route) => {
        await route.fulfill({ json: { ...(await (await route.fetch()).json()), events: [] } });
      });
      await page.reload();
      await page.getByText('The library is loading.').waitFor();
      await page.getByRole('heading', { name: 'Latest releases' }).waitFor();
      await expectAccessible(page);
      expect(await page.getByText(emptyStatement).count()).toBe(0);
      library = { ...loading, state: 'ready', series: 1000 };
      await page.getByText(emptyStatement).waitFor();
      expect(await page.getByText('The library is loading.').count()).toBe(0);
      const callsUntilReady = calls;
      await page.clock.install();
      await page.clock.fastForward('01:00');
      expect(calls).toBe(callsUntilReady);
    },
    browserTimeoutMs,
  );

  test(
    'a series without values says so in one sentence without terms of the SDK',
    async () => {
      const page = await openLoading('/docs', () => loading);
      await page.route('**/api/indicators/real-gdp*', (route) =>
        route.fulfill({
          status: 503,
          headers: { 'Retry-After': '5' },
          json: { error: 'library_loading', message: "Indicator 'real-gdp' (US) is not loaded yet.", requestId: 'x' },
        }),
      );
      await page.goto(`${site().api.url}/indicators/real-gdp`);
      const notice = page.getByRole('status').filter({ hasText: 'These values are not loaded yet.' });
      expect(await notice.locator('p').textContent()).toMatch(
        /^These values are not loaded yet. This page retries automatically in \d seconds.$/,
      );
      site().problems();
    },
    browserTimeoutMs,
  );
});
