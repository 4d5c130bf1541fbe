import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { type OperatorFixture, startOperatorFixture } from '../support/operatorFixture.js';

let fixture: OperatorFixture;
beforeEach(async () => {
  fixture = await startOperatorFixture();
});
afterEach(() => fixture.stop());

const path = '/api/admin/accounts';

async function listEmails(query: string): Promise<string[]> {
  const { status, body } = await fixture.get(`${path}?${query}`);
  expect([status, body.count]).toEqual([200, body.accounts.length]);
  return body.accounts.map(({ email }: { email: string }) => email);
}

it('returns an account with its plan, its limits and which of them are custom, without secrets', async () => {
  await fixture.api.db('accounts').where({ email: 'ada@example.org' }).update({ plan: 'enterprise', key_limit: 20 });
  const { body } = await fixture.get(`${path}?email=ADA@example.org`);
  expect(body).toEqual({
    count: 1,
    accounts: [
      {
        id: fixture.ada.accountId,
        email: 'ada@example.org',
        name: 'Ada',
        plan: 'enterprise',
        isOwner: false,
        limitPerMinute: 600,
        limitPerDay: 100_000,
        keyLimit: 20,
        computeLimit: 300,
        computePerMinute: 120,
        maxAlertRules: 10_000,
        maxWebhookEndpoints: 100,
        webhookDeliveriesPerDay: 1_000_000,
        ownLimits: { limitPerMinute: null, limitPerDay: null, keyLimit: 20 },
        createdAt: '2026-11-21T12:00:00.000Z',
        emailVerifiedAt: '2026-11-21T12:00:00.000Z',
        suspendedAt: null,
      },
    ],
    nextCursor: null,
  });
});

it('filters by email prefix, plan and suspension', async () => {
  await fixture.api.createKey('starter');
  await fixture.patch(`${path}/${fixture.ada.accountId}`, { suspended: true });
  expect(await listEmails('email=ada')).toEqual(['ada@example.org']);
  expect(await listEmails('email=%25')).toEqual([]);
  expect(await listEmails('plan=starter')).toEqual(['caller1@example.org']);
  expect(await listEmails('suspended=true')).toEqual(['ada@example.org']);
  expect((await listEmails('suspended=false')).sort()).toEqual(['caller0@example.org', 'caller1@example.org']);
  expect(await listEmails('plan=free&suspended=false')).toEqual([]);
});

it('lists every account exactly once over its pages, oldest first', async () => {
  for (let i = 0; i < 4; i += 1) {
    fixture.api.clock.advance(1_000);
    await fixture.api.createKey('free');
  }
  const collected: string[] = [];
  let cursor = '';
  do {
    const { body } = await fixture.get(`${path}?limit=2${cursor}`);
    collected.push(...body.accounts.map(({ email }: { email: string }) => email));
    cursor = body.nextCursor === null ? '' : `&cursor=${body.nextCursor}`;
  } while (cursor !== '');
  expect(new Set(collected).size).toBe(6);
  expect(collected.slice(2)).toEqual([
    'caller1@example.org',
    'caller2@example.org',
    'caller3@example.org',
    'caller4@example.org',
  ]);
});

it('rejects an unknown plan and a cursor of another list', async () => {
  expectErrorResponse(await fixture.get(`${path}?plan=gold`), 400, 'invalid_request');
  const { nextCursor } = (await fixture.get(`${path}?limit=1`)).body;
  expectErrorResponse(await fixture.get(`${path}?limit=1&plan=free&cursor=${nextCursor}`), 400, 'invalid_request');
});
