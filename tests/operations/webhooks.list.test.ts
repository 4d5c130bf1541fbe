import { signUp } from '../support/person.js';
import { useApi } from '../support/useApi.js';

const api = useApi();

it('lists the endpoints of the account, oldest first, and none of another account', async () => {
  const ada = await signUp(api());
  await api().db('accounts').where({ id: ada.accountId }).update({ plan: 'starter' });
  await api().db('data_versions').where({ name: 'access' }).increment('version', 1);
  for (const path of ['a', 'b']) {
    await ada.post('/api/account/webhooks', { url: `https://example.org/${path}` }).expect(201);
    api().clock.advance(1_000);
  }
  const { body } = await ada.get('/api/account/webhooks').expect(200);
  expect(body).toMatchObject({
    count: 2,
    webhooks: [{ url: 'https://example.org/a' }, { url: 'https://example.org/b' }],
    nextCursor: null,
  });
  const bob = await signUp(api(), 'bob@example.org');
  expect((await bob.get('/api/account/webhooks')).body).toEqual({ count: 0, webhooks: [], nextCursor: null });
});
