import { type Api, startApi } from '../support/api.js';
import { signIn, signUp } from '../support/person.js';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

it('lists the sessions of the account, with the current one marked', async () => {
  const ada = await signUp(api);
  api.clock.advance(1000);
  await signIn(api, ada.email);
  await signUp(api, 'bob@example.org');
  const { body } = await ada.get('/api/account/sessions').set('User-Agent', 'x').expect(200);
  expect(body).toMatchObject({ count: 2, sessions: [{ current: false }, { current: true }], nextCursor: null });
  expect(body.sessions[1]).toEqual({
    id: expect.any(String),
    current: true,
    createdAt: '2026-11-21T12:00:00.000Z',
    lastSeenAt: '2026-11-21T12:00:00.000Z',
    expiresAt: '2026-12-21T12:00:00.000Z',
    address: expect.stringContaining('127.0.0.1'),
    userAgent: '',
  });
});

it('shows when a session was last seen, to within ten minutes', async () => {
  const ada = await signUp(api);
  api.clock.advance(599_999);
  const early = await ada.get('/api/account/sessions');
  expect(early.body.sessions[0].lastSeenAt).toBe('2026-11-21T12:00:00.000Z');
  api.clock.advance(1);
  await ada.get('/api/account');
  expect((await ada.get('/api/account/sessions')).body.sessions[0].lastSeenAt).toBe('2026-11-21T12:10:00.000Z');
});
