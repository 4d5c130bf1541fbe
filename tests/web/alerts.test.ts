import type { Page } from 'playwright-core';
import { createSeries, openAlerts } from '../alerts/alertFixture.js';
import { addExampleReferences } from '../store/exampleCatalogue.js';
import { type Person, signUp } from '../support/person.js';
import { expectAccessible } from './accessibility.js';
import { browserTimeoutMs, describeInBrowser, useSite } from './browser.js';

const coreInflation = {
  name: 'Core inflation crosses 3%',
  target: { type: 'series', indicator: 'us-core-cpi', country: 'US' },
  condition: { kind: 'level', units: 'pc1', operator: 'crosses', level: 3 },
};
const newCoreAlert = '/alerts/new?indicator=us-core-cpi&country=US';

describeInBrowser('Alerts', () => {
  const site = useSite();

  /** Opens a page as a user with one alert. */
  async function open(path: string, email: string, options = {}): Promise<{ page: Page; ada: Person; id: string }> {
    const ada = await signUp(site().api, email);
    const { id } = (await ada.post('/api/account/alerts', coreInflation).expect(201)).body;
    const page = await site().open(path.replace('{id}', id), { as: ada, ...options });
    return { page, ada, id };
  }

  const listAlerts = async (person: Person) => (await person.get('/api/account/alerts').expect(200)).body.alerts;

  test(
    'an alert that does not exist is no new alert, and leads to the alerts',
    async () => {
      const { page } = await open('/alerts/00000000-0000-4000-8000-000000000000', 'nothing@example.org');
      await page.getByRole('heading', { level: 1, name: 'No such alert' }).waitFor();
      expect(await page.locator('.crumbs').textContent()).toBe('Alerts / Alert');
      const link = page.getByRole('alert').getByRole('link', { name: 'All alerts' });
      expect(await link.getAttribute('href')).toBe('/alerts');
    },
    browserTimeoutMs,
  );

  test.each(['/alerts', '/alerts/{id}', '/alerts/new?release=us-gdp'])(
    '%s meets WCAG AA in both themes and fits a 360-pixel phone, violates no content security policy, logs no errors and calls no other hosts',
    async (path) => {
      site().problems();
      const { page } = await open(path, `axe${path.length}@example.org`);
      if (path !== '/alerts')
        await page
          .getByText(/^Would have fired/)
          .first()
          .waitFor();
      await expectAccessible(page);
      expect(site().problems()).toEqual([]);
    },
    browserTimeoutMs,
  );

  test(
    'explain themselves to a signed-out visitor, and signing in leads back',
    async () => {
      const page = await site().open('/alerts', { anonymous: true });
      await page.getByRole('heading', { name: 'What an alert can watch' }).waitFor();
      const link = page.getByRole('link', { name: 'Sign in to create an alert' });
      expect(await link.getAttribute('href')).toBe('/sign-in?next=%2Falerts');
    },
    browserTimeoutMs,
  );

  test(
    'show before saving when a rule would have fired, and follow each change of the condition',
    async () => {
      const { page, ada } = await open(newCoreAlert, 'emmy@example.org');
      const preview = page.getByRole('region', { name: 'Preview' });
      await page.getByLabel('Condition').selectOption('level');
      // Inflation is how this index is usually read.
      expect(await page.getByLabel('Units').inputValue()).toBe('pc1');
      await preview.getByText('Enter a number').waitFor();
      await page.getByLabel('The value is').selectOption('crosses');
      await page.getByLabel('Level').fill('3');
      await preview.getByText('Would have fired 2 times').waitFor();
      expect(await preview.locator('.firings a').allTextContents()).toEqual(['10 Oct 2026', '30 Jun 2021']);
      await page.getByLabel('Level').fill('99');
      await preview.getByText('Would not have fired').waitFor();
      await page.getByLabel('Level').fill('3');
      await preview.getByText('Would have fired 2 times').waitFor();
      await page.getByRole('button', { name: 'Create alert' }).click();
      await page.getByRole('heading', { level: 1, name: 'Alerts' }).waitFor();
      const created = (await listAlerts(ada)).find(({ name }: { name: string }) => name !== coreInflation.name);
      expect(created).toMatchObject({ target: coreInflation.target, condition: coreInflation.condition });
      expect(created.name).toMatch(/^US Core Consumer Price Index.*: percent change from a year ago crosses 3$/);
    },
    browserTimeoutMs,
  );

  test(
    'drop the preview of an earlier condition that arrives after a later one',
    async () => {
      const { page } = await open(newCoreAlert, 'late@example.org');
      const preview = page.getByRole('region', { name: 'Preview' });
      await page.getByLabel('Condition').selectOption('level');
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/api/account/alerts/preview', async (route) => {
        if (route.request().postDataJSON().condition.level === 3) await released;
        await route.continue();
      });
      const early = page.waitForRequest((request) => request.postDataJSON()?.condition?.level === 3);
      await page.getByLabel('Level').fill('3');
      await early;
      await page.getByLabel('Level').fill('99');
      await preview.getByText('Would not have fired').waitFor();
      const late = page.waitForResponse((response) => response.request().postDataJSON()?.condition?.level === 3);
      release();
      await (await late).finished();
      await page.waitForLoadState('networkidle');
      expect(await preview.getByText('Would not have fired').count()).toBe(1);
    },
    browserTimeoutMs,
  );

  test(
    'say next to a field why a rule can never fire, and do not save it',
    async () => {
      const { page } = await open('/alerts/{id}', 'field@example.org');
      await page.getByLabel('Level').fill('-150');
      await page.getByText('This alert can never fire.').waitFor();
      await page.getByText('This must be above -100: no percent change of positive values is less.').waitFor();
      expect(await page.getByLabel('Level').getAttribute('aria-invalid')).toBe('true');
      expect(await page.getByRole('button', { name: 'Save changes' }).isDisabled()).toBe(true);
    },
    browserTimeoutMs,
  );

  test(
    'can be watched by keyboard: a series is found, chosen and saved',
    async () => {
      const { page, ada } = await open('/alerts/new', 'keys@example.org');
      await page.getByRole('combobox', { name: 'Series' }).fill('us core consumer price index');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('Enter');
      await page
        .getByText(/^Would have fired/)
        .first()
        .waitFor();
      await page.getByRole('button', { name: 'All series of a release' }).press('Enter');
      await page.getByRole('combobox', { name: 'A series of the release' }).fill('us core consumer price index');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('Enter');
      await page.locator('.editor-target').getByText('Consumer Price Index', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'A series', exact: true }).press('Enter');
      await page.getByLabel('Name of the alert').focus();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Alerts' }).waitFor();
      expect(await listAlerts(ada)).toHaveLength(2);
    },
    browserTimeoutMs,
  );

  test(
    'can be paused, resumed, edited and, after a confirmation, deleted',
    async () => {
      const { page, ada } = await open('/alerts', 'grace@example.org');
      const { name } = coreInflation;
      await page.getByRole('button', { name: `Pause ${name}` }).click();
      await page.getByRole('button', { name: `Resume ${name}` }).waitFor();
      expect(await listAlerts(ada)).toMatchObject([{ status: 'paused' }]);
      await page.getByRole('button', { name: `Resume ${name}` }).click();
      await page.getByRole('button', { name: `Pause ${name}` }).waitFor();
      await page.getByRole('link', { name: `Edit ${name}` }).click();
      await page.getByLabel('Name of the alert').fill('Renamed');
      await page.getByLabel('Mail').selectOption('weekly');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await page.getByText('Mail: in the weekly digest').waitFor();
      expect(await listAlerts(ada)).toMatchObject([{ name: 'Renamed', delivery: { mail: 'weekly' } }]);
      await page.getByRole('button', { name: 'Delete Renamed' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete alert' }).click();
      await page.getByText('No alerts yet.').waitFor();
      expect(await listAlerts(ada)).toEqual([]);
    },
    browserTimeoutMs,
  );

  test(
    'say that they go to all webhooks, if the rule names none and the account has one',
    async () => {
      const { page, ada } = await open('/alerts', 'hooks@example.org');
      const delivery = page.locator('.rules').getByText('Has not fired yet');
      expect(await delivery.textContent()).toBe('Has not fired yet · Notification');
      await ada.post('/api/account/webhooks', { url: 'https://example.org/hook' }).expect(201);
      await page.reload();
      await page.getByText('Notification · All webhooks').waitFor();
      await page.goto(new URL('/settings/webhooks', page.url()).href);
      await page.getByText(/1 of \d+ is used/).waitFor();
    },
    browserTimeoutMs,
  );

  test(
    'have a placeholder for their name before a target is chosen',
    async () => {
      const { page } = await open('/alerts/new', 'unnamed@example.org');
      expect(await page.getByLabel('Name of the alert').getAttribute('placeholder')).toBe('Built from your choices');
      await page.getByText('Empty for a name that is built from your choices.').waitFor();
    },
    browserTimeoutMs,
  );

  test(
    'list what they fired, and have a feed and the time of digests',
    async () => {
      const ada = await signUp(site().api, 'history@example.org');
      const { db } = site().api;
      await addExampleReferences(db);
      const seriesId = await createSeries(db, 'example-prices');
      const { addRule, write, run, advance } = openAlerts(db);
      await write(seriesId, '2026-10-10', [100]);
      const target = { type: 'series', indicator: 'example-prices', country: 'US', release: null } as const;
      await addRule({ kind: 'new_value' }, { accountId: ada.accountId, seriesId, target, name: 'New prices' });
      advance(1);
      await write(seriesId, '2026-11-21', [100, 101]);
      expect(await run()).toBe(1);
      const page = await site().open('/alerts', { as: ada });
      await page.locator('.fired').getByRole('link', { name: 'New prices' }).waitFor();
      await page.locator('.rules').getByText('Last fired 21 Nov 2026, 12:01 UTC').waitFor();

      const opened = page.context().waitForEvent('page');
      await page.getByRole('link', { name: 'daily digest' }).click();
      const digest = await opened;
      await digest.getByText('Nothing has fired, so no mail would be sent.').waitFor();
      await digest.close();
      await page.getByLabel('Day of the weekly digest').selectOption('friday');
      const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
      await page.getByLabel('Time zone').selectOption('Europe/Berlin');
      expect((await saved).status()).toBe(200);
      await page.getByRole('button', { name: 'Create address' }).click();
      const address = (await page.locator('.feed-address code').textContent()) ?? '';
      await site().api.request.get(new URL(address).pathname).expect(200);
      await page.getByRole('button', { name: 'Delete address' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete address' }).click();
      await page.getByRole('button', { name: 'Create address' }).waitFor();
      await site().api.request.get(new URL(address).pathname).expect(404);
      const settings = (await ada.get('/api/account/alerts/settings')).body;
      expect(settings).toMatchObject({ digestWeekday: 'friday', timeZone: 'Europe/Berlin' });
    },
    browserTimeoutMs,
  );

  test(
    'are offered on the pages of indicators and releases',
    async () => {
      const { page, ada } = await open('/indicators/us-core-cpi', 'mary@example.org');
      await page.getByRole('link', { name: 'Create alert' }).click();
      await page.getByRole('link', { name: /^US Core Consumer Price Index/ }).waitFor();
      const release = await site().open('/releases/us-gdp', { as: ada });
      await release.getByRole('link', { name: 'Create alert' }).click();
      await release.getByText(/vintages of 25 series$/).waitFor();
      await release.getByRole('button', { name: 'Create alert' }).click();
      await release.getByRole('link', { name: 'Edit Gross Domestic Product: new value' }).waitFor();
      expect((await listAlerts(ada)).map(({ target }: { target: { type: string } }) => target.type)).toContain(
        'release',
      );
    },
    browserTimeoutMs,
  );
});
