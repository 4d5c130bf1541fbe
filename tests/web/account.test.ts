import type { Page } from 'playwright-core';
import { readMailedToken } from '../support/person.js';
import { browserTimeoutMs, describeInBrowser, useSite } from './browser.js';

describeInBrowser('Accounts and keys', () => {
  const site = useSite();
  const password = 'twelve and more letters';

  /** Signs up through the pages and returns the page that creates keys. */
  async function signUp(email: string): Promise<Page> {
    const page = await site().open('/sign-up', { anonymous: true, permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    await site().api.idle();
    await page.goto(`${site().api.url}/verify-email#${readMailedToken(site().api, email)}`);
    await page.getByRole('link', { name: 'Create an API key' }).click();
    await page.getByRole('heading', { name: 'API keys' }).waitFor();
    return page;
  }

  async function createKey(page: Page, name: string): Promise<void> {
    await page.getByLabel('Key name').fill(name);
    await page.getByRole('button', { name: 'Create key' }).click();
  }

  const readStatus = async (key: string) =>
    (await site().api.request.get('/v1/indicators/series?id=real-gdp').set('X-API-Key', key)).status;

  test(
    'a key can be created, copied and used, and stops working when it is revoked',
    async () => {
      const page = await signUp('ada@example.org');
      await createKey(page, 'notebook');
      await page.getByRole('button', { name: 'Copy key' }).click();
      await page.getByText('Copied').waitFor();
      const key = String(await page.evaluate('navigator.clipboard.readText()'));
      expect(key).toMatch(/^alm_[0-9A-Za-z]{40}$/);
      expect(await readStatus(key)).toBe(200);

      await page.getByRole('button', { name: 'Revoke notebook' }).click();
      await page.getByRole('button', { name: 'Revoke key' }).click();
      await page.getByText(/^Revoked /).waitFor();
      expect(await readStatus(key)).toBe(401);
      expect(await page.getByText(key).count()).toBe(0);
    },
    browserTimeoutMs,
  );

  test(
    'rotating a key creates a new key and revokes the old one',
    async () => {
      const page = await signUp('grace@example.org');
      await createKey(page, 'nightly');
      const before = String(await page.locator('.key-value code').textContent());
      await page.getByRole('button', { name: 'Rotate nightly' }).click();
      await page.getByRole('button', { name: 'Rotate key' }).click();
      await page.getByText(/^Revoked /).waitFor();
      const after = String(await page.locator('.key-value code').textContent());
      expect([await readStatus(before), await readStatus(after)]).toEqual([401, 200]);
    },
    browserTimeoutMs,
  );

  test(
    'the page does not offer a sixth key and explains what to do',
    async () => {
      const page = await signUp('emmy@example.org');
      for (const count of [1, 2, 3, 4, 5]) {
        await createKey(page, `key ${count}`);
        await page.getByText(`${count} of 5 keys ${count === 1 ? 'is' : 'are'} active.`).waitFor();
      }
      await page.getByText('Revoke a key to create another one.').waitFor();
      expect(await page.getByRole('button', { name: 'Create key' }).count()).toBe(0);
    },
    browserTimeoutMs,
  );

  test(
    'data is visible while signed in, and not after signing out',
    async () => {
      const page = await signUp('mary@example.org');
      await page.getByRole('link', { name: 'Library', exact: true }).click();
      await page.getByText('indicators', { exact: false }).first().waitFor();
      await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
      await page.getByRole('heading', { name: 'Sign in' }).waitFor();
      await page.goto(`${site().api.url}/indicators/real-gdp`);
      await page.getByRole('heading', { name: 'Sign in to view the data' }).waitFor();

      await page.getByRole('alert').getByRole('link', { name: 'Sign in' }).click();
      await page.getByLabel('Email').fill('mary@example.org');
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('heading', { name: 'Real Gross Domestic Product' }).waitFor();
    },
    browserTimeoutMs,
  );
});
