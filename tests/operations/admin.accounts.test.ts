import { expectRefusal } from '../http/refusal.js';
import { type Operated, startOperated } from '../support/operator.js';

let operated: Operated;
beforeEach(async () => {
  operated = await startOperated();
});
afterEach(() => operated.stop());

const path = '/api/admin/accounts';

async function found(query: string): Promise<string[]> {
  const { status, body } = await operated.get(`${path}?${query}`);
  expect([status, body.count]).toEqual([200, body.accounts.length]);
  return body.accounts.map(({ email }: { email: string }) => email);
}

it('answers an account with its plan, its limits and which of them are its own, and no secret', async () => {
  await operated.api.db('accounts').where({ email: 'ada@example.org' }).update({ plan: 'enterprise', key_limit: 20 });
  const { body } = await operated.get(`${path}?email=ADA@example.org`);
  expect(body).toEqual({
    count: 1,
    accounts: [
      {
        id: operated.ada.accountId,
        email: 'ada@example.org',
        name: 'Ada',
        plan: 'enterprise',
        limitPerMinute: 600,
        limitPerDay: 100_000,
        keyLimit: 20,
        ownLimits: { limitPerMinute: null, limitPerDay: null, keyLimit: 20 },
        createdAt: '2026-11-21T12:00:00.000Z',
        emailVerifiedAt: '2026-11-21T12:00:00.000Z',
        suspendedAt: null,
      },
    ],
    nextCursor: null,
  });
});

it('finds by the beginning of the address, by plan and by suspension', async () => {
  await operated.api.newKey('starter');
  await operated.patch(`${path}/${operated.ada.accountId}`, { suspended: true });
  expect(await found('email=ada')).toEqual(['ada@example.org']);
  expect(await found('email=%25')).toEqual([]);
  expect(await found('plan=starter')).toEqual(['caller1@example.org']);
  expect(await found('suspended=true')).toEqual(['ada@example.org']);
  expect((await found('suspended=false')).sort()).toEqual(['caller0@example.org', 'caller1@example.org']);
  expect(await found('plan=free&suspended=false')).toEqual([]);
});

it('comes in pages, oldest first, that have every account once', async () => {
  for (let i = 0; i < 4; i += 1) {
    operated.api.clock.advance(1_000);
    await operated.api.newKey('free');
  }
  const seen: string[] = [];
  let cursor = '';
  do {
    const { body } = await operated.get(`${path}?limit=2${cursor}`);
    seen.push(...body.accounts.map(({ email }: { email: string }) => email));
    cursor = body.nextCursor === null ? '' : `&cursor=${body.nextCursor}`;
  } while (cursor !== '');
  expect(new Set(seen).size).toBe(6);
  expect(seen.slice(2)).toEqual([
    'caller1@example.org',
    'caller2@example.org',
    'caller3@example.org',
    'caller4@example.org',
  ]);
});

it('refuses a plan that there is not, and a cursor of another list', async () => {
  expectRefusal(await operated.get(`${path}?plan=gold`), 400, 'invalid_request');
  const { nextCursor } = (await operated.get(`${path}?limit=1`)).body;
  expectRefusal(await operated.get(`${path}?limit=1&plan=free&cursor=${nextCursor}`), 400, 'invalid_request');
});
