import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { gdpCall as gdp, useChatServer } from './chatFixture.js';
import { findPlaceholder } from './readPlaceholders.js';
import type { Script } from './startModelDouble.js';

const server = useChatServer();

describe('A streamed answer', () => {
  /** Streams an answer. Returns the events, and a function that closes the connection. */
  async function stream(body: object, script: Script) {
    server().model.follow(script);
    const controller = new AbortController();
    const response = await fetch(`${server().api.url}/api/chat`, {
      method: 'POST',
      headers: { 'X-API-Key': server().api.key, 'Content-Type': 'application/json', Accept: 'text/event-stream' },
      body: JSON.stringify(body),
      signal: controller.signal,
    });
    return { response, close: () => controller.abort() };
  }
  const parse = (text: string) =>
    [...text.matchAll(/^event: (\S+)\ndata: (.*)\n\n/gm)].map(([, event = '', data = '']) => ({
      event,
      data: JSON.parse(data),
    }));

  it('sends tool calls, checked sentences, and the answer; a text before a call or with a wrong number is taken back', async () => {
    let step = 0;
    const { response } = await stream({ question: 'What is US real GDP?' }, (request) => {
      step += 1;
      if (step === 1) return { text: 'I look it up. One moment.', calls: [gdp] };
      const placeholder = findPlaceholder(
        { ...request, messages: request.messages.filter(({ role }, index) => role !== 'user' || index < 2) },
        '24,408',
      );
      return { text: `Here it is. Real GDP was ${step === 2 ? '24 trillion' : placeholder}. That is all.` };
    });
    const events = parse(await response.text());
    expect(events.map(({ event }) => event)).toEqual([
      ...['text', 'restart', 'call', 'tool', 'text', 'restart', 'text', 'text', 'text', 'answer'],
    ]);
    expect(events[3]?.data).toEqual({ id: 'call_1', ...gdp, succeeded: true, result: null, error: null });
    expect(JSON.stringify(events.slice(0, -1))).not.toContain('trillion');
    const { data: answer } = events.at(-1) ?? {};
    expect(answer).toMatchObject({ status: 'answered', rejectedNumbers: 1 });
    const sent = events.slice(6, -1).flatMap(({ data }) => data.parts);
    expect(sent.map(({ text }: { text: string }) => text).join('')).toBe(
      answer.parts.map(({ text }: { text: string }) => text).join(''),
    );
  });

  it('ends when the client closes the connection; what was answered until then is kept', async () => {
    const { response, close } = await stream({ question: 'A long story?' }, () => ({
      text: 'It began well. Then it',
      isHanging: true,
    }));
    const reader = (response.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader();
    let received = '';
    while (!received.includes('It began well.')) received += (await reader.read()).value;
    close();
    await server().model.disconnected;
    const find = async () => {
      const { body } = await server().call('get', '/api/chat/conversations');
      return body.conversations.find(({ title }: { title: string }) => title === 'A long story?');
    };
    // The server stores the answer when it notices that the connection is closed.
    let stored = await find();
    while (stored === undefined) stored = await find();
    const { body } = await server().call('get', `/api/chat/conversations/${stored.id}`);
    expect(body.answers).toMatchObject([{ status: 'stopped', text: 'It began well.' }]);
  });

  it('is not counted if the account has too many open streams', async () => {
    const key = await server().api.createKey('pro');
    const { body } = await server().ask({ question: 'Well?' }, () => ({ text: 'Yes.' }), key);
    const { conversationId } = body;
    const controller = new AbortController();
    const headers = { 'X-API-Key': key, Accept: 'text/event-stream' };
    const open = () => fetch(`${server().api.url}/v1/events`, { headers, signal: controller.signal });
    await Promise.all([1, 2, 3, 4, 5].map(open));
    const ask = server().ask({ question: 'And?', conversationId }, () => ({ text: 'Yes.' }), key);
    expectErrorResponse(await ask.set('Accept', 'text/event-stream'), 429, 'rate_limit_exceeded');
    controller.abort();
    expect((await server().call('get', '/api/chat/conversations', key)).body.questionsLeft).toBe(199);
    await server()
      .ask({ question: 'And?', conversationId }, () => ({ text: 'Yes.' }), key)
      .expect(200);
  });

  it('reports a model that breaks off as the last event', async () => {
    const { response } = await stream({ question: 'Well?' }, () => ({ text: 'It is ', isCutOff: true }));
    expect(parse(await response.text())).toEqual([
      { event: 'error', data: { error: 'chat_unavailable', message: expect.stringContaining('does not respond') } },
    ]);
  });
});
