import type { Page } from 'playwright-core';
import { readMailedToken } from '../support/person.js';
import { browserTimeoutMs, describeInBrowser, useSite } from './browser.js';

describeInBrowser('From signing up to a revoked key', () => {
  const site = useSite();
  const password = 'twelve and more letters';

  /** Opens an account by the pages alone, and ends where keys are made. */
  async function signUp(email: string): Promise<Page> {
    const page = await site().open('/sign-up', { anonymous: true, permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Open the account' }).click();
    await page.getByRole('heading', { name: 'Look into your mail' }).waitFor();
    await page.goto(`${site().api.url}/verify-email#${readMailedToken(site().api, email)}`);
    await page.getByRole('link', { name: 'Make a key' }).click();
    await page.getByRole('heading', { name: 'API Keys' }).waitFor();
    return page;
  }

  async function makeKey(page: Page, name: string): Promise<void> {
    await page.getByLabel('What is it for?').fill(name);
    await page.getByRole('button', { name: 'Make the key' }).click();
  }

  const readStatus = async (key: string) =>
    (await site().api.request.get('/v1/indicators/series?id=real-gdp').set('X-API-Key', key)).status;

  test(
    'a key is made, copied, used, and refused from the moment it is revoked',
    async () => {
      const page = await signUp('ada@example.org');
      await makeKey(page, 'notebook');
      await page.getByRole('button', { name: 'Copy the key' }).click();
      await page.getByText('Copied').waitFor();
      const key = String(await page.evaluate('navigator.clipboard.readText()'));
      expect(key).toMatch(/^alm_[0-9A-Za-z]{40}$/);
      expect(await readStatus(key)).toBe(200);

      await page.getByRole('button', { name: 'Revoke notebook' }).click();
      await page.getByRole('button', { name: 'Revoke the key' }).click();
      await page.getByText(/^revoked /).waitFor();
      expect(await readStatus(key)).toBe(401);
      expect(await page.getByText(key).count()).toBe(0);
    },
    browserTimeoutMs,
  );

  test(
    'a rotated key is replaced in one step',
    async () => {
      const page = await signUp('grace@example.org');
      await makeKey(page, 'nightly');
      const before = String(await page.locator('.key-value code').textContent());
      await page.getByRole('button', { name: 'Rotate nightly' }).click();
      await page.getByRole('button', { name: 'Rotate the key' }).click();
      await page.getByText(/^revoked /).waitFor();
      const after = String(await page.locator('.key-value code').textContent());
      expect([await readStatus(before), await readStatus(after)]).toEqual([401, 200]);
    },
    browserTimeoutMs,
  );

  test(
    'with five keys the page offers no sixth, and says what to do',
    async () => {
      const page = await signUp('emmy@example.org');
      for (const count of [1, 2, 3, 4, 5]) {
        await makeKey(page, `key ${count}`);
        await page.getByText(`${count} of 5 keys are active.`).waitFor();
      }
      await page.getByText('revoke one to make another').waitFor();
      expect(await page.getByRole('button', { name: 'Make the key' }).count()).toBe(0);
    },
    browserTimeoutMs,
  );

  test(
    'who has signed in sees the data, and after signing out no longer does',
    async () => {
      const page = await signUp('mary@example.org');
      await page.getByRole('link', { name: 'Library', exact: true }).click();
      await page.getByText('indicators', { exact: false }).first().waitFor();
      await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
      await page.getByRole('heading', { name: 'Sign in' }).waitFor();
      await page.goto(`${site().api.url}/indicators/real-gdp`);
      await page.getByRole('heading', { name: 'Sign in to see the data' }).waitFor();

      await page.getByRole('alert').getByRole('link', { name: 'Sign in' }).click();
      await page.getByLabel('E-mail').fill('mary@example.org');
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('heading', { name: 'Real Gross Domestic Product' }).waitFor();
    },
    browserTimeoutMs,
  );
});
