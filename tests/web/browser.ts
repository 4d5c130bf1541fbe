import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { type Api, startApi } from '../support/api.js';
import type { Person } from '../support/person.js';
import { trackRequests } from './trackRequests.js';

/** The headless shell has no windows, so a page takes a third of the processor time that it takes in Chromium. */
const executablePath = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));
const flags =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

/** Describes browser tests. They are skipped without Chromium, except in CI. */
export const describeInBrowser = executablePath !== undefined || process.env['CI'] ? describe : describe.skip;

/** Time limit of browser tests, which take longer than API tests. */
export const browserTimeoutMs = 60_000;

/**
 * Waits until the element with this label or text has the focus. Pages move the focus after they are painted. `waitForFunction`
 * would fail after its first attempt, because the content security policy of the pages forbids `eval`.
 */
export async function awaitFocus(page: Page, name: string): Promise<void> {
  const named = page.locator(
    `xpath=//*[@aria-label=${JSON.stringify(name)} or normalize-space()=${JSON.stringify(name)}]`,
  );
  await page.locator(':focus').and(named).waitFor();
}

/** Waits until the page has this title. */
export async function awaitTitle(page: Page, title: string): Promise<void> {
  await page.locator(`xpath=/html/head/title[text()=${JSON.stringify(title)}]`).waitFor({ state: 'attached' });
}

interface PageOptions extends BrowserContextOptions {
  /** Whether to call without a key. By default, pages use a key with high limits. */
  anonymous?: boolean;
  /** The signed-in user; implies no key. */
  as?: Person;
}

export interface Site {
  api: Api;
  /** Opens a page in a new browser context, and waits until its network requests are done. The context closes after the test. */
  open(path: string, visit?: PageOptions): Promise<Page>;
  /** Returns and clears the errors of the pages and their requests to other hosts. */
  problems(): string[];
}

/** Starts the application and a browser for the tests of a file. */
export function useSite(start: () => Promise<Api> = startApi): () => Site {
  let site: Site | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    const api = await start();
    if (executablePath === undefined) throw new Error('Install chromium-headless-shell or chromium.');
    browser = await chromium.launch({ executablePath, args: flags.split(' ') });
    site = createSite(api, browser);
  }, browserTimeoutMs);
  // Pages that stay open would take time from later tests.
  afterEach(async () => {
    await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
  });
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
      // Pages name days relative to today: their clock starts with the clock of the server.
      await context.clock.install({ time: api.clock.now });
      if (person !== undefined) await signIn(context, person, api.url);
      const page = await context.newPage();
      page.setDefaultTimeout(30_000);
      page.on('pageerror', (error) => problems.push(`${path}: ${error.message}`));
      page.on('console', (message) => message.type() === 'error' && problems.push(`${path}: ${message.text()}`));
      page.on('request', (request) => {
        if (!request.url().startsWith(`${api.url}/`)) problems.push(`${path} requested ${request.url()}`);
      });
      const untilIdle = trackRequests(page);
      await page.goto(api.url + path);
      await untilIdle();
      return page;
    },
    problems: () => problems.splice(0),
  };
}

/** Sets the session cookie of a signed-in user in a browser context. */
async function signIn(context: BrowserContext, { cookie }: Person, url: string): Promise<void> {
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url }]);
  await context.addInitScript("localStorage.setItem('almanac-signed-in', 'yes')");
}
