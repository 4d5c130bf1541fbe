import { type ChatServer, sayGdp, startChatServer } from '../chat/chatFixture.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';

let server: ChatServer;
beforeAll(async () => {
  server = await startChatServer();
});
afterAll(() => server.stop());

const call = (method: 'get' | 'delete', path: string, key = server.api.key) =>
  server.api.request[method](path).set('X-API-Key', key);

it('returns a conversation with its answers, to its account only', async () => {
  const key = await server.api.createKey('pro');
  const { body: answer } = await server.ask({ question: 'What is real GDP?', asOf: '2026-10-31' }, sayGdp, key);
  const path = `/api/chat/conversations/${answer.conversationId}`;
  expect((await call('get', path, key)).body).toMatchObject({
    ...{ id: answer.conversationId, title: 'What is real GDP?', asOf: '2026-10-31', questions: 1 },
    answers: [answer],
  });
  const other = await server.api.createKey('pro');
  expectErrorResponse(await call('get', path, other), 404, 'not_found');
  const foreign = await server.ask({ question: 'And?', conversationId: answer.conversationId }, sayGdp, other);
  expectErrorResponse(foreign, 404, 'not_found');
  expect((await call('get', '/api/chat/conversations', other)).body).toMatchObject({ count: 0 });
});
