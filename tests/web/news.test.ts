import { addNews, type News } from '../../server/store/news.js';
import { recordFeedRead } from '../../server/store/newsFeeds.js';
import { expectAccessible } from './accessibility.js';
import { browserTimeoutMs, describeInBrowser, useSite } from './browser.js';

const base = { agency: 'U.S. Bureau of Labor Statistics', summary: null, url: null, dateGiven: true };
const createItem = (title: string, publishedAt: string, overrides: Partial<News> = {}) => ({
  item: { ...base, key: title, title, publishedAt, ...overrides },
  releaseIds: title.includes('CPI') ? ['us-consumer-price-index'] : [],
});

describeInBrowser('News page', () => {
  const site = useSite();

  test(
    'says how news get in while no feed has been read',
    async () => {
      const page = await site().open('/news');
      await page.getByRole('heading', { name: 'No news yet' }).waitFor();
      await page.getByText('npm run almanac -- job poll-news').waitFor();
      await page
        .getByRole('row', { name: / 0 not read yet$/ })
        .first()
        .waitFor();
      await expectAccessible(page);
    },
    browserTimeoutMs,
  );

  test(
    'groups news by day, links to agencies and indicators, filters, and shows more',
    async () => {
      const { db } = site().api;
      const hours = Array.from({ length: 35 }, (_, index) => new Date(Date.UTC(2026, 9, 1) - index * 3_600_000));
      await addNews(db, 'bls-cpi', [
        createItem('CPI rises 0.3% in October', '2026-11-13T13:30:00.000Z', {
          url: 'https://www.bls.gov/news.release/cpi.htm',
          summary: 'Shelter led.',
        }),
        ...hours.map((at, index) => createItem(`Note ${index}`, at.toISOString())),
      ]);
      await addNews(db, 'ecb-press', [
        createItem('Key rates unchanged', '2026-11-12T13:15:00.000Z', { agency: 'European Central Bank' }),
      ]);
      await recordFeedRead(db, 'bls-cpi', '2026-11-21T11:45:00.000Z');
      const page = await site().open('/news');
      const day = page.getByRole('region', { name: /^Friday,? 13 November 2026$/ });
      const link = day.getByRole('link', { name: 'CPI rises 0.3% in October' });
      expect(await link.getAttribute('href')).toBe('https://www.bls.gov/news.release/cpi.htm');
      expect(await link.getAttribute('rel')).toBe('noopener');
      const indicator = day.getByRole('link', { name: 'US Consumer Price Index, All Items', exact: true });
      expect(await indicator.getAttribute('href')).toBe('/indicators/us-cpi-all-items?country=US');
      await page.getByRole('button', { name: 'Show more' }).click();
      await page.getByRole('heading', { name: 'Note 34' }).waitFor();
      expect(await page.locator('.news-item').count()).toBe(37);
      await page.getByRole('combobox', { name: 'Country' }).selectOption('EA');
      await page.locator('.news-item').nth(1).waitFor({ state: 'detached' });
      await page.getByRole('heading', { name: 'Key rates unchanged' }).waitFor();
      expect(await page.locator('.news-item').count()).toBe(1);
    },
    browserTimeoutMs,
  );

  test(
    'meets WCAG AA with news',
    async () => {
      await expectAccessible(await site().open('/news?q=key+rates'));
    },
    browserTimeoutMs,
  );

  test(
    'shows the news about an indicator, and removes the filter',
    async () => {
      const page = await site().open('/news?country=US');
      const field = page.getByRole('combobox', { name: 'Indicator' });
      await field.fill('us core cpi');
      await page
        .getByRole('option', { name: /^US Core Consumer Price Index/ })
        .first()
        .click();
      await page.getByText('Only news about').waitFor();
      expect(new URL(page.url()).searchParams.get('indicator')).toBe('us-core-cpi');
      await page.getByRole('searchbox', { name: 'Words' }).fill('nothing of the kind');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'No news match' }).waitFor();
      await page.getByRole('button', { name: 'Show all news' }).click();
      await page.getByRole('heading', { name: 'CPI rises 0.3% in October' }).waitFor();
      expect(new URL(page.url()).search).toBe('');
    },
    browserTimeoutMs,
  );
});
