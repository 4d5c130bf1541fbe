import { sayGdp, useChatServer } from '../chat/chatFixture.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';

const server = useChatServer();

it('returns a conversation with its answers, to its account only', async () => {
  const key = await server().api.createKey('pro');
  const { body: answer } = await server().ask({ question: 'What is real GDP?', asOf: '2026-10-31' }, sayGdp, key);
  const path = `/api/chat/conversations/${answer.conversationId}`;
  expect((await server().call('get', path, key)).body).toMatchObject({
    ...{ id: answer.conversationId, title: 'What is real GDP?', asOf: '2026-10-31', questions: 1 },
    answers: [answer],
  });
  const other = await server().api.createKey('pro');
  expectErrorResponse(await server().call('get', path, other), 404, 'not_found');
  const foreign = await server().ask({ question: 'And?', conversationId: answer.conversationId }, sayGdp, other);
  expectErrorResponse(foreign, 404, 'not_found');
  expect((await server().call('get', '/api/chat/conversations', other)).body).toMatchObject({ count: 0 });
});
