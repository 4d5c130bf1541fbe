import { type BillingApi, startBillingApi } from '../billing/doubles/billingApi.js';
import { expectAccessible } from './accessibility.js';
import { browserTimeoutMs, describeInBrowser, useSite } from './browser.js';

describeInBrowser('Billing in the pages', () => {
  let billing: BillingApi;
  const site = useSite(async () => {
    billing = await startBillingApi({ BILLING_TRIAL_DAYS: 14, CRON_SECRET: 'a secret of the operator' });
    return { ...billing.api, stop: billing.stop };
  });

  test(
    'a visitor sees the plans with monthly and yearly prices, and signs up to buy one',
    async () => {
      const page = await site().open('/pricing', { anonymous: true });
      await page.getByText('$49').waitFor();
      await page.getByRole('navigation', { name: 'Main' }).getByText('Pricing').waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Yearly' }).click();
      await page.getByText('$490').waitFor();
      const choose = page.getByRole('link', { name: 'Choose Pro' });
      expect(await choose.getAttribute('href')).toBe('/sign-up?next=%2Fpricing%3Fcheckout%3Dpro%26interval%3Dyear');
      await page.context().close();
    },
    browserTimeoutMs,
  );

  test(
    'after the sign-in, the checkout that was chosen goes on',
    async () => {
      const person = await billing.signUp('buyer@example.org');
      const page = await site().open('/library', { as: person });
      const checkout = page.waitForRequest(/^https:\/\/checkout\.stripe\.com\//);
      await page.route(/^https:\/\/checkout\.stripe\.com\//, (route) => route.fulfill({ body: 'Stripe' }));
      await page.goto(`${billing.api.url}/pricing?checkout=starter&interval=year`);
      await checkout;
      await page.context().close();
      site().problems();
    },
    browserTimeoutMs,
  );

  test(
    'the settings show the plan, what is used, the payments and the invoices; a failed payment is stated on every page',
    async () => {
      const person = await billing.signUp('payer@example.org');
      const held = await billing.subscribe(person, 'pro', 'month');
      billing.advanceDays(14);
      await billing.sendNew();
      const page = await site().open('/settings/billing?from=checkout', { as: person });
      await page.getByRole('heading', { name: 'Pro plan' }).waitFor();
      await page.getByText('of 100,000 requests').waitFor();
      await page.getByRole('row').getByText('$49').waitFor();
      expect(new URL(page.url()).search).toBe('');
      await expectAccessible(page);
      held.status = 'past_due';
      Object.assign(billing.stripe.state.invoices.get(held.invoices.at(-1) ?? '') ?? {}, { status: 'open' });
      billing.stripe.state.update(held);
      await billing.sendNew();
      await page.goto(`${billing.api.url}/library`);
      const banner = page.getByRole('region', { name: 'Payment' });
      await banner.getByText('Your payment failed. Your plan stays in force until 12 Dec 2026.').waitFor();
      await banner.getByRole('link', { name: 'Open billing' }).click();
      await page.getByRole('button', { name: 'Update payment method' }).waitFor();
      await expectAccessible(page);
      await page.context().close();
    },
    browserTimeoutMs,
  );
});

describeInBrowser('Without billing', () => {
  const site = useSite();

  test(
    'no page shows a price, and the page of prices does not exist',
    async () => {
      const page = await site().open('/pricing', { anonymous: true });
      await page.getByRole('heading', { name: 'Page not found' }).waitFor();
      expect(await page.getByText('Pricing', { exact: true }).count()).toBe(0);
      await page.context().close();
    },
    browserTimeoutMs,
  );
});
