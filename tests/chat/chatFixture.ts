import type { Config } from '../../server/config.js';
import type { Schemas } from '../../server/schemas.js';
import { type Api, startApi } from '../support/api.js';
import { findPlaceholder, readResults } from './readPlaceholders.js';
import { type ModelDouble, type Script, startModelDouble } from './startModelDouble.js';

export type ChatAnswer = Schemas['ChatAnswer'];

/** A server whose assistant uses the scripted model. */
export interface ChatServer {
  api: Api;
  model: ModelDouble;
  /** Asks with a key, while the model follows a script. */
  ask(body: object, script: Script, key?: string): ReturnType<Api['request']['post']>;
  /** Sends a request with a key. */
  call(method: 'get' | 'delete', path: string, key?: string): ReturnType<Api['request']['get']>;
  stop(): Promise<void>;
}

export async function startChatServer(settings: Partial<Config> = {}): Promise<ChatServer> {
  const model = await startModelDouble();
  const api = await startApi({ CHAT_BASE_URL: model.url, CHAT_MODEL: 'test-model', ...settings });
  return {
    api,
    model,
    ask(body, script, key = api.key) {
      model.follow(script);
      return api.request.post('/api/chat').set('X-API-Key', key).send(body);
    },
    call: (method, path, key = api.key) => api.request[method](path).set('X-API-Key', key),
    async stop() {
      await api.stop();
      await model.stop();
    },
  };
}

/** Starts one server for the tests of a file. Returns a function that a test calls to get it. */
export function useChatServer(settings?: Partial<Config>): () => ChatServer {
  let server: ChatServer | undefined;
  beforeAll(async () => {
    server = await startChatServer(settings);
  });
  afterAll(() => server?.stop());
  return () => {
    if (server === undefined) throw new Error('The server runs only during tests.');
    return server;
  };
}

/** A model that makes calls, and then answers. */
export function callThenAnswer(
  calls: { name: string; arguments: object }[],
  answer: (request: Parameters<Script>[0]) => string,
): Script {
  let isFirst = true;
  return (request) => {
    if (!isFirst) return { text: answer(request) };
    isFirst = false;
    return { calls };
  };
}

export const gdpCall = { name: 'get_observations', arguments: { id: ['real-gdp'], limit: 1 } };

/** A model that reads US real GDP and says it. */
export const sayGdp: Script = (request) => {
  if (readResults(request).length === 0) return { text: 'Let me look.', calls: [gdpCall] };
  return { text: `Real GDP was ${findPlaceholder(request, '24,408')} in Q2 2026.` };
};
