import { callThenAnswer, gdpCall as gdp, sayGdp, useChatServer } from '../chat/chatFixture.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';

const server = useChatServer();

describe('Conversations', () => {
  it('are paged, the latest first', async () => {
    const key = await server().api.createKey('pro');
    for (const question of ['First?', 'Second?', 'Third?']) {
      await server().ask({ question }, () => ({ text: 'Yes.' }), key);
      server().api.clock.advance(1_000);
    }
    const page = await server().call('get', '/api/chat/conversations?limit=2', key);
    expect(page.body.conversations.map(({ title }: { title: string }) => title)).toEqual(['Third?', 'Second?']);
    const next = await server().call('get', `/api/chat/conversations?limit=2&cursor=${page.body.nextCursor}`, key);
    expect(next.body).toMatchObject({ conversations: [{ title: 'First?' }], nextCursor: null });
  });

  it('have at most 30 questions, and an account at most 100 conversations', async () => {
    const key = await server().api.createKey('pro');
    const { body } = await server().ask({ question: 'One?' }, () => ({ text: 'Yes.' }), key);
    const { conversationId } = body;
    const [row] = await server().api.db('chat_conversations').where({ id: conversationId });
    await server().api.db('chat_conversations').where({ id: conversationId }).update({ questions: 30 });
    const full = await server().ask({ question: 'More?', conversationId }, sayGdp, key);
    expectErrorResponse(full, 409, 'chat_full');
    const rows = Array.from({ length: 99 }, (_, index) => ({ ...row, id: `c${index}` }));
    await server().api.db('chat_conversations').insert(rows);
    const another = await server().ask({ question: 'More?' }, sayGdp, key);
    expectErrorResponse(another, 409, 'chat_full');
    expect(another.body.message).toBe('Conversation limit reached (100). Delete a conversation first.');
  });
});

describe('Limits of the assistant', () => {
  it('a Free account asks ten questions a day; those without an answer do not count', async () => {
    const key = await server().api.createKey('free');
    const say = () => ({ text: 'Yes.' });
    const left = async () => (await server().call('get', '/api/chat/conversations', key)).body.questionsLeft;
    for (let count = 0; count < 9; count++) {
      await server().ask({ question: 'Well?' }, say, key).expect(200);
      server().api.clock.advance(5_000);
    }
    expect(await left()).toBe(1);
    const failed = await server().ask({ question: 'Well?' }, () => ({ status: 401 }), key);
    expectErrorResponse(failed, 503, 'chat_unavailable');
    expect(await left()).toBe(1);
    await server().ask({ question: 'Well?' }, say, key).expect(200);
    const refused = await server().ask({ question: 'Well?' }, say, key);
    expectErrorResponse(refused, 429, 'chat_limit_reached');
    const midnight = Date.parse('2026-11-22T00:00:00Z');
    expect(Number(refused.headers['retry-after'])).toBe(
      Math.ceil((midnight - server().api.clock.now.getTime()) / 1_000),
    );
    server().api.clock.advance(midnight - server().api.clock.now.getTime());
    await server().ask({ question: 'Well?' }, say, key).expect(200);
  });

  it('a key needs the scope chat:use, and its tools the scopes of their operations', async () => {
    const createKey = async (scopes: string[]) => {
      const key = await server().api.createKey('pro');
      const prefix = key.slice(0, 10);
      await server()
        .api.db('api_keys')
        .where({ prefix })
        .update({ scopes: JSON.stringify(scopes) });
      return key;
    };
    const reader = await createKey(['indicators:read']);
    expectErrorResponse(await server().ask({ question: 'Well?' }, sayGdp, reader), 403, 'scope_not_granted');
    const key = await createKey(['chat:use']);
    const script = callThenAnswer([gdp], () => 'No.');
    const { body } = await server().ask({ question: 'Well?' }, script, key);
    expect(body.toolCalls).toMatchObject([{ succeeded: false, error: expect.stringContaining('indicators:read') }]);
  });
});
