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

it('stops the address, and deletes a feed only once', async () => {
  const address = await createFeed();
  await ada.delete(path).expect(204);
  expectErrorResponse(await api.request.get(address), 404, 'token_not_found');
  expectErrorResponse(await ada.delete(path), 404, 'not_found');
});
