import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { type Api, startApi } from '../support/api.js';
import type { Person } from '../support/person.js';

const executablePath = '/usr/bin/chromium';
const flags =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

/** Tests in a browser: skipped where there is none, but never in CI. */
export const describeInBrowser = existsSync(executablePath) || process.env['CI'] ? describe : describe.skip;

/** A browser takes longer than a call. */
export const browserTimeoutMs = 60_000;

interface PageOptions extends BrowserContextOptions {
  /** Without a key, as anybody comes; otherwise with one whose limits no test reaches. */
  anonymous?: boolean;
  /** Signed in, and then without a key. */
  as?: Person;
}

export interface Site {
  api: Api;
  /** Opens a page in a browser of its own, and waits until it has read everything. */
  open(path: string, visit?: PageOptions): Promise<Page>;
  /** What pages complained of, or asked of other hosts, since the last look. */
  problems(): string[];
}

/** The real application and a browser before it, for the tests of a file. */
export function useSite(start: () => Promise<Api> = startApi): () => Site {
  let site: Site | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    const api = await start();
    browser = await chromium.launch({ executablePath, args: flags.split(' ') });
    site = createSite(api, browser);
  }, browserTimeoutMs);
  afterAll(async () => {
    await browser?.close();
    await site?.api.stop();
  }, browserTimeoutMs);
  return () => {
    if (site === undefined) throw new Error('The site runs in tests only.');
    return site;
  };
}

function createSite(api: Api, browser: Browser): Site {
  const problems: string[] = [];
  return {
    api,
    async open(path, { as: person, anonymous = person !== undefined, ...options } = {}) {
      const headers = anonymous ? {} : { extraHTTPHeaders: { 'X-API-Key': api.key } };
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...headers, ...options });
      if (person !== undefined) await signIn(context, person, api.url);
      const page = await context.newPage();
      page.setDefaultTimeout(30_000);
      page.on('pageerror', (error) => problems.push(`${path}: ${error.message}`));
      page.on('console', (message) => message.type() === 'error' && problems.push(`${path}: ${message.text()}`));
      page.on('request', (request) => {
        if (!request.url().startsWith(`${api.url}/`)) problems.push(`${path} asked for ${request.url()}`);
      });
      await page.goto(api.url + path);
      await page.waitForLoadState('networkidle');
      return page;
    },
    problems: () => problems.splice(0),
  };
}

/** Gives a browser the session of somebody who has signed in. */
async function signIn(context: BrowserContext, { cookie }: Person, url: string): Promise<void> {
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url }]);
  await context.addInitScript("localStorage.setItem('almanac-signed-in', 'yes')");
}
