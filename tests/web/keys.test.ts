import type { Page } from 'playwright-core';
import { signUp } from '../support/person.js';
import { expectAccessible } from './accessibility.js';
import { awaitFocus, browserTimeoutMs, describeInBrowser, useSite } from './browser.js';

const maxLengthName = 'W'.repeat(100);

describeInBrowser('API keys in the settings', () => {
  const site = useSite();

  /** Opens the key page of a user with two keys, one of which has a name of maximum length. */
  async function open(email: string, options = {}) {
    const person = await signUp(site().api, email);
    const created = await person.post('/api/account/keys', { name: 'Newsroom' }).expect(201);
    await person.post('/api/account/keys', { name: maxLengthName }).expect(201);
    const page = await site().open('/settings/keys', { as: person, ...options });
    return { page, person, key: created.body.key };
  }

  async function getRightEdges(page: Page): Promise<number[]> {
    const parts = await page.locator('.keys tbody :is(th, td, button)').all();
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    return boxes.flatMap((box) => (box === null ? [] : [box.x + box.width]));
  }

  test.each([1280, 1061, 1060, 761, 360])(
    'a key with a name of maximum length fits a width of %i pixels',
    async (width) => {
      const { page } = await open(`width${width}@example.org`, { viewport: { width, height: 900 } });
      const edges = await getRightEdges(page);
      expect(edges.length).toBeGreaterThan(0);
      expect(Math.max(...edges)).toBeLessThanOrEqual(width);
    },
    browserTimeoutMs,
  );

  test(
    'on a phone, each key is a card with its details below each other',
    async () => {
      const { page } = await open('phone@example.org', { viewport: { width: 360, height: 740 } });
      const cells = await page.getByRole('row').filter({ hasText: 'Newsroom' }).locator('th, td').all();
      const tops = await Promise.all(cells.map(async (cell) => (await cell.boundingBox())?.y ?? 0));
      expect(tops).toHaveLength(6);
      expect(new Set(tops).size).toBe(6);
      expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    },
    browserTimeoutMs,
  );

  test(
    'a key is revoked only after confirmation; Escape cancels and restores the focus',
    async () => {
      const { page, person } = await open('ada@example.org');
      const readRevokedAt = async () => {
        const { keys } = (await person.get('/api/account/keys')).body;
        return keys.find(({ name }: { name: string }) => name === 'Newsroom').revokedAt;
      };
      await page.getByRole('button', { name: 'Revoke Newsroom' }).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Revoke key “Newsroom”?' });
      await dialog.getByText('This cannot be undone.').waitFor();
      await awaitFocus(page, 'Cancel');
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await awaitFocus(page, 'Revoke Newsroom');
      expect(await readRevokedAt()).toBeNull();

      await page.keyboard.press('Enter');
      await dialog.getByText('This cannot be undone.').waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.getByText(/^Revoked /).waitFor();
      expect(await readRevokedAt()).not.toBeNull();
    },
    browserTimeoutMs,
  );

  test(
    'the confirmation dialog meets WCAG AA in the light and dark theme, and fits a 360-pixel phone',
    async () => {
      const { page } = await open('grace@example.org');
      await page.getByRole('button', { name: `Rotate ${maxLengthName}` }).click();
      await page.getByRole('dialog').getByText('shown once', { exact: false }).waitFor();
      await expectAccessible(page);
    },
    browserTimeoutMs,
  );

  test(
    'a new key takes the focus, and the header counts its notification without a reload',
    async () => {
      const { page } = await open('emmy@example.org');
      await page.getByRole('link', { name: 'Settings 2 unread notifications' }).waitFor();
      await page.getByLabel('Key name').fill('Nightly');
      await page.getByRole('button', { name: 'Create key' }).click();
      await page.getByRole('link', { name: 'Settings 3 unread notifications' }).waitFor();
      await awaitFocus(page, 'New key');
    },
    browserTimeoutMs,
  );

  test(
    'the page shows the scopes and IP addresses of a key',
    async () => {
      const { page, person, key } = await open('mary@example.org');
      await page.getByText('2 of 5 keys are active.').waitFor();
      const row = page.getByRole('row').filter({ hasText: 'Newsroom' });
      await row.getByText('All scopes except import:write; any IP address').waitFor();
      const restriction = { scopes: ['labs:run'], allowedAddresses: ['192.0.2.0/24'] };
      const account = `/api/admin/accounts/${person.accountId}`;
      await site().api.operator('patch', account).send({ plan: 'enterprise' }).expect(200);
      await site().api.operator('patch', `${account}/keys/${key.id}`).send(restriction).expect(200);
      await page.reload();
      await row.getByText('Scopes: labs:run; IP addresses: 192.0.2.0/24').waitFor();
      const notice = page.getByText('These restrictions stay in force on every plan.');
      expect(await notice.count()).toBe(0);
      await site().api.operator('patch', account).send({ plan: 'free' }).expect(200);
      await page.reload();
      await notice.waitFor();
      await row.getByText('Scopes: labs:run; IP addresses: 192.0.2.0/24').waitFor();
    },
    browserTimeoutMs,
  );
});
