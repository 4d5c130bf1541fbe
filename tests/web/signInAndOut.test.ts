import type { Route } from 'playwright-core';
import { password, readMailedToken, signUp } from '../support/person.js';
import { browserTimeoutMs, describeInBrowser, useSite } from './browser.js';

/** The response of a server that cannot check the link now. */
const busy = {
  error: 'service_unavailable',
  message: 'The service is temporarily unavailable. Try again shortly.',
  requestId: '0b5e6e0c-3f0e-4d3b-9a53-0d9d6c1f7a10',
};

describeInBrowser('Signing in and out', () => {
  const site = useSite();

  test(
    'users can sign out in the header, and on a phone in the settings',
    async () => {
      for (const [path, width] of [['/calendar', 1280] as const, ['/settings', 360] as const]) {
        const person = await signUp(site().api, `out${width}@example.org`);
        const page = await site().open(path, { as: person, viewport: { width, height: 740 } });
        await page.getByRole('button', { name: 'Sign out' }).click();
        await page.getByRole('heading', { name: 'Sign in' }).waitFor();
        await person.get('/api/account').expect(401);
        expect(await page.getByRole('button', { name: 'Sign out' }).count()).toBe(0);
      }
    },
    browserTimeoutMs,
  );

  test(
    'the sign-in page redirects signed-in users to the settings',
    async () => {
      const page = await site().open('/sign-in', { as: await signUp(site().api, 'ada@example.org') });
      await page.waitForURL('**/settings');
      await page.getByRole('heading', { name: 'Settings' }).waitFor();
    },
    browserTimeoutMs,
  );

  test(
    'the sign-in page shows the form, without a redirect loop, if the session has ended',
    async () => {
      const person = await signUp(site().api, 'kim@example.org');
      await person.post('/api/account/sign-out').expect(204);
      const page = await site().open('/sign-in', { as: person });
      await page.getByRole('button', { name: 'Sign in' }).waitFor();
    },
    browserTimeoutMs,
  );

  test(
    'the settings ask for a sign-in and open after it',
    async () => {
      const { email } = await signUp(site().api, 'grace@example.org');
      const page = await site().open('/settings/keys', { anonymous: true });
      await page.getByRole('heading', { name: 'Sign in to view your settings' }).waitFor();
      await page.getByRole('alert').getByRole('link', { name: 'Sign in' }).click();
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.waitForURL('**/settings/keys');
      await page.getByRole('heading', { name: 'API keys' }).waitFor();
    },
    browserTimeoutMs,
  );

  test(
    'a link to the sign-in page cannot lead to another site',
    async () => {
      const { email } = await signUp(site().api, 'mallory@example.org');
      const page = await site().open('/sign-in?next=/.//evil.example/%25', { anonymous: true });
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.waitForURL(`${site().api.url}/`);
      const unexpected = site()
        .problems()
        .filter((problem) => !problem.includes('401 (Unauthorized)'));
      expect(unexpected).toEqual([]);
    },
    browserTimeoutMs,
  );

  test(
    'deleting an account is confirmed',
    async () => {
      const page = await site().open('/settings/data', { as: await signUp(site().api, 'emmy@example.org') });
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
      await page.getByRole('status').getByText('Your account, its keys and its data have been deleted.').waitFor();
    },
    browserTimeoutMs,
  );

  test(
    'the library tells anonymous users how to sign up',
    async () => {
      const page = await site().open('/', { anonymous: true });
      const card = page.getByRole('alert').filter({ hasText: 'Accounts are free.' });
      expect(await card.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/sign-up?next=%2F');
      expect(await card.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/sign-in?next=%2F');
    },
    browserTimeoutMs,
  );

  test(
    'a used confirmation link says that the address may be confirmed, and whether the user is signed in',
    async () => {
      const { email } = await signUp(site().api, 'lise@example.org');
      const link = `/verify-email#${readMailedToken(site().api, email)}`;
      const page = await site().open(link, { anonymous: true });
      await page.getByText('Your address may already be confirmed').waitFor();
      await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('button', { name: 'Sign out' }).waitFor();
      await page.goto(site().api.url + link);
      await page.getByText(`You are signed in as ${email}`).waitFor();
      expect(await page.getByRole('main').getByRole('link', { name: 'Create an account' }).count()).toBe(0);
    },
    browserTimeoutMs,
  );

  test(
    'the form rejects an address without a full domain before it sends a request',
    async () => {
      const page = await site().open('/sign-up', { anonymous: true });
      const sent: string[] = [];
      page.on('request', (request) => sent.push(request.url()));
      await page.getByLabel('Email').fill('foo@bar');
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Create account' }).click();
      expect(await page.locator('input:invalid').getAttribute('name')).toBe('email');
      expect(sent).toEqual([]);
    },
    browserTimeoutMs,
  );

  test(
    'a mailed link signs in after a click, also if the server was busy at first, and works once',
    async () => {
      const { email } = await signUp(site().api, 'joan@example.org');
      const page = await site().open('/sign-in', { anonymous: true });
      await page.getByRole('link', { name: 'Sign in by mail' }).click();
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Send sign-in link' }).click();
      await page.getByRole('heading', { name: 'Check your email' }).waitFor();
      await site().api.idle();
      const link = `/sign-in-link#${readMailedToken(site().api, email)}`;
      const mailed = await site().open(link, { anonymous: true });
      const respondBusy = (route: Route) => route.fulfill({ status: 503, json: busy });
      await mailed.route('**/sign-in-link/confirm', respondBusy, { times: 1 });
      await mailed.getByRole('button', { name: 'Sign in to Almanac' }).click();
      await mailed.getByText(busy.message).waitFor();
      await mailed.getByRole('button', { name: 'Sign in to Almanac' }).click();
      await mailed.getByRole('button', { name: 'Sign out' }).first().waitFor();
      const again = await site().open(link, { anonymous: true });
      await again.getByRole('button', { name: 'Sign in to Almanac' }).click();
      await again.getByText('This link was already used').waitFor();
    },
    browserTimeoutMs,
  );

  test(
    'the page that resets a password asks about the API keys, and revokes them',
    async () => {
      const person = await signUp(site().api, 'mary@example.org');
      const { value } = (await person.post('/api/account/keys', { name: 'Charts' })).body;
      await site().api.request.post('/api/account/password-reset').send({ email: person.email });
      const link = `/reset-password#${readMailedToken(site().api, person.email)}`;
      const page = await site().open('/reset-password', { anonymous: true });
      const respondBusy = (route: Route) => route.fulfill({ status: 503, json: busy });
      await page.route('**/password-reset/check', respondBusy, { times: 1 });
      await page.goto('about:blank');
      await page.goto(site().api.url + link);
      await page.getByText(busy.message).waitFor();
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByLabel('New password').fill('another good sentence');
      await page
        .getByRole('group', { name: 'Your API keys (1 active) and share links (0 active)' })
        .getByLabel('Revoke them')
        .check();
      await page.getByRole('button', { name: 'Set password' }).click();
      await page.getByText('1 API key and 0 share links no longer work.').waitFor();
      const read = site().api.request.get('/v1/indicators/series?id=real-gdp').set('X-API-Key', value);
      expect((await read).status).toBe(401);
      const again = await site().open(link, { anonymous: true });
      await again.getByRole('heading', { name: 'This link does not work' }).waitFor();
    },
    browserTimeoutMs,
  );
});
