import { browserTimeoutMs, describeInBrowser, useSite } from './browser.js';

const phone = { width: 390, height: 844 };
const pages = ['/', '/discover', '/calendar', '/news', '/labs', '/forecasts', '/chat', '/docs', '/sign-in', '/nowhere'];

describeInBrowser('The navigation', () => {
  const site = useSite();

  test(
    'on a phone, is behind a menu button that works with the keyboard',
    async () => {
      const page = await site().open('/docs', { viewport: phone });
      const menu = page.getByRole('button', { name: 'Menu' });
      const navigation = page.getByRole('navigation', { name: 'Main' });
      expect(await navigation.isVisible()).toBe(false);
      await menu.press('Enter');
      expect(await menu.getAttribute('aria-expanded')).toBe('true');
      await page.keyboard.press('Tab');
      expect(await page.locator(':focus').textContent()).toBe('Library');
      await page.keyboard.press('Escape');
      expect(await navigation.isVisible()).toBe(false);
      expect(await page.locator(':focus').textContent()).toBe('Menu');
      await menu.click();
      await navigation.getByRole('link', { name: 'Discover' }).click();
      await page.getByRole('heading', { level: 1, name: 'Discover' }).waitFor();
      expect(await navigation.isVisible()).toBe(false);
      expect(await page.locator(':focus').getAttribute('id')).toBe('main');
    },
    browserTimeoutMs,
  );

  test.each([phone, { width: 1280, height: 900 }])(
    'of the API reference leads to every operation at $width px',
    async (viewport) => {
      const page = await site().open('/docs', { viewport });
      if (viewport === phone) await page.getByRole('button', { name: 'All operations' }).click();
      const index = page.getByRole('navigation', { name: 'Operations' });
      expect(await index.getByRole('link').count()).toBeGreaterThan(80);
      await index.getByRole('link', { name: 'List news', exact: true }).click();
      await page.locator('details#news\\.list[open]').waitFor();
      const top = await page.locator('#news\\.list').evaluate((card) => card.getBoundingClientRect().top);
      expect(top).toBeGreaterThan(50);
      expect(top).toBeLessThan(200);
    },
    browserTimeoutMs,
  );

  test(
    'begins on every page with a link to the content, under one main heading',
    async () => {
      for (const path of pages) {
        const page = await site().open(path, { viewport: phone });
        await page.keyboard.press('Tab');
        expect([path, await page.locator(':focus').textContent()]).toEqual([path, 'Skip to content']);
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        expect(await page.locator(':focus').evaluate((element) => element.closest('header.site-header'))).toBe(null);
        expect([path, await page.getByRole('heading', { level: 1 }).count()]).toEqual([path, 1]);
        await page.context().close();
      }
    },
    browserTimeoutMs,
  );

  test(
    'to another page keeps a choice that is made before the first frame of that page',
    async () => {
      const page = await site().open('/indicators/real-gdp');
      await page.evaluate(chooseDriftWhenShown);
      await page.getByRole('link', { name: 'Forecast', exact: true }).click();
      await page.waitForURL(/\/forecasts\/real-gdp\?model=drift$/);
      const details = page.getByRole('region', { name: 'Model details' });
      await details.getByText('Random walk with drift', { exact: true }).waitFor();
    },
    browserTimeoutMs,
  );
});

/** Runs in the page. Selects the model "Drift" when the list of models is inserted, before the page is painted. */
const chooseDriftWhenShown = `new MutationObserver((changes, observer) => {
  const models = document.querySelector('select:has(option[value=drift])');
  if (models === null) return;
  observer.disconnect();
  models.value = 'drift';
  models.dispatchEvent(new Event('change', { bubbles: true }));
}).observe(document.body, { childList: true, subtree: true })`;
