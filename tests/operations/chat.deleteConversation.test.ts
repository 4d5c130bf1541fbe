import { useChatServer } from '../chat/chatFixture.js';
import type { Script } from '../chat/startModelDouble.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';

const server = useChatServer();

it('deletes a conversation with its answers, for its account only', async () => {
  const { body } = await server().ask({ question: 'One?' }, () => ({ text: 'Yes.' }));
  const path = `/api/chat/conversations/${body.conversationId}`;
  expectErrorResponse(await server().call('delete', path, await server().api.createKey('pro')), 404, 'not_found');
  await server().call('delete', path).expect(204);
  expectErrorResponse(await server().call('get', path), 404, 'not_found');
  expect(await server().api.db('chat_answers').where({ conversation_id: body.conversationId })).toEqual([]);
});

it('refuses while a question of the conversation is being answered, as a second question is', async () => {
  const key = await server().api.createKey('pro');
  const { body } = await server().ask({ question: 'One?' }, () => ({ text: 'Yes.' }), key);
  const { conversationId } = body;
  let refused: unknown[] = [];
  const script: Script = () => ({ text: 'Yes.' });
  const during = async () => {
    const second = await server()
      .api.request.post('/api/chat')
      .set('X-API-Key', key)
      .send({ question: 'Three?', conversationId });
    const deleted = await server().call('delete', `/api/chat/conversations/${conversationId}`, key);
    refused = [second.body.error, deleted.body.error];
  };
  server().model.pauseBefore(during);
  await server().ask({ question: 'Two?', conversationId }, script, key).expect(200);
  expect(refused).toEqual(['chat_busy', 'chat_busy']);
  await server().ask({ question: 'Three?', conversationId }, script, key).expect(200);
});
