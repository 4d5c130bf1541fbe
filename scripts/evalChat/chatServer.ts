import { setTimeout as sleep } from 'node:timers/promises';
import type { Schemas } from '../../server/schemas.js';
import type { Question } from '../../tests/chat/questions/readQuestions.js';
import { EvaluationError } from './evaluationError.js';

export type ChatAnswer = Schemas['ChatAnswer'];

/** An answer takes up to 120 seconds. */
const timeoutMs = 150_000;
const maxAttempts = 5;
const maxWaitSeconds = 60;

/** Asks a running server. */
export class ChatServer {
  readonly #baseUrl: string;
  readonly #key: string;

  constructor(baseUrl: string, key: string) {
    this.#baseUrl = baseUrl;
    this.#key = key;
  }

  /** Returns the name of the model. Throws an EvaluationError if the assistant is off, or the key is wrong. */
  async readModel(): Promise<string> {
    const { body } = await this.#send('GET', '/api/chat/status');
    const { enabled, model } = body as Schemas['ChatStatus'];
    if (enabled && model !== null) return model;
    throw new EvaluationError('The assistant of this server is off. Set CHAT_BASE_URL and CHAT_MODEL, and restart it.');
  }

  /** Asks a question in a conversation of its own, which is then deleted. Returns the error if there is no answer. */
  async ask({ text, asOf }: Question): Promise<ChatAnswer | { error: string; message: string }> {
    const { status, body } = await this.#send('POST', '/api/chat', { question: text, ...(asOf && { asOf }) });
    if (status !== 200) return body as { error: string; message: string };
    const answer = body as ChatAnswer;
    await this.#send('DELETE', `/api/chat/conversations/${answer.conversationId}`);
    return answer;
  }

  /** Sends a request, again after the wait that the server states if a rate limit is reached. */
  async #send(method: string, path: string, content?: object): Promise<{ status: number; body: unknown }> {
    for (let attempt = 1; ; attempt += 1) {
      const response = await this.#fetch(method, path, content);
      const text = await response.text();
      const body: unknown = text === '' ? {} : parseJson(text, this.#baseUrl);
      if (response.ok) return { status: response.status, body };
      const { error, message } = body as { error: string; message: string };
      if (response.status === 401 || response.status === 403 || error === 'chat_limit_reached') {
        throw new EvaluationError(message);
      }
      if (response.status !== 429 || attempt === maxAttempts) return { status: response.status, body };
      const seconds = Number(response.headers.get('retry-after') ?? 1);
      await sleep(1_000 * Math.min(seconds, maxWaitSeconds));
    }
  }

  async #fetch(method: string, path: string, content?: object): Promise<Response> {
    try {
      return await fetch(`${this.#baseUrl}${path}`, {
        method,
        headers: { 'X-API-Key': this.#key, 'Content-Type': 'application/json' },
        signal: AbortSignal.timeout(timeoutMs),
        ...(content && { body: JSON.stringify(content) }),
      });
    } catch (failure) {
      throw new EvaluationError(`${this.#baseUrl} does not respond (${describe(failure)}). Start the server first.`);
    }
  }
}

function parseJson(text: string, baseUrl: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new EvaluationError(`${baseUrl} is not an Almanac server: its response is not JSON.`);
  }
}

function describe(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  return failure.cause instanceof Error ? failure.cause.message : failure.message;
}
