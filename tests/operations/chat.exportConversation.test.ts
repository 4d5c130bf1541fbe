import { sayGdp, useChatServer } from '../chat/chatFixture.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';

const server = useChatServer();

it('returns a conversation as Markdown, in which the texts of the user and the model have no effect', async () => {
  const { body } = await server().ask({ question: 'What is *US* real GDP?' }, sayGdp);
  const path = `/api/chat/conversations/${body.conversationId}/export`;
  const { headers, text } = await server().call('get', path);
  expect(headers).toMatchObject({ 'content-type': 'text/markdown; charset=utf-8' });
  expect(headers['content-disposition']).toMatch(/^attachment; filename="conversation-2026-11-21-[\da-f]{8}\.md"$/);
  expect(text).toContain('## What is \\*US\\* real GDP?');
  expect(text).toContain('24,408 billion chained 2017 dollars [1]');
  expect(text).toContain('1. [Real Gross Domestic Product, US, 2026-04-01](http');
  expectErrorResponse(await server().call('get', path, await server().api.createKey('pro')), 404, 'not_found');
});
