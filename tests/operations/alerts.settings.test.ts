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

it('returns the defaults of an account without settings', async () => {
  const { body } = await ada.get(path).expect(200);
  expect(body).toEqual({ digestHour: 8, digestWeekday: 'monday', timeZone: 'UTC' });
});
