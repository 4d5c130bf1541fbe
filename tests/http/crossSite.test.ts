import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { type Person, signUp } from '../support/person.js';

let api: Api;
let ada: Person;
beforeAll(async () => {
  api = await startApi();
  ada = await signUp(api);
});
afterAll(() => api.stop());

const host = 'almanac.example.org';

describe('a request of a browser that changes data', () => {
  it.each<[headers: Record<string, string>]>([
    [{ 'Sec-Fetch-Site': 'cross-site' }],
    [{ 'Sec-Fetch-Site': 'same-site' }],
    [{ 'Sec-Fetch-Site': 'none' }],
    [{ Origin: 'https://evil.example' }],
    [{ Origin: 'null' }],
    [{ Origin: `https://${host}.evil.example` }],
    [{ Origin: `https://evil.example#${host}` }],
    [{ Origin: `https://${host}:8443` }],
    [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'https://evil.example' }],
  ])('is rejected with %j', async (headers) => {
    const { body: before } = await ada.get('/api/account/keys');
    const response = await ada.post('/api/account/keys', { name: 'k' }).set('Host', host).set(headers);
    expectErrorResponse(response, 403, 'csrf_failed');
    expect((await ada.get('/api/account/keys')).body).toEqual(before);
  });

  it.each<[headers: Record<string, string>]>([
    [{ 'X-API-Key': '' }],
    [{ Authorization: 'Bearer anything' }],
    [{ 'X-API-Key': '', Authorization: 'Basic YTpi' }],
  ])('is rejected if the cookie authenticates it, also with %j', async (headers) => {
    const { body: before } = await ada.get('/api/account/keys');
    const forged = ada.post('/api/account/keys', { name: 'k' }).set('Origin', 'https://evil.example').set(headers);
    expectErrorResponse(await forged, 403, 'csrf_failed');
    expect((await ada.get('/api/account/keys')).body).toEqual(before);
  });

  it('is accepted from any site if a key authenticates it, and the error is about the key if that is invalid', async () => {
    const send = (key: string) =>
      api.request
        .post('/api/labs/stationarity')
        .set({ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example', 'X-API-Key': key, Cookie: ada.cookie })
        .send({ seriesId: 'real-gdp' });
    expect((await send(api.key)).status).toBe(200);
    expectErrorResponse(await send('alm_wrong'), 401, 'invalid_api_key');
  });

  it.each<[headers: Record<string, string>]>([
    [{ 'Sec-Fetch-Site': 'same-origin', Origin: `https://${host}` }],
    [{ Origin: `https://${host}` }],
    [{}],
  ])('is accepted with %j', async (headers) => {
    const response = await ada.patch('/api/account', { name: 'Ada' }).set('Host', host).set(headers);
    expect(response.status).toBe(200);
  });

  it('is rejected as a form, which another site could submit without a preflight', async () => {
    const form = ada.post('/api/account/keys').type('form').send('name=k');
    expectErrorResponse(await form, 415, 'unsupported_media_type');
    const text = ada.post('/api/account/keys').type('text/plain').send('{"name":"k"}');
    expectErrorResponse(await text, 415, 'unsupported_media_type');
  });
});

it.each<[headers: Record<string, string>]>([[{}], [{ 'X-API-Key': 'alm_wrong' }], [{ Authorization: 'Bearer wrong' }]])(
  'rejects operations that need no credentials from another site with %j, so that it cannot use its visitors to guess or mail',
  async (headers) => {
    const sendFromElsewhere = (path: string, body: object) =>
      api.request.post(`/api/account/${path}`).set('Origin', 'https://evil.example').set(headers).send(body);
    const response = await sendFromElsewhere('sign-in', { email: ada.email, password: 'correct horse battery' });
    expectErrorResponse(response, 403, 'csrf_failed');
    expect(response.headers).not.toHaveProperty('set-cookie');
    for (const path of ['password-reset', 'Sign-In-Link/'])
      expectErrorResponse(await sendFromElsewhere(path, { email: ada.email }), 403, 'csrf_failed');
  },
);

it('sends no CORS header that would expose a response with credentials to another site', async () => {
  const response = await ada.get('/api/account').set('Origin', 'https://evil.example');
  expect(response.headers['access-control-allow-origin']).toBe('*');
  expect(response.headers['access-control-allow-credentials']).toBeUndefined();
});
