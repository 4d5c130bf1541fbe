import { buildSync } from 'esbuild';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { startDouble } from '../providers/doubles/startDouble.js';
import { browserTimeoutMs, describeInBrowser, useSite } from '../web/browser.js';

describeInBrowser('the SDK on a page of another site', () => {
  const site = useSite();

  it(
    'sends a key, paginates, and reads rate limits and errors',
    async () => {
      const { outputFiles } = buildSync({
        entryPoints: [resolveProjectPath('sdk', 'src', 'index.ts')],
        bundle: true,
        format: 'iife',
        globalName: 'sdk',
        write: false,
      });
      const elsewhere = await startDouble(() => ({
        headers: { 'Content-Type': 'text/html' },
        body: '<!doctype html><title>Charts</title>',
      }));
      try {
        const page = await site().open('/', { anonymous: true });
        await page.goto(elsewhere.baseUrl);
        await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
        const { api } = site();
        const observed = await page.evaluate(requestFromPage, { apiKey: api.key, baseUrl: api.url });
        expect(observed).toEqual({ value: 18989.9, limit: 100_000, slugs: 4, status: 404, suggestion: 'real-gdp' });
      } finally {
        await elsewhere.stop();
        site().problems();
      }
    },
    browserTimeoutMs,
  );
});

/** Runs in the page, where the bundled SDK is a global. */
async function requestFromPage(options: { apiKey: string; baseUrl: string }) {
  type Sdk = typeof import('../../sdk/src/index.js');
  const { Almanac, NotFoundError } = (globalThis as unknown as { sdk: Sdk }).sdk;
  const client = new Almanac(options);
  const known = { id: ['real-gdp'], start: '2020-01-01', vintage: '2022-11-15' };
  const { data, rateLimit } = await client.indicators.observations(known).withResponse();
  let slugs = 0;
  for await (const _ of client.indicators.search({ category: 'housing', limit: 3 })) slugs += 1;
  const failure = await client.indicators.get({ slug: 'real-gd' }).catch((error: unknown) => error);
  if (!(failure instanceof NotFoundError)) throw failure;
  const { status, suggestions } = failure;
  return { value: data.observations[0]?.value, limit: rateLimit?.limit, slugs, status, suggestion: suggestions[0] };
}
