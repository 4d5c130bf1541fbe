import type { Page } from 'playwright-core';
import { type Person, signUp } from '../support/person.js';
import { fireAlerts } from '../webhooks/endpoints.js';
import { openWebhookApi, type WebhookApi } from '../webhooks/openWebhookApi.js';
import { expectAccessible } from './accessibility.js';
import { awaitFocus, browserTimeoutMs, describeInBrowser, useSite } from './browser.js';

describeInBrowser('Webhooks in the settings', () => {
  let status = 200;
  const site = useSite(() =>
    openWebhookApi((_received, _request, response) => response.writeHead(status).end('{"received": true}')),
  );
  const getApi = () => site().api as WebhookApi;

  beforeEach(() => {
    status = 200;
  });

  /** Opens the page as a user with an endpoint. */
  async function open(email: string, options = {}): Promise<{ page: Page; ada: Person; id: string }> {
    const ada = await signUp(getApi(), email);
    const body = { url: getApi().receiver.url, description: 'Newsroom' };
    const { webhook } = (await ada.post('/api/account/webhooks', body).expect(201)).body;
    const page = await site().open('/settings/webhooks', { as: ada, ...options });
    return { page, ada, id: webhook.id };
  }

  test(
    'a webhook is added with its format and events, and its secret is shown once',
    async () => {
      const ada = await signUp(getApi(), 'ada@example.org');
      const page = await site().open('/settings/webhooks', { as: ada });
      await page.getByRole('button', { name: 'Add webhook' }).click();
      await page.getByLabel('URL').fill(getApi().receiver.url);
      await page.getByLabel('Description').fill('Newsroom');
      await page.getByRole('checkbox', { name: /calendar\.changed/ }).uncheck();
      await page.getByRole('button', { name: 'Add webhook' }).click();
      const secret = page.getByRole('region', { name: 'Signing secret' });
      await secret.getByText(/^whsec_/).waitFor();
      await awaitFocus(page, 'Signing secret');
      await secret.getByRole('button', { name: 'Copy secret' }).waitFor();
      const { webhooks } = (await ada.get('/api/account/webhooks')).body;
      expect(webhooks).toMatchObject([
        {
          description: 'Newsroom',
          format: 'standard',
          eventTypes: ['alert.fired', 'series.released', 'series.revised'],
        },
      ]);
      await page.reload();
      await page.getByRole('heading', { name: 'Newsroom' }).waitFor();
      expect(await page.getByText(/whsec_/).count()).toBe(0);
    },
    browserTimeoutMs,
  );

  test(
    'an address that is refused is explained in the form',
    async () => {
      const ada = await signUp(getApi(), 'refused@example.org');
      const page = await site().open('/settings/webhooks', { as: ada });
      await page.getByRole('button', { name: 'Add webhook' }).click();
      await page.getByLabel('URL').fill('https://user:secret@example.org/');
      await page.getByRole('button', { name: 'Add webhook' }).click();
      await page.getByRole('alert').getByText(/^URL /).waitFor();
    },
    browserTimeoutMs,
  );

  test(
    'a test event appears in the log with its response without a reload',
    async () => {
      const { page } = await open('test@example.org');
      await page.getByRole('button', { name: 'Send test event' }).click();
      const delivery = page.locator('.deliveries li').filter({ hasText: 'webhook.test' });
      await delivery.waitFor();
      await getApi().sender.runDue();
      await delivery.getByText('Delivered').waitFor();
      await delivery.locator('summary').click();
      await delivery.getByText('HTTP 200').waitFor();
      await delivery.getByText('{"received": true}').waitFor();
    },
    browserTimeoutMs,
  );

  test(
    'failed attempts are listed, and one delivery or all since a time are sent again',
    async () => {
      const { page, ada, id } = await open('again@example.org');
      const { db, clock, sender } = getApi();
      status = 500;
      await fireAlerts(db, ada.accountId, 2, clock.now);
      await sender.runDue();
      await page.getByRole('button', { name: 'Show deliveries' }).click();
      const first = page
        .locator('.deliveries li')
        .filter({ has: page.locator('summary') })
        .first();
      await first.locator('summary').click();
      await first.getByText('HTTP 500').waitFor();
      status = 200;
      await first.getByRole('button', { name: /^Redeliver evt_/ }).click();
      await page.getByText(/^evt_\d+ is sent again\.$/).waitFor();
      await sender.runDue();
      const { deliveries } = (await ada.get(`/api/account/webhooks/${id}/deliveries`)).body;
      expect(deliveries[0]).toMatchObject({ status: 'delivered', attempts: [{ status: 500 }, { status: 200 }] });

      await ada.patch(`/api/account/webhooks/${id}`, { status: 'paused' }).expect(200);
      await sender.runDue();
      await ada.patch(`/api/account/webhooks/${id}`, { status: 'active' }).expect(200);
      await page.getByLabel(/^Redeliver failed and skipped/).fill('2026-11-20T00:00');
      await page.getByRole('button', { name: 'Redeliver', exact: true }).click();
      await page.getByText(/^1 delivery is sent again\.$/).waitFor();
    },
    browserTimeoutMs,
  );

  test(
    'a webhook is paused, resumed and edited, its secret rotated, and it is deleted after a confirmation',
    async () => {
      const { page, ada } = await open('manage@example.org');
      const read = async () => (await ada.get('/api/account/webhooks')).body.webhooks;
      await page.getByRole('button', { name: 'Pause' }).click();
      await page.getByRole('button', { name: 'Resume' }).click();
      await page.getByRole('button', { name: 'Pause' }).waitFor();
      await page.getByRole('button', { name: 'Edit' }).click();
      await page.getByLabel('Description').fill('Archive');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await page.getByRole('heading', { name: 'Archive' }).waitFor();
      expect(await read()).toMatchObject([{ description: 'Archive', status: 'active' }]);
      await page.getByRole('button', { name: 'Rotate secret' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Rotate secret' }).click();
      await page
        .getByRole('region', { name: 'Signing secret' })
        .getByText(/^whsec_/)
        .waitFor();
      const remove = page.getByRole('button', { name: 'Delete', exact: true });
      await remove.click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await read()).toHaveLength(1);
      await remove.click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete webhook' }).click();
      await page.getByRole('button', { name: 'Add webhook' }).waitFor();
      expect(await read()).toEqual([]);
    },
    browserTimeoutMs,
  );

  test(
    'the log and the form meet WCAG AA in the light and dark theme, and fit a 360-pixel phone',
    async () => {
      const { page, ada } = await open('axe@example.org');
      status = 500;
      await fireAlerts(getApi().db, ada.accountId, 1, getApi().clock.now);
      await getApi().sender.runDue();
      await page.getByRole('button', { name: 'Edit' }).click();
      await page.getByRole('button', { name: 'Show deliveries' }).click();
      await page.locator('.deliveries summary').click();
      await page.getByText('HTTP 500').waitFor();
      await expectAccessible(page);
    },
    browserTimeoutMs,
  );
});
