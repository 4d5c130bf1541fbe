import { useChatServer } from '../chat/chatFixture.js';
import { startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';

const server = useChatServer();

it('a visitor sees the state of the assistant, and cannot ask', async () => {
  const status = await server().api.request.get('/api/chat/status');
  expect(status.body).toMatchObject({ enabled: true, model: 'test-model', maxConversations: 100 });
  expectErrorResponse(await server().api.request.post('/api/chat').send({ question: 'Well?' }), 401, 'missing_api_key');
});

it('says that the assistant is off without a model, and so does the health check', async () => {
  const api = await startApi();
  const status = await api.request.get('/api/chat/status');
  expect(status.body).toMatchObject({
    enabled: false,
    model: null,
    tools: expect.arrayContaining([expect.objectContaining({ name: 'compute' })]),
  });
  expect((await api.request.get('/api/health')).body.checks.assistantConfigured).toBe(false);
  expectErrorResponse(
    await api.request.post('/api/chat').set('X-API-Key', api.key).send({ question: 'Well?' }),
    404,
    'chat_off',
  );
  await api.stop();
});
