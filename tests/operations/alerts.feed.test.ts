import { parseAtomFeed } from 'feedsmith';
import { createSeries, openAlerts } from '../alerts/alertFixture.js';
import { addExampleReferences } from '../store/exampleCatalogue.js';
import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { type Person, signUp } from '../support/person.js';

const path = '/api/account/alerts/feed';
let api: Api;
let ada: Person;
beforeAll(async () => {
  api = await startApi();
  ada = await signUp(api);
});
afterAll(() => api.stop());

const createFeed = async () => new URL((await ada.post(path).expect(201)).body.url).pathname;

it('has what fired, newest first, at an address that needs no key', async () => {
  const { write, addRule, run, advance } = openAlerts(api.db);
  await addExampleReferences(api.db);
  const seriesId = await createSeries(api.db, 'example-prices');
  await write(seriesId, '2026-10-10', [100]);
  await addRule({ kind: 'new_value' }, { accountId: ada.accountId, seriesId, name: 'New <prices>' });
  for (const [day, values] of [
    ['2026-11-20', [100, 101]],
    ['2026-11-21', [100, 101, 102]],
  ] as const) {
    advance(1);
    await write(seriesId, day, [...values]);
    expect(await run()).toBe(1);
  }
  const response = await api.request.get(await createFeed()).expect(200);
  expect(response.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  const feed = parseAtomFeed(response.text);
  expect(feed.entries?.map(({ title, summary }) => [title?.value, summary?.value])).toEqual([
    ['New <prices>', 'Prices (US) for 2026-03 is 102.'],
    ['New <prices>', 'Prices (US) for 2026-02 is 101.'],
  ]);
});

it('does not accept the token of the calendar feed, nor the calendar that of this feed', async () => {
  const calendar = new URL((await ada.post('/api/account/calendar-feed').expect(201)).body.url).pathname;
  const alerts = await createFeed();
  const read = (url: string) => api.request.get(url);
  expectErrorResponse(await read(calendar.replace('calendar', 'alerts')), 404, 'token_not_found');
  expectErrorResponse(await read(alerts.replace('alerts', 'calendar')), 404, 'token_not_found');
});
