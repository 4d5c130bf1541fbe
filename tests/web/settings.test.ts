import type { Page } from 'playwright-core';
import { type Person, signUp } from '../support/person.js';
import { expectAccessible } from './accessibility.js';
import { awaitFocus, awaitTitle, browserTimeoutMs, describeInBrowser, useSite } from './browser.js';

const pages = [
  '/settings',
  '/settings/keys',
  '/settings/usage',
  '/settings/notifications',
  '/settings/webhooks',
  '/settings/sessions',
  '/settings/data',
];

describeInBrowser('Settings', () => {
  const site = useSite();

  /** Opens a page as a user with a key, a watched series and a notification. */
  async function open(path: string, email: string, options = {}): Promise<{ page: Page; person: Person }> {
    const person = await signUp(site().api, email);
    await person.post('/api/account/keys', { name: 'Newsroom' }).expect(201);
    await person.post('/api/account/watchlist', { indicator: 'real-gdp' }).expect(200);
    return { person, page: await site().open(path, { as: person, ...options }) };
  }

  test.each(pages)(
    '%s meets WCAG AA in both themes and fits a 360-pixel phone, violates no content security policy, logs no errors and calls no other hosts',
    async (path) => {
      site().problems();
      const { page } = await open(path, `axe${pages.indexOf(path)}@example.org`);
      await expectAccessible(page);
      expect(site().problems()).toEqual([]);
    },
    browserTimeoutMs,
  );

  test(
    'a button marks a notification as read, and the header counts the remaining ones',
    async () => {
      const { page, person } = await open('/settings', 'ada@example.org');
      await person.post('/api/account/keys', { name: 'Nightly' }).expect(201);
      await page.reload();
      await page.getByRole('link', { name: 'Settings 2 unread notifications' }).click();
      await page.getByRole('button', { name: 'Mark as read: New key: Nightly' }).click();
      await page.getByRole('link', { name: 'Settings 1 unread notification', exact: true }).waitFor();
      await awaitFocus(page, 'New key: Nightly');
      await page.getByRole('button', { name: 'Mark all as read' }).click();
      await page.getByRole('link', { name: 'Settings', exact: true }).waitFor();
      expect((await person.get('/api/account/notifications')).body.unread).toBe(0);
    },
    browserTimeoutMs,
  );

  test(
    'each section is named in the title, and an unknown one does not exist',
    async () => {
      const { page, person } = await open('/settings/keys', 'sophie@example.org');
      expect(await page.title()).toBe('API keys · Settings · Almanac');
      await page.getByRole('link', { name: 'Your data' }).click();
      await awaitTitle(page, 'Your data · Settings · Almanac');
      const unknown = await site().open('/settings/nope', { as: person });
      await unknown.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
      expect(await unknown.title()).toBe('Page not found · Almanac');
    },
    browserTimeoutMs,
  );

  test(
    'the owner is led to the plans, and learns before deleting the account what it leaves behind',
    async () => {
      const { page, person } = await open('/settings/data', 'maria@example.org');
      expect(await page.getByText('This account owns the server.').count()).toBe(0);
      await site().api.db('accounts').where({ id: person.accountId }).update({ role: 'owner' });
      await page.reload();
      await page.getByText(/After its deletion, the server has no owner.* stay in the library\./).waitFor();
      await page.getByLabel('Password').fill('any password');
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await page.getByRole('dialog').getByText('The server then has no owner.').waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('link', { name: 'Profile and plan' }).click();
      const plans = page.locator('.card').getByRole('link', { name: 'Operator' });
      expect(await plans.getAttribute('href')).toBe('/operator');
    },
    browserTimeoutMs,
  );

  test(
    'following a notification marks it as read',
    async () => {
      const { page, person } = await open('/settings/notifications', 'grace@example.org');
      await page.getByRole('link', { name: 'New key: Newsroom' }).click();
      await page.getByRole('heading', { name: 'API keys' }).waitFor();
      await page.getByRole('link', { name: 'Settings', exact: true }).waitFor();
      expect((await person.get('/api/account/notifications')).body.unread).toBe(0);
    },
    browserTimeoutMs,
  );

  test(
    'a notification switch is saved immediately',
    async () => {
      const { page, person } = await open('/settings/notifications', 'emmy@example.org');
      const mail = page.getByRole('checkbox', { name: 'A watched series has new values: Email' });
      expect(await mail.isChecked()).toBe(false);
      const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
      await mail.click();
      expect((await saved).status()).toBe(200);
      const { body } = await person.get('/api/account/notifications/preferences');
      expect(body.release).toEqual({ in_app: true, email: true });
      await page.reload();
      await page.getByRole('checkbox', { name: 'A watched series has new values: Email', checked: true }).waitFor();
    },
    browserTimeoutMs,
  );

  test(
    'a series can be watched on its page and removed in the settings',
    async () => {
      site().problems();
      const person = await signUp(site().api, 'mary@example.org');
      const page = await site().open('/indicators/real-gdp?country=EA', { as: person });
      const watch = page.getByRole('button', { name: 'Watch Real Gross Domestic Product, Euro area' });
      expect(await watch.getAttribute('aria-pressed')).toBe('false');
      await watch.click();
      await page.getByRole('button', { name: 'Watching Real Gross Domestic Product', pressed: true }).waitFor();
      await page.getByRole('link', { name: 'Settings' }).click();
      await page.getByRole('link', { name: 'Notifications' }).click();
      await page.getByText('No notifications yet.').waitFor();
      await page.getByRole('button', { name: 'Remove Real Gross Domestic Product, Euro area' }).click();
      await page.getByText('Removed Real Gross Domestic Product, Euro area, from your watchlist.').waitFor();
      expect((await person.get('/api/account/watchlist')).body.count).toBe(0);
      expect(site().problems()).toEqual([]);
    },
    browserTimeoutMs,
  );

  test(
    'a session shows its browser and system, with the User-Agent header as a tooltip',
    async () => {
      const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';
      const { person } = await open('/settings', 'hedy@example.org');
      await site().api.db('sessions').where({ account_id: person.accountId }).update({ user_agent: userAgent });
      const page = await site().open('/settings/sessions', { as: person });
      expect(await page.getByText('Firefox on Windows', { exact: true }).getAttribute('title')).toBe(userAgent);
    },
    browserTimeoutMs,
  );

  test(
    'a long watchlist is expanded by a button, and follows the notification settings',
    async () => {
      const { person } = await open('/settings', 'joan@example.org');
      const found = await site().api.get('/v1/indicators/search?limit=12');
      const slugs: string[] = found.body.indicators.map(({ slug }: { slug: string }) => slug);
      for (const indicator of slugs) await person.post('/api/account/watchlist', { indicator });
      const page = await site().open('/settings/notifications', { as: person });
      const names = await page.locator('.card h2').allTextContents();
      expect(names).toEqual(['Notifications', 'Notification settings', 'Watched series']);
      const { count } = (await person.get('/api/account/watchlist')).body;
      expect(await page.locator('.watched li').count()).toBe(10);
      await page.getByRole('button', { name: `Show all ${count}` }).click();
      expect(await page.locator('.watched li').count()).toBe(count);
    },
    browserTimeoutMs,
  );

  test(
    'the watch button of anonymous users links to the sign-in page and back',
    async () => {
      const page = await site().open('/indicators/real-gdp');
      const link = page.getByRole('link', { name: 'Watch Real Gross Domestic Product, United States' });
      expect(await link.getAttribute('href')).toBe('/sign-in?next=%2Findicators%2Freal-gdp');
    },
    browserTimeoutMs,
  );
});
