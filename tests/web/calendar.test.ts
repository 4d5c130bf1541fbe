import type { Page } from 'playwright-core';
import { startApi } from '../support/api.js';
import { signUp } from '../support/person.js';
import { expectAccessible } from './accessibility.js';
import { browserTimeoutMs, describeInBrowser, useSite } from './browser.js';

const maxHeight = 2000;

describeInBrowser('The calendar', () => {
  const site = useSite(() => startApi({ PUBLIC_READING: true, ANONYMOUS_REQUESTS_PER_MINUTE: 1000 }));
  /** Opens a page in a browser in Berlin, without an account. */
  const open = (path: string) => site().open(path, { anonymous: true, timezoneId: 'Europe/Berlin' });
  const getDay = (page: Page, name: string) => page.getByRole('region', { name });

  test(
    'shows a visitor the headline releases of a week with their values, and folds the others',
    async () => {
      const page = await open('/calendar?week=2026-10-01');
      await page.getByRole('heading', { level: 2, name: '28 September – 4 October 2026' }).waitFor();
      const wednesday = getDay(page, 'Wednesday 30 September');
      const release = wednesday.getByRole('link', { name: 'Gross Domestic Product', exact: true });
      expect(await release.getAttribute('href')).toBe('/releases/us-gdp');
      const row = wednesday.getByRole('row').filter({ hasText: 'Real Gross Domestic Product' });
      expect(await row.textContent()).toMatch(/Billions of chained 2017 dollars24,274\.4 Q1 2026\s*24,408 Q2 2026/);
      const indicator = row.getByRole('link', { name: 'Real Gross Domestic Product' });
      expect(await indicator.getAttribute('href')).toBe('/indicators/real-gdp?country=US');
      expect(await wednesday.getByRole('columnheader').allTextContents()).not.toContain('Model forecast');
      const other = wednesday.getByRole('link', { name: 'H.15 Selected Interest Rates' });
      expect(await other.isVisible()).toBe(false);
      await wednesday.getByText(/^\d+ more releases/).click();
      await other.waitFor();
    },
    browserTimeoutMs,
  );

  test(
    'changes the week by button and by arrow key, with the week in the address',
    async () => {
      const page = await open('/calendar?week=2026-09-28&country=US');
      const week = page.getByRole('heading', { level: 2 }).first();
      const expectWeek = async (name: string, search: string) => {
        await page.getByRole('heading', { level: 2, name }).waitFor();
        expect(new URL(page.url()).search).toBe(search);
      };
      await page.getByRole('button', { name: 'Previous week' }).click();
      await expectWeek('21 – 27 September 2026', '?week=2026-09-21&country=US');
      await page.keyboard.press('ArrowRight');
      await expectWeek('28 September – 4 October 2026', '?week=2026-09-28&country=US');
      await page.getByRole('button', { name: 'Next week' }).click();
      await page.keyboard.press('ArrowLeft');
      await page.goBack();
      await expectWeek('5 – 11 October 2026', '?week=2026-10-05&country=US');
      await page.getByRole('button', { name: 'This week' }).click();
      await page.waitForURL(/\/calendar\?country=US$/);
      const shown = await week.textContent();
      await page.getByLabel('Country').focus();
      await page.keyboard.press('ArrowRight');
      expect(await week.textContent()).toBe(shown);
    },
    browserTimeoutMs,
  );

  test(
    'filters by country, which the address keeps',
    async () => {
      const page = await open('/calendar?week=2026-09-28');
      await page.getByLabel('Country').selectOption('EA');
      await page.getByText('H.15 Selected Interest Rates').first().waitFor({ state: 'detached' });
      await page.reload();
      await page.waitForLoadState('networkidle');
      expect(await page.getByLabel('Country').inputValue()).toBe('EA');
      expect(await page.getByText('Gross Domestic Product', { exact: true }).count()).toBe(0);
      await page.getByLabel('Country').selectOption('');
      await page.getByText('Gross Domestic Product', { exact: true }).waitFor();
      const missing = await open('/calendar?week=2026-09-28&country=JP');
      await missing.getByText('No releases in this week for Japan match the filters.').waitFor();
    },
    browserTimeoutMs,
  );

  test(
    'shows times in the time zone of the browser or the chosen one, and moves releases to their day there',
    async () => {
      const page = await open('/calendar?week=2026-09-28');
      const berlin = getDay(page, 'Wednesday 30 September').getByRole('row').filter({ hasText: 'third estimate' });
      expect(await berlin.textContent()).toMatch(/^14:30.*08:30 New York/);
      const fridays = getDay(page, 'Friday 2 October').getByText(/H\.15 Selected Interest Rates/);
      expect(await fridays.count()).toBeGreaterThan(0);
      await page.getByLabel('Time zone').selectOption('Asia/Tokyo');
      // H.15 comes out at 16:15 in New York, which is 5:15 on the next day in Tokyo.
      const saturday = getDay(page, 'Saturday 3 October');
      await saturday.getByText(/^\d releases?/).click();
      expect(await saturday.getByRole('listitem').filter({ hasText: 'H.15' }).textContent()).toMatch(/^05:15/);
      const tokyo = getDay(page, 'Wednesday 30 September').getByRole('row').filter({ hasText: 'third estimate' });
      expect(await tokyo.textContent()).toMatch(/^21:30/);
      expect(new URL(page.url()).searchParams.get('zone')).toBe('Asia/Tokyo');
      await page.getByLabel('Time zone').selectOption('Europe/Berlin');
      await page.waitForURL(/\?week=2026-09-28$/);
    },
    browserTimeoutMs,
  );

  test(
    'creates an address for calendar programs, copies it, and deletes it',
    async () => {
      const person = await signUp(site().api);
      const permissions = ['clipboard-read', 'clipboard-write'];
      const page = await site().open('/calendar?country=US', { as: person, permissions });
      const section = page.getByRole('region', { name: 'Subscribe' });
      await section.getByRole('button', { name: 'Create address' }).click();
      await section.getByRole('button', { name: 'Copy address' }).click();
      await section.getByText('Copied').waitFor();
      const address = new URL(await page.evaluate('navigator.clipboard.readText()'));
      expect(address.search).toBe('?country=US&importance=high');
      const feed = address.pathname + address.search;
      const { text } = await site().api.request.get(feed).expect(200);
      expect(text).toContain('SUMMARY:US: Consumer Price Index');
      expect(text).not.toContain('H.15');
      await section.getByLabel('Headline releases only').uncheck();
      expect(await section.locator('code').textContent()).toMatch(/\?country=US$/);
      await page.reload();
      await section.getByText(/It was shown only then/).waitFor();
      await section.getByRole('button', { name: 'Delete address' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete address' }).click();
      await section.getByRole('button', { name: 'Create address' }).waitFor();
      await site().api.request.get(feed).expect(404);
    },
    browserTimeoutMs,
  );

  test(
    'offers visitors the file, and the address after signing in',
    async () => {
      const page = await open('/calendar?country=EA');
      const section = page.getByRole('region', { name: 'Subscribe' });
      const signIn = section.getByRole('link', { name: 'Sign in' });
      expect(await signIn.getAttribute('href')).toBe('/sign-in?next=%2Fcalendar%3Fcountry%3DEA');
      const file = await section.getByRole('link', { name: 'download the calendar (.ics)' }).getAttribute('href');
      expect(file).toBe('/api/calendar/releases.ics?country=EA&importance=high');
      await site().api.request.get(String(file)).expect(200);
    },
    browserTimeoutMs,
  );

  test(
    'is less than 2,000 pixels high on a screen of 1280 pixels, in each of three months of weeks',
    async () => {
      const page = await open('/calendar?week=2026-08-31');
      const heights: number[] = [];
      for (let week = 0; week < 13; week++) {
        await page.locator('.calendar-week[aria-busy=false] .calendar-day').first().waitFor();
        heights.push(Number(await page.evaluate('document.documentElement.scrollHeight')));
        await page.keyboard.press('ArrowRight');
      }
      expect(Math.max(...heights)).toBeLessThan(maxHeight);
      expect(new Set(heights).size).toBeGreaterThan(1);
    },
    browserTimeoutMs,
  );

  test(
    'meets WCAG AA with the other releases unfolded',
    async () => {
      const page = await site().open('/calendar?week=2026-09-28', { anonymous: true });
      for (const summary of await page.locator('summary').all()) await summary.click();
      await expectAccessible(page);
    },
    browserTimeoutMs,
  );
});

describeInBrowser('The calendar of a server with private reading', () => {
  const site = useSite(() => startApi({ NODE_ENV: 'production', PUBLIC_READING: false }));

  test(
    'offers visitors to sign in instead of a file that they cannot read, without a blank space',
    async () => {
      const page = await site().open('/calendar', { anonymous: true });
      const section = page.getByRole('region', { name: 'Subscribe' });
      await section.getByText('Sign in to download the calendar').waitFor();
      expect(await page.locator('a[href^="/api/"]').count()).toBe(0);
      const [card, week] = [
        await page.getByRole('alert').boundingBox(),
        await page.locator('.calendar-week').boundingBox(),
      ];
      expect((week?.height ?? 0) - (card?.height ?? 0)).toBeLessThan(10);
    },
    browserTimeoutMs,
  );

  test.each(['/indicators/real-gdp', '/embed/real-gdp', '/labs/real-gdp', '/forecasts/real-gdp', '/countries/DE'])(
    '%s has no link to a response that needs a key',
    async (path) => {
      const page = await site().open(path, { anonymous: true });
      await page.getByRole('alert').getByRole('link', { name: 'Sign in' }).waitFor();
      expect(await page.locator('a[href*="/api/"]').count()).toBe(0);
    },
    browserTimeoutMs,
  );
});
