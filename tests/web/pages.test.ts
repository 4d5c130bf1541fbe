import { expectAccessible } from './accessibility.js';
import { browserTimeoutMs, describeInBrowser, useSite } from './browser.js';

const pages = [
  '/',
  '/?q=inflation&frequency=monthly',
  '/indicators/real-gdp?vintage=2022-10-31',
  '/indicators/us-cpi-all-items?units=pc1',
  '/discover',
  '/calendar',
  '/calendar?show=past&country=US&importance=high',
  '/docs#indicators.observations',
  '/sign-in',
  '/sign-up',
  '/reset-password',
];
/** Pages that are refused what they ask for. */
const refused = ['/verify-email', '/indicators/nothing-of-that-name'];

describeInBrowser('Every page', () => {
  const site = useSite();

  test.each([...pages, ...refused])(
    '%s meets WCAG AA in light and in dark, and fits a phone of 360 pixels',
    async (path) => {
      await expectAccessible(await site().open(path, { bypassCSP: true }));
    },
    browserTimeoutMs,
  );

  test(
    'no page breaks its content policy, fails in its script, or asks another host for anything',
    async () => {
      site().problems();
      for (const path of pages) await site().open(path);
      expect(site().problems()).toEqual([]);
    },
    browserTimeoutMs,
  );

  test(
    'whoever comes without a key or a session is asked to sign in',
    async () => {
      const page = await site().open('/indicators/real-gdp', { anonymous: true });
      const link = page.getByRole('alert').getByRole('link', { name: 'Sign in' });
      expect(await link.getAttribute('href')).toBe('/sign-in?next=%2Findicators%2Freal-gdp');
    },
    browserTimeoutMs,
  );

  test(
    'the theme is the system’s until the visitor turns it, and then the visitor’s',
    async () => {
      const page = await site().open('/', { colorScheme: 'dark' });
      const background = () => page.evaluate('getComputedStyle(document.documentElement).backgroundColor');
      const dark = await background();
      await page.getByRole('button', { name: 'Use the light theme' }).click();
      const light = await background();
      expect(light).not.toBe(dark);
      await page.reload();
      expect(await background()).toBe(light);
    },
    browserTimeoutMs,
  );
});
