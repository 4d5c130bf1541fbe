import { Ajv2020 } from 'ajv/dist/2020.js';
import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const sample = { values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] };
const get = (contentType: string) => api.get('/api/providers').set('Content-Type', contentType);
const post = (contentType: string, body: object = {}) =>
  api.request
    .post('/api/labs/diagnostics')
    .set({ 'X-API-Key': api.key, 'Content-Type': contentType })
    .send(JSON.stringify(body));

/** Sends 200 requests with different headers. Returns their statuses, and how many schemas the validator has stored for them. */
async function countStoredSchemas(send: typeof get, toContentType: (index: number) => string) {
  const store = jest.spyOn(Ajv2020.prototype, 'addSchema');
  const responses = await Promise.all(Array.from({ length: 200 }, (_, index) => send(toContentType(index))));
  const stored = store.mock.calls.length;
  store.mockRestore();
  return { stored, statuses: [...new Set(responses.map(({ status }) => status))] };
}

it('the server compiles nothing for new parameters of a media type', async () => {
  expect((await post('application/json', sample)).status).toBe(200);
  expect(await countStoredSchemas(post, (index) => `application/json; a=${index}`)).toEqual({
    stored: 0,
    statuses: [400],
  });
  expect((await post('Application/JSON ;charset=UTF-8; a=1', sample)).status).toBe(200);
});

it('the server ignores the Content-Type header of a request whose operation takes no body', async () => {
  expect((await api.get('/api/providers')).status).toBe(200);
  expect(await countStoredSchemas(get, (index) => `text/x${index}; a=${index}`)).toEqual({
    stored: 0,
    statuses: [200],
  });
});

it('the server refuses media types that the operation does not accept, and compiles nothing for them', async () => {
  expectErrorResponse(await post('text/csv; charset=utf-8'), 415, 'unsupported_media_type');
  expect(await countStoredSchemas(post, (index) => `text/x${index}`)).toEqual({ stored: 0, statuses: [415] });
  expectErrorResponse(await post('application/json; charset=latin1', sample), 415, 'unsupported_media_type');
});
