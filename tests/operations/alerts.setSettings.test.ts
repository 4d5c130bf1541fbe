import { type Api, startApi } from '../support/api.js';
import { type Person, signUp } from '../support/person.js';

const path = '/api/account/alerts/settings';
let api: Api;
let ada: Person;
beforeAll(async () => {
  api = await startApi();
  ada = await signUp(api);
});
afterAll(() => api.stop());

it('replaces the settings', async () => {
  const settings = { digestHour: 17, digestWeekday: 'friday', timeZone: 'America/New_York' };
  expect((await ada.put(path, settings).expect(200)).body).toEqual(settings);
  expect((await ada.get(path)).body).toEqual(settings);
});

it.each([
  ['timeZone', { timeZone: 'Mars/Olympus' }],
  ['timeZone', { timeZone: '+02:00' }],
  ['digestHour', { digestHour: 24 }],
  ['digestWeekday', { digestWeekday: 'someday' }],
])('refuses an invalid %s', async (field, change) => {
  const { status, body } = await ada.put(path, { digestHour: 8, digestWeekday: 'monday', timeZone: 'UTC', ...change });
  expect([status, body.details[0].field]).toEqual([400, field]);
});
