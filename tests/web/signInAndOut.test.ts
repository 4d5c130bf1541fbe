import { password, signUp } from '../support/person.js';
import { browserTimeoutMs, describeInBrowser, useSite } from './browser.js';

describeInBrowser('Coming and going', () => {
  const site = useSite();

  test(
    'who is signed in signs out from the header of every page, and on a phone from Settings',
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
    'whoever is signed in is led from the form to Settings',
    async () => {
      const page = await site().open('/sign-in', { as: await signUp(site().api, 'ada@example.org') });
      await page.waitForURL('**/settings');
      await page.getByRole('heading', { name: 'Settings' }).waitFor();
    },
    browserTimeoutMs,
  );

  test(
    'whose session has ended meanwhile gets the form, and no loop',
    async () => {
      const person = await signUp(site().api, 'kim@example.org');
      await person.post('/api/account/sign-out').expect(204);
      const page = await site().open('/sign-in', { as: person });
      await page.getByRole('button', { name: 'Sign in' }).waitFor();
    },
    browserTimeoutMs,
  );

  test(
    'settings ask for a session by their name, and are what one comes back to',
    async () => {
      const { email } = await signUp(site().api, 'grace@example.org');
      const page = await site().open('/settings/keys', { anonymous: true });
      await page.getByRole('heading', { name: 'Sign in to see your settings' }).waitFor();
      await page.getByRole('alert').getByRole('link', { name: 'Sign in' }).click();
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.waitForURL('**/settings/keys');
      await page.getByRole('heading', { name: 'API Keys' }).waitFor();
    },
    browserTimeoutMs,
  );

  test(
    'whoever has deleted the account is told so',
    async () => {
      const page = await site().open('/settings/data', { as: await signUp(site().api, 'emmy@example.org') });
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await page.getByRole('status').getByText('Your account is deleted').waitFor();
    },
    browserTimeoutMs,
  );

  test(
    'the library says to a stranger how to get an account',
    async () => {
      const page = await site().open('/', { anonymous: true });
      const card = page.getByRole('alert').filter({ hasText: 'Everybody may have an account' });
      expect(await card.getByRole('link', { name: 'Open an account' }).getAttribute('href')).toBe('/sign-up?next=%2F');
      expect(await card.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/sign-in?next=%2F');
    },
    browserTimeoutMs,
  );

  test(
    'an address without a domain is stopped by the browser, before anything is sent',
    async () => {
      const page = await site().open('/sign-up', { anonymous: true });
      const sent: string[] = [];
      page.on('request', (request) => sent.push(request.url()));
      await page.getByLabel('E-mail').fill('foo@bar');
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Open the account' }).click();
      expect(await page.locator('input:invalid').getAttribute('name')).toBe('email');
      expect(sent).toEqual([]);
    },
    browserTimeoutMs,
  );
});
