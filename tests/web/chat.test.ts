import type { Page } from 'playwright-core';
import { findPlaceholder, readResults } from '../chat/readPlaceholders.js';
import { type ModelDouble, type ModelReply, type ModelRequest, startModelDouble } from '../chat/startModelDouble.js';
import { startApi } from '../support/api.js';
import { changeCatalogue } from '../support/changeCatalogue.js';
import { type Person, signUp } from '../support/person.js';
import { expectAccessible } from './accessibility.js';
import { browserTimeoutMs, describeInBrowser, useSite } from './browser.js';

const question = 'How large is US real GDP?';
const observations = { name: 'get_observations', arguments: { id: ['real-gdp'], start: '2024-01-01' } };
const wrongCall = { name: 'get_observations', arguments: { id: ['real-gpd'] } };
const forecast = { name: 'run_forecast', arguments: { id: 'real-gdp', horizon: 4 } };
const hostileName = '<img src=x onerror=alert()> [Prices](//evil.example)';

/** Searches, reads and forecasts GDP, and then writes an answer with the latest value. */
function answerAboutGdp(request: ModelRequest): ModelReply {
  const count = readResults(request).length;
  if (count === 0) return { calls: [{ name: 'search_indicators', arguments: { q: 'us real gdp', limit: 2 } }] };
  if (count === 1) return { calls: [observations, wrongCall, forecast] };
  return { text: `US real GDP is **${findPlaceholder(request, '24,408')}**.\n\nIts kind:\n- the latest value` };
}

/** Searches, writes a sentence, and then nothing more. */
function hang(request: ModelRequest): ModelReply {
  if (readResults(request).length === 0) return answerAboutGdp(request);
  return { text: 'The library has several series. The first is', isHanging: true };
}

describeInBrowser('The assistant', () => {
  let model: ModelDouble;
  const site = useSite(async () => {
    model = await startModelDouble();
    return startApi({ CHAT_BASE_URL: model.url, CHAT_MODEL: 'test-model', PUBLIC_READING: true });
  });
  afterAll(() => model.stop());

  async function open(email: string, path = '/chat', options = {}): Promise<{ page: Page; ada: Person }> {
    const ada = await signUp(site().api, email);
    return { ada, page: await site().open(path, { as: ada, ...options }) };
  }

  const ask = async (page: Page, text = question) => {
    await page.getByLabel('Your question').fill(text);
    await page.keyboard.press('Enter');
  };

  test(
    'streams an answer whose value links to its indicator at its vintage, with chart, table, tool calls and the same query as code',
    async () => {
      site().problems();
      model.follow(answerAboutGdp);
      const { page } = await open('stream@example.org');
      await page.getByText('10 of 10 questions left today.').waitFor();
      await page.getByRole('button', { name: 'What was known about US real GDP on 15 November 2022?' }).click();
      await page.locator('textarea:focus').waitFor();
      expect(await page.getByLabel('Your question').inputValue()).toMatch(/^What was known/);
      await ask(page);
      const answer = page.getByRole('article');
      const value = answer.getByRole('link', { name: '24,408 billion chained 2017 dollars' });
      await value.waitFor();
      expect(await value.getAttribute('href')).toBe('/indicators/real-gdp?country=US&vintage=2026-10-10');
      await value.focus();
      const description = 'Real Gross Domestic Product, United States · Q2 2026 · vintage 10 Oct 2026 · official';
      await answer.getByRole('tooltip').getByText(description).waitFor();
      await page.keyboard.press('Escape');
      await answer.getByRole('tooltip').waitFor({ state: 'hidden' });
      await answer.getByRole('list', { name: 'Where the values come from' }).getByText('Official').waitFor();
      expect(await answer.locator('.answer-text li').allTextContents()).toEqual(['the latest value']);
      expect(await page.getByRole('status').last().textContent()).toMatch(/^Answer: US real GDP is \*\*24,408/);
      await page.getByText('9 of 10 questions left today.').waitFor();

      await answer.getByRole('region', { name: /^Chart: Forecast: Real Gross Domestic Product/ }).waitFor();
      await answer.getByText('10 values as a table').click();
      const [newest] = await answer
        .getByRole('region', { name: /: values$/ })
        .first()
        .getByRole('row')
        .all();
      expect(await newest?.textContent()).toBe('PeriodBillions of chained 2017 dollars');

      await answer.getByText('How was this found? 4 tool calls').press('Enter');
      await answer.getByText('Read values of real-gpd Failed').press('Enter');
      await answer.getByText("Unknown indicator 'real-gpd'.").waitFor();
      await answer.getByText('Read values of real-gdp from 2024-01-01').press('Enter');
      const call = answer.getByRole('listitem').filter({ hasText: 'from 2024-01-01' });
      expect(JSON.parse((await call.locator('pre').textContent()) ?? '')).toMatchObject({
        series: [{ id: 'real-gdp' }],
      });
      await call.getByRole('button', { name: 'curl', exact: true }).click();
      const curl = (await call.locator('pre').textContent()) ?? '';
      expect(curl).toContain(`'${site().api.url}/mcp'`);
      expect(curl).toContain('"method": "tools/call"');
      await call.getByRole('button', { name: 'TypeScript', exact: true }).click();
      expect(await call.locator('pre').textContent()).toContain(
        "client.indicators.observations({\n  id: ['real-gdp'],",
      );

      await page.reload();
      await answer.getByRole('link', { name: '24,408 billion chained 2017 dollars' }).waitFor();
      const links = page.getByRole('navigation', { name: 'Conversations' }).getByRole('link');
      await links.first().waitFor();
      expect(await links.count()).toBe(1);
      expect(site().problems()).toEqual([]);
    },
    browserTimeoutMs,
  );

  test(
    'is stopped with the keyboard, keeps what was answered, and continues the conversation',
    async () => {
      model.follow(hang);
      const { page } = await open('stop@example.org');
      await page.getByLabel('Your question').fill('First line');
      await page.keyboard.press('Shift+Enter');
      await page.keyboard.type('and second');
      await page.keyboard.press('Enter');
      await page.getByRole('article').getByText('The library has several series.').waitFor();
      await page.getByRole('article').getByText('Searched indicators: us real gdp').waitFor();
      await page.getByRole('button', { name: 'Stop' }).press('Enter');
      await model.disconnected;
      await page.getByText('You stopped this answer. It may be incomplete.').waitFor();
      await page.locator('textarea:focus').waitFor();
      await page.waitForURL(/\/chat\/./);
      model.follow(answerAboutGdp);
      await ask(page);
      await page.getByText('official').first().waitFor({ state: 'attached' });
      await page.getByText('2 questions').waitFor();
      await page.reload();
      await page.getByRole('article').nth(1).waitFor();
      expect(await page.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
        'First line\nand second',
        question,
      ]);
    },
    browserTimeoutMs,
  );

  test(
    'says why a question was not answered, and puts it back into the form',
    async () => {
      model.follow(() => ({ status: 400 }));
      const { page } = await open('fail@example.org');
      await ask(page);
      await page.getByRole('alert').getByText('Your question is still in the form.').waitFor();
      expect(await page.getByLabel('Your question').inputValue()).toBe(question);
      expect(await page.getByRole('article').count()).toBe(0);
    },
    browserTimeoutMs,
  );

  test(
    'shows texts of the library and of the model as they are, without elements or links of theirs',
    async () => {
      site().problems();
      await site().api.db('indicators').where({ slug: 'us-core-cpi' }).update({ name: hostileName });
      await changeCatalogue(site().api.db);
      model.follow((request) => {
        if (readResults(request).length === 0) {
          return { calls: [{ name: 'get_observations', arguments: { id: ['us-core-cpi'], limit: 12 } }] };
        }
        const [, mark] = /(\{\{v\d+_\d+\}\})/.exec(readResults(request).join()) ?? [];
        return { text: `${hostileName} is ${mark}. <script>alert()</script>` };
      });
      const { page } = await open('escape@example.org');
      await ask(page);
      const answer = page.getByRole('article');
      await answer.getByText('How was this found?').click();
      expect(await answer.locator('.answer-text').textContent()).toContain(`${hostileName} is `);
      expect(await answer.locator('figcaption').textContent()).toContain(hostileName);
      await answer.locator('.value').focus();
      await answer.getByRole('tooltip').getByText(hostileName).waitFor();
      expect(await answer.locator('img, script').count()).toBe(0);
      const links = await answer.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
      expect(new Set(links.map((link) => link?.split('?')[0]))).toEqual(new Set(['/indicators/us-core-cpi']));
      expect(site().problems()).toEqual([]);
    },
    browserTimeoutMs,
  );

  test(
    'fixes a conversation to a day, exports it and deletes it, and no other account can open it',
    async () => {
      model.follow((request) =>
        readResults(request).length === 0 ? { calls: [observations] } : { text: 'See the chart.' },
      );
      const { page } = await open('day@example.org');
      await page.getByLabel('As of').fill('2022-11-15');
      await ask(page);
      await page.locator('.conversation-head').getByText('As of 15 Nov 2022').waitFor();
      const path = new URL(page.url()).pathname;
      const other = (await open('other@example.org', path)).page;
      await other.getByRole('heading', { name: 'Not available' }).waitFor();

      const file = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export' }).click();
      expect((await file).suggestedFilename()).toMatch(/\.md$/);
      await page.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('button', { name: 'Delete conversation' }).click();
      await page.getByText('Questions to start with').waitFor();
      expect(new URL(page.url()).pathname).toBe('/chat');
      // The list is read again after the deletion.
      const list = page.getByRole('navigation', { name: 'Conversations' });
      await list.waitFor({ state: 'detached' });
      expect(await list.count()).toBe(0);
    },
    browserTimeoutMs,
  );

  test(
    'explains itself to a signed-out visitor with an example, and signing in leads back',
    async () => {
      const page = await site().open('/chat', { anonymous: true });
      expect(await page.getByRole('link', { name: 'Sign in to ask' }).getAttribute('href')).toBe(
        '/sign-in?next=%2Fchat',
      );
      await page
        .getByRole('region', { name: 'An example' })
        .getByText('20,021.7 billion chained 2012 dollars')
        .waitFor();
      await expectAccessible(page);
    },
    browserTimeoutMs,
  );

  test(
    'meets WCAG AA in the light and dark theme and fits a 360-pixel phone, with all details of an answer open',
    async () => {
      model.follow(answerAboutGdp);
      const { page } = await open('axe@example.org', '/chat');
      await ask(page);
      for (const text of ['1 cited value', 'How was this found?', 'Searched indicators: us real gdp']) {
        await page.locator('summary', { hasText: text }).click();
      }
      await expectAccessible(page);
    },
    browserTimeoutMs,
  );

  describe('while it is off', () => {
    let on: unknown;
    beforeAll(() => {
      on = site().api.context.chatModel;
      site().api.context.chatModel = undefined;
    });
    afterAll(() => {
      Object.assign(site().api.context, { chatModel: on });
    });

    test(
      'explains the setup, and runs its tools without a model',
      async () => {
        site().problems();
        const { page } = await open('off@example.org', '/chat');
        await page.getByRole('heading', { name: 'The assistant is off' }).waitFor();
        await page.getByText('export CHAT_BASE_URL=http://127.0.0.1:11434/v1').waitFor();
        await page.getByRole('combobox', { name: 'Tool' }).selectOption('get_observations');
        await page.getByLabel(/^id /).fill('real-gdp, us-core-cpi');
        await page.keyboard.press('Enter');
        const result = page.getByRole('region', { name: 'Result' });
        await result.getByRole('region', { name: /^Chart: Real Gross Domestic Product/ }).waitFor();
        expect(await result.locator('figure').count()).toBe(2);
        await page.getByLabel(/^start/).fill('yesterday');
        await page.keyboard.press('Enter');
        await result.getByText('`start`').waitFor();
        await page.getByRole('combobox', { name: 'Tool' }).selectOption('compute');
        await page.getByRole('button', { name: 'Run' }).click();
        await result.getByRole('region', { name: /^Chart: Difference: ten years − two years/ }).waitFor();
        await expectAccessible(page);
        expect(site().problems()).toEqual([]);
      },
      browserTimeoutMs,
    );

    test(
      'takes an API key for the tools that need one, because they accept no session',
      async () => {
        const { page } = await open('key@example.org');
        await page.getByRole('combobox', { name: 'Tool' }).selectOption('run_forecast');
        await page.getByText('This tool needs an API key. Enter one below.').waitFor();
        await page.getByLabel('API key').fill(site().api.key);
        await page.getByRole('button', { name: 'Use this key' }).click();
        await page.getByRole('button', { name: 'Run' }).click();
        await page.getByRole('region', { name: /^Chart: Forecast: Real Gross Domestic Product/ }).waitFor();
      },
      browserTimeoutMs,
    );
  });
});
