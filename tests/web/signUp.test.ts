import { startApi } from '../support/api.js';
import { awaitFocus, browserTimeoutMs, describeInBrowser, useSite } from './browser.js';

describeInBrowser('Sign-up on a development server', () => {
  const site = useSite(() => startApi({ NODE_ENV: 'development' }));

  test(
    'a form names an invalid field by its label',
    async () => {
      const page = await site().open('/sign-up', { anonymous: true });
      await page.getByLabel('Email').fill('a..b@example.org');
      await page.getByLabel('Password').fill('twelve and more letters');
      await page.keyboard.press('Enter');
      const alert = page.getByRole('alert');
      await alert.getByText(/./).waitFor();
      expect(await alert.textContent()).toBe('Email must be a valid email address.');
      site().problems();
    },
    browserTimeoutMs,
  );

  test(
    'the page shows the confirmation link, the first account owns the server, and the focus moves along',
    async () => {
      const page = await site().open('/sign-up', { anonymous: true });
      await page.getByLabel('Email').fill('ada@example.org');
      await page.getByLabel('Password').fill('twelve and more letters');
      await page.keyboard.press('Enter');
      await awaitFocus(page, 'Activate the account');
      await page.keyboard.press('Enter');
      await awaitFocus(page, 'Your account is ready');
      await page.getByRole('main').getByRole('link', { name: 'manage accounts and jobs' }).click();
      await page.getByRole('heading', { name: 'Accounts' }).waitFor();
    },
    browserTimeoutMs,
  );
});
