import { signUp } from '../support/person.js';
import { expectAccessible } from './accessibility.js';
import { browserTimeoutMs, describeInBrowser, useSite } from './browser.js';

describeInBrowser('Operator page', () => {
  const site = useSite();

  async function signUpOwner(email: string) {
    const { api } = site();
    const owner = await signUp(api, email);
    await api.db('accounts').update({ role: null });
    await api.db('accounts').where({ id: owner.accountId }).update({ role: 'owner' });
    return owner;
  }

  test(
    'the owner changes the plan of an account, suspends it after a confirmation, and ends the suspension',
    async () => {
      const owner = await signUpOwner('owner@example.org');
      await signUp(site().api, 'bob@example.org');
      const page = await site().open('/settings', { as: owner });
      await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Operator' }).click();
      await page.getByLabel('Email begins with').fill('bob');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByLabel('Plan of bob@example.org').selectOption('pro');
      await page.getByRole('button', { name: 'Set the plan of bob@example.org' }).click();
      await page.getByText('bob@example.org now has the plan pro.').waitFor();
      await page.getByRole('button', { name: 'Suspend bob@example.org' }).click();
      await page.getByRole('button', { name: 'Suspend account' }).click();
      await page.getByText('bob@example.org is now suspended.').waitFor();
      const read = () => site().api.db('accounts').where({ email: 'bob@example.org' }).first();
      expect(await read()).toMatchObject({ plan: 'pro', suspended_at: expect.any(String) });
      await page.getByRole('button', { name: 'End the suspension of bob@example.org' }).click();
      await page.getByText('bob@example.org is no longer suspended.').waitFor();
      expect((await read()).suspended_at).toBeNull();
      await expectAccessible(page);
    },
    browserTimeoutMs,
  );

  test(
    'the owner runs a scheduled job and sees how it ended',
    async () => {
      const page = await site().open('/operator/jobs', { as: await signUpOwner('jobs@example.org') });
      await page.getByRole('button', { name: 'Run clean-up now' }).click();
      await page
        .getByRole('row', { name: /clean-up/ })
        .getByText('succeeded')
        .waitFor();
      await expectAccessible(page);
    },
    browserTimeoutMs,
  );

  test.each([
    ['usage', 'Usage'],
    ['providers', 'Providers'],
    ['quarantine', 'Quarantine'],
    ['audit-log', 'Audit log'],
    ['health', 'Health'],
  ])(
    'the section %s is accessible and fits a phone',
    async (section, heading) => {
      const owner = await signUpOwner(`${section}@example.org`);
      const page = await site().open(`/operator/${section}`, { as: owner });
      await page.getByRole('heading', { name: heading, exact: true }).waitFor();
      await expectAccessible(page);
    },
    browserTimeoutMs,
  );

  test.each(['/operator', '/import'])(
    '%s tells other accounts what to do, and shows nothing of the server',
    async (path) => {
      const person = await signUp(site().api, `${path.slice(1)}-guest@example.org`);
      const page = await site().open(path, { as: person });
      await page.getByRole('heading', { name: 'Only the owner of this server can open this page' }).waitFor();
      await page.getByText('accounts owner').waitFor();
      await expectAccessible(page);
    },
    browserTimeoutMs,
  );
});
