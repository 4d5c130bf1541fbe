import { expectAccessible } from './accessibility.js';
import { browserTimeoutMs, describeInBrowser, useSite } from './browser.js';

const pages = [
  '/',
  '/library',
  '/library?q=inflation&frequency=monthly',
  '/countries',
  '/countries/US',
  '/indicators/real-gdp?vintage=1980-03-15',
  '/indicators/us-cpi-all-items?units=pc1',
  '/discover',
  '/calendar',
  '/alerts',
  '/news',
  '/chat',
  '/releases/us-gdp',
  '/calendar?week=2026-09-28&country=US&zone=Asia/Tokyo',
  '/docs#indicators.observations',
  '/sign-in',
  '/sign-up',
  '/reset-password',
  '/sign-in-link',
];
/** Pages whose API call fails. */
const failingPages = ['/verify-email', '/indicators/nothing-of-that-name'];

/** Pages that ask a signed-out user to sign in. */
const protectedPages = ['/', '/operator', '/import', '/settings/keys', '/alerts', '/alerts/new'];

describeInBrowser('Every page', () => {
  const site = useSite();

  test.each(pages)(
    '%s meets WCAG AA in both themes and fits a 360-pixel phone, violates no content security policy, logs no errors and calls no other hosts',
    async (path) => {
      site().problems();
      await expectAccessible(await site().open(path));
      expect(site().problems()).toEqual([]);
    },
    browserTimeoutMs,
  );

  test.each(failingPages)(
    '%s meets WCAG AA in the light and dark theme, and fits a 360-pixel phone',
    async (path) => {
      await expectAccessible(await site().open(path));
    },
    browserTimeoutMs,
  );

  test.each(protectedPages)(
    '%s meets WCAG AA and fits a phone for signed-out users',
    async (path) => {
      await expectAccessible(await site().open(path, { anonymous: true }));
    },
    browserTimeoutMs,
  );

  test(
    'pages ask users without a key or a session to sign in',
    async () => {
      const page = await site().open('/indicators/real-gdp', { anonymous: true });
      const link = page.getByRole('alert').getByRole('link', { name: 'Sign in' });
      expect(await link.getAttribute('href')).toBe('/sign-in?next=%2Findicators%2Freal-gdp');
    },
    browserTimeoutMs,
  );

  test.each(['/forecasts/nope', '/labs/nope'])(
    '%s, of an indicator that does not exist, is not found',
    async (path) => {
      const page = await site().open(path);
      await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
      await page.getByText('The library has no indicator with this ID.').waitFor();
      expect(await page.title()).toBe('Page not found · Almanac');
      await expectAccessible(page);
    },
    browserTimeoutMs,
  );

  test(
    'an indicator without the country leads to the indicator',
    async () => {
      const page = await site().open('/indicators/real-gdp?country=ZZ');
      await page.getByText('The library does not have this indicator for the country with the code “ZZ”.').waitFor();
      await page.getByRole('link', { name: 'Open the indicator without the country' }).click();
      await page.getByRole('heading', { level: 1, name: 'Real Gross Domestic Product' }).waitFor();
    },
    browserTimeoutMs,
  );

  test(
    'labs ask signed-out users to sign in to test',
    async () => {
      const page = await site().open('/labs', { anonymous: true });
      await page.getByRole('heading', { name: 'Sign in to test a series' }).waitFor();
    },
    browserTimeoutMs,
  );

  test(
    'pages follow the system theme until the user chooses a theme',
    async () => {
      const page = await site().open('/', { colorScheme: 'dark' });
      const background = () => page.evaluate('getComputedStyle(document.documentElement).backgroundColor');
      const dark = await background();
      await page.getByRole('button', { name: 'Switch to light theme' }).click();
      const light = await background();
      expect(light).not.toBe(dark);
      await page.reload();
      expect(await background()).toBe(light);
    },
    browserTimeoutMs,
  );
});
