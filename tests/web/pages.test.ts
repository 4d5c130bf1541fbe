import { createRequire } from 'node:module';
import { describeInBrowser, patience, useSite } from './browser.js';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const pages = [
  '/',
  '/?q=inflation&frequency=monthly',
  '/indicators/real-gdp?vintage=2022-10-31',
  '/indicators/us-cpi-all-items?units=pc1',
  '/calendar',
  '/calendar?show=past&country=US&importance=high',
  '/docs#indicators.observations',
  '/sign-in',
  '/sign-up',
  '/reset-password',
  '/indicators/nothing-of-that-name',
];

describeInBrowser('Every page', () => {
  const site = useSite();

  test.each(pages)(
    '%s meets WCAG AA in light and in dark, and fits a phone of 360 pixels',
    async (path) => {
      const page = await site().open(path, { bypassCSP: true });
      await page.addScriptTag({ path: axe });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const violations = await page.evaluate(violationsOfPage);
        expect({ path, colorScheme, violations }).toEqual({ path, colorScheme, violations: [] });
      }
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    },
    patience,
  );

  test(
    'no page breaks its content policy, fails in its script, or asks another host for anything',
    async () => {
      site().complaints();
      for (const path of pages.slice(0, -1)) await site().open(path);
      expect(site().complaints()).toEqual([]);
    },
    patience,
  );

  test(
    'whoever comes without a key or a session is asked to sign in',
    async () => {
      const page = await site().open('/indicators/real-gdp', { anonymous: true });
      const link = page.getByRole('alert').getByRole('link', { name: 'Sign in' });
      expect(await link.getAttribute('href')).toBe('/sign-in?next=%2Findicators%2Freal-gdp');
    },
    patience,
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
    patience,
  );
});

/** Runs in the page: what axe finds against WCAG 2 A and AA. */
async function violationsOfPage(): Promise<string[]> {
  const { axe } = globalThis as unknown as {
    axe: {
      run(
        options: object,
      ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
    };
  };
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const { violations } = await axe.run({ runOnly: { type: 'tag', values: tags } });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}
