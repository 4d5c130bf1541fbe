import { type Api, startApi } from '../support/api.js';
import { expectErrorFields, expectErrorResponse } from '../support/expectErrorResponse.js';
import { signUp } from '../support/person.js';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

const url = 'https://hooks.example.org/almanac';

it('creates an endpoint with all event types, and returns its secret only once', async () => {
  const ada = await signUp(api);
  const { status, body } = await ada.post('/api/account/webhooks', { url });
  expect(status).toBe(201);
  expect(body).toEqual({
    secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
    webhook: {
      id: expect.any(String),
      url,
      description: '',
      eventTypes: ['series.released', 'series.revised', 'calendar.changed', 'alert.fired'],
      format: 'standard',
      status: 'active',
      disabledReason: null,
      failingSince: null,
      heldUntil: null,
      previousSecretUntil: null,
      createdAt: '2026-11-21T12:00:00.000Z',
    },
  });
  const secret = body.secret.slice('whsec_'.length);
  for (const path of ['webhooks', `webhooks/${body.webhook.id}`, 'export'])
    expect((await ada.get(`/api/account/${path}`).expect(200)).text).not.toContain(secret);
  expect(JSON.stringify([api.log, api.mailbox, await api.db('audit_log')])).not.toContain(secret);
});

it('stores the URL in its normal form, without spaces around the description', async () => {
  const ada = await signUp(api);
  const { body } = await ada.post('/api/account/webhooks', {
    url: 'HTTPS://Bücher.example:443',
    description: ' Books ',
  });
  expect(body.webhook).toMatchObject({ url: 'https://xn--bcher-kva.example/', description: 'Books' });
});

it.each([
  ['http://example.org/', 'must begin with https://'],
  ['example.org', 'must be a full URL'],
  ['https://ada:secret@example.org/', 'must not contain a user name or a password'],
  ['https://example.org:25/', 'must have the default port'],
  ['https://127.0.0.1/', 'must not have a private, local or reserved IP address'],
  ['https://[::ffff:10.0.0.1]/', 'must not have a private, local or reserved IP address'],
  ['https://2852039166/latest/meta-data', 'must not have a private, local or reserved IP address'],
  ['https://localhost/', 'must not have a private, local or reserved IP address'],
])('rejects the URL %s and names the field', async (refused, problem) => {
  const ada = await signUp(api);
  const response = await ada.post('/api/account/webhooks', { url: refused });
  expectErrorFields(response, 400, 'invalid_request', 'url');
  expect(response.body.details[0].problem).toContain(problem);
  expect((await ada.get('/api/account/webhooks')).body.count).toBe(0);
});

it.each([
  [{}, 'url'],
  [{ url, eventTypes: [] }, 'eventTypes'],
  [{ url, eventTypes: ['webhook.test'] }, 'eventTypes/0'],
  [{ url, eventTypes: ['alert.fired', 'alert.fired'] }, 'eventTypes'],
  [{ url, format: 'xml' }, 'format'],
  [{ url, description: 'a\nb' }, 'description'],
  [{ url: `https://example.org/${'a'.repeat(2048)}` }, 'url'],
  [{ url, secret: 'whsec_mine' }, 'secret'],
])('rejects %j and names the field', async (body, field) => {
  const ada = await signUp(api);
  expectErrorFields(await ada.post('/api/account/webhooks', body), 400, 'invalid_request', field);
});

it('creates as many endpoints as the plan allows, also if they are requested at once', async () => {
  const ada = await signUp(api);
  await api.db('accounts').where({ id: ada.accountId }).update({ plan: 'starter' });
  await api.db('data_versions').where({ name: 'access' }).increment('version', 1);
  const responses = await Promise.all(Array.from({ length: 7 }, () => ada.post('/api/account/webhooks', { url })));
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409]);
  const refused = responses.find(({ status }) => status === 409);
  const message = 'Webhook endpoint limit reached (5). Delete an endpoint first, or change to a larger plan.';
  expect(refused?.body).toMatchObject({ error: 'webhook_limit_reached', message });
});

it('accepts an unrestricted key and one with the scope alerts:write, but no other', async () => {
  const send = (key: string) => api.request.post('/api/account/webhooks').set('X-API-Key', key).send({ url });
  const key = await api.createKey('pro');
  await send(key).expect(201);
  const restrict = async (scopes: string[]) => {
    await api.db('api_keys').update({ scopes: JSON.stringify(scopes) });
    await api.db('data_versions').where({ name: 'access' }).increment('version', 1);
  };
  await restrict(['alerts:write']);
  await send(key).expect(201);
  await restrict(['indicators:read']);
  expectErrorResponse(await send(key), 403, 'scope_not_granted', 'alerts:write');
});

it('records the host, and nothing else of the URL, in the audit log', async () => {
  const ada = await signUp(api);
  const { webhook } = (await ada.post('/api/account/webhooks', { url: `${url}?token=s3cr3t` })).body;
  const [entry] = await api.db('audit_log').where({ action: 'webhooks.create' });
  expect(JSON.parse(entry.detail)).toEqual({ webhook: webhook.id, host: 'hooks.example.org' });
  expect(JSON.stringify(api.log)).not.toContain('s3cr3t');
});
