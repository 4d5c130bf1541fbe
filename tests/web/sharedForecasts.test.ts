import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { password, readMailedToken, signUp } from '../support/person.js';
import { shareForecast } from '../support/sharedForecast.js';
import { expectAccessible } from './accessibility.js';
import { browserTimeoutMs, describeInBrowser, useSite } from './browser.js';

const values = { values: [3, 4, 2, 5, 3, 4, 6, 5, 4, 3, 5, 6, 7, 5, 4], horizon: 4, model: 'drift' };

describeInBrowser('Private forecasts', () => {
  const site = useSite();
  const sharing = (page: Page) => page.getByRole('region', { name: 'Sharing' });

  /** Returns the path of the shown share link, with its token after `#`. */
  async function readLink(page: Page): Promise<string> {
    const shown = await sharing(page)
      .getByText(/#[\w-]{43}$/)
      .textContent();
    const { pathname, search, hash } = new URL(shown ?? '');
    return pathname + search + hash;
  }

  test(
    'a forecast of own values is private until its owner shares it with a link, and again when sharing stops',
    async () => {
      const [ada, bob] = [await signUp(site().api, 'ada@example.org'), await signUp(site().api, 'bob@example.org')];
      const page = await site().open('/forecasts?source=own', { as: ada });
      await page.getByLabel('Your own values').fill(values.values.join('\n'));
      await page.getByRole('button', { name: 'Forecast these values' }).click();
      await sharing(page).getByText('Only your account can read this forecast and its values.').waitFor();
      await sharing(page).getByRole('button', { name: 'Share' }).click();
      const link = await readLink(page);
      await expectAccessible(page);
      site().problems();

      const visitor = await site().open(link, { as: bob });
      await visitor.getByText('15 values; 12 periods ahead.').waitFor();
      expect(await sharing(visitor).count()).toBe(0);
      const download = visitor.waitForEvent('download');
      await visitor.getByRole('button', { name: 'Download CSV' }).click();
      expect((await download).suggestedFilename()).toBe('forecast-values.csv');
      await visitor.getByLabel('Fitted values').check();
      await visitor.reload();
      await visitor.getByText('15 values; 12 periods ahead.').waitFor();
      expect(site().problems()).toEqual([]);

      await sharing(page).getByRole('button', { name: 'Stop sharing' }).click();
      await sharing(page).getByText('Only your account can read this forecast and its values.').waitFor();
      await visitor.reload();
      await visitor.getByText('is no longer shared with you').waitFor();
    },
    browserTimeoutMs,
  );

  /** Shares a forecast, and returns its path and the token of its link. */
  async function share(): Promise<{ path: string; token: string }> {
    const { api } = site();
    const own = { 'X-API-Key': api.key };
    const { cacheKey } = (await api.request.post('/api/forecast/run').set(own).send(values).expect(200)).body;
    const { token } = (await api.request.post(`/api/forecast/run/${cacheKey}/share`).set(own).expect(201)).body;
    return { path: `/forecasts?run=${cacheKey}`, token };
  }

  /** Opens a share link without a session. `addresses` become those of all requests. */
  async function openAnonymously({ path, token }: { path: string; token: string }, addresses: string[]) {
    const page = await site().open(`${path}#${token}`, { anonymous: true });
    page.context().on('request', (request) => addresses.push(request.url()));
    await page.getByRole('heading', { name: 'Sign in to view this forecast' }).waitFor();
    return page;
  }

  const hasToken = (token: string) => (address: string) => address.split('#', 1)[0]?.includes(token);

  test(
    'a visitor who signs in first gets to the shared forecast, and the token is never sent in an address',
    async () => {
      const shared = await share();
      const carol = await signUp(site().api, 'carol@example.org');
      const addresses: string[] = [];
      const page = await openAnonymously(shared, addresses);
      await page.getByRole('link', { name: 'Sign up', exact: true }).click();
      await page.getByRole('button', { name: 'Create account' }).waitFor();
      await page.getByRole('link', { name: 'Sign in', exact: true }).last().click();
      await page.getByLabel('Email').fill(carol.email);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByText('15 values; 4 periods ahead.').waitFor();
      await expectAccessible(page);
      expect(addresses.filter(hasToken(shared.token))).toEqual([]);
      site().problems();
    },
    browserTimeoutMs,
  );

  test(
    'a visitor who signs up gets to the shared forecast from the mailed link, and the token is never sent in an address',
    async () => {
      const shared = await share();
      const addresses: string[] = [];
      const page = await openAnonymously(shared, addresses);
      await page.getByRole('link', { name: 'Sign in', exact: true }).last().click();
      await page.getByRole('link', { name: 'Create an account' }).click();
      await page.getByLabel('Email').fill('erin@example.org');
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Create account' }).click();
      await page.getByRole('heading', { name: 'Check your email' }).waitFor();
      await site().api.idle();
      const mailed = await page.context().newPage();
      await mailed.goto(`${site().api.url}/verify-email#${readMailedToken(site().api, 'erin@example.org')}`);
      await mailed.getByRole('link', { name: 'Open the page you came from' }).click();
      await mailed.getByText('15 values; 4 periods ahead.').waitFor();
      expect(addresses.filter(hasToken(shared.token))).toEqual([]);
      site().problems();
    },
    browserTimeoutMs,
  );

  test(
    'the settings list private forecasts, end their share links, and export all of them',
    async () => {
      const ada = await signUp(site().api, 'fay@example.org');
      await shareForecast(ada, 2);
      const stored = await site().api.db('forecast_runs').where({ account_id: ada.accountId }).first();
      const copies = Array.from({ length: 24 }, (_, index) => `${index}`.padStart(64, '0'));
      const unshared = { ...stored, share_hash: null, share_expires_at: null };
      await site()
        .api.db('forecast_runs')
        .insert(copies.map((cache_key) => ({ ...unshared, cache_key })));
      const page = await site().open('/settings/data', { as: ada });
      const list = page.getByRole('region', { name: 'Private forecasts' });
      await list.getByRole('button', { name: 'Show older ones' }).click();
      await list.getByText('Shared until 21 Dec 2026').waitFor();
      expect(await list.getByRole('listitem').count()).toBe(25);
      await expectAccessible(page);
      await list.getByRole('button', { name: 'Stop sharing' }).click();
      await list.getByText('Shared until').waitFor({ state: 'detached' });
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export' }).click();
      const { forecasts, nextForecasts } = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
      expect([forecasts.length, nextForecasts]).toEqual([25, null]);
      expect(site().problems()).toEqual([]);
    },
    browserTimeoutMs,
  );

  test(
    'the owner opens a stored forecast again and sees that it is shared',
    async () => {
      const ada = await signUp(site().api, 'dora@example.org');
      const { cacheKey } = (await ada.post('/api/forecast/run', values).expect(200)).body;
      await ada.post(`/api/forecast/run/${cacheKey}/share`, {}).expect(201);
      const page = await site().open(`/forecasts?run=${cacheKey}`, { as: ada });
      await sharing(page).getByText('The link is not shown again').waitFor();
      await sharing(page).getByRole('button', { name: 'Create a new link' }).click();
      expect(await readLink(page)).toMatch(`/forecasts?run=${cacheKey}#`);
    },
    browserTimeoutMs,
  );
});
