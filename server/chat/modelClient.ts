/*
 * The only code that calls the model. It uses the chat completions API of OpenAI, which hosted models, Ollama, vLLM and llama.cpp
 * have. It limits the time and the size of each response, and retries only while nothing has been received.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import { errors, request } from 'undici';
import { ApiError } from '../errors.js';
import type { ChatModel, ModelMessage, ModelPiece, ModelTool, RequestedCall } from './chatModel.js';

interface ModelOptions {
  /** The URL before `/chat/completions`. */
  baseUrl: string;
  name: string;
  apiKey: string | undefined;
  /** Maximum time until a response begins. */
  headersTimeoutMs?: number;
  /** Maximum time between two pieces of a response. */
  idleTimeoutMs?: number;
}

const maxAttempts = 3;
const firstDelayMs = 300;
/** A local model first loads its weights. */
const defaultHeadersTimeoutMs = 60_000;
const defaultIdleTimeoutMs = 30_000;
const maxResponseBytes = 1_000_000;
const maxTokens = 2_000;
/** Characters of text and arguments. Checking them holds the event loop, and a server can ignore `max_tokens`. */
const maxCharacters = 10_000;
const maxCallsPerResponse = 20;

export function createModelClient({
  baseUrl,
  name,
  apiKey,
  headersTimeoutMs = defaultHeadersTimeoutMs,
  idleTimeoutMs = defaultIdleTimeoutMs,
}: ModelOptions): ChatModel {
  const timeouts = { headersTimeout: headersTimeoutMs, bodyTimeout: idleTimeoutMs };
  const url = `${baseUrl.replace(/\/$/, '')}/chat/completions`;
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'text/event-stream',
    ...(apiKey !== undefined && { Authorization: `Bearer ${apiKey}` }),
  };
  return {
    name,
    async *respond(messages, tools, signal) {
      const body = JSON.stringify(buildBody(name, messages, tools));
      const stream = await openStream(
        () => request(url, { method: 'POST', headers, body, signal, ...timeouts }),
        signal,
      );
      yield* readPieces(stream, signal);
    },
  };
}

function buildBody(model: string, messages: ModelMessage[], tools: readonly ModelTool[]): object {
  return {
    model,
    messages: messages.map(toWireMessage),
    ...(tools.length > 0 && {
      tools: tools.map(({ name, description, inputSchema: parameters }) => ({
        type: 'function',
        function: { name, description, parameters },
      })),
    }),
    stream: true,
    temperature: 0,
    max_tokens: maxTokens,
  };
}

function toWireMessage(message: ModelMessage): object {
  if (message.role === 'tool') return { role: 'tool', tool_call_id: message.callId, content: message.content };
  if (message.role !== 'assistant' || message.calls === undefined) return message;
  const calls = message.calls.map(({ id, name, arguments: values }) => ({
    id,
    type: 'function',
    function: { name, arguments: values },
  }));
  return { role: 'assistant', content: message.content, tool_calls: calls };
}

type ModelStream = Awaited<ReturnType<typeof request>>['body'];

/** Sends the request, again with increasing delays if the model is unreachable or overloaded. */
async function openStream(send: () => ReturnType<typeof request>, signal: AbortSignal): Promise<ModelStream> {
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt === maxAttempts;
    try {
      const { statusCode, body } = await send();
      if (statusCode === 200) return body;
      await body.dump({ limit: 16_384, signal });
      if (isLast || !(statusCode === 429 || statusCode >= 500)) throw fail(`The model returned status ${statusCode}.`);
    } catch (failure) {
      // A model that is silent for so long is not asked again: it may still be working.
      const isSilent = failure instanceof errors.HeadersTimeoutError;
      if (isLast || isSilent || signal.aborted || failure instanceof ApiError) throw toUnavailable(failure, signal);
    }
    await sleep(firstDelayMs * 2 ** (attempt - 1), undefined, { signal });
  }
}

/** Reads the server-sent events of a response. Tool calls arrive in fragments and are yielded at the end. */
async function* readPieces(stream: ModelStream, signal: AbortSignal): AsyncIterable<ModelPiece> {
  const calls = new Map<number, RequestedCall>();
  const decoder = new TextDecoder();
  let [received, characters, isDone, texts] = [0, 0, false, [] as string[]];
  const parser = createParser({
    onEvent({ data }) {
      if (data === '[DONE]') isDone = true;
      else {
        const chunk = readChunk(data, calls);
        characters += chunk.characters;
        if (characters > maxCharacters) throw fail('The response of the model is too long.');
        if (chunk.text !== '') texts.push(chunk.text);
        if (chunk.isLast) isDone = true;
      }
    },
  });
  try {
    for await (const bytes of stream) {
      received += bytes.length;
      if (received > maxResponseBytes) throw fail('The response of the model is too large.');
      parser.feed(decoder.decode(bytes, { stream: true }));
      for (const text of texts) yield { text };
      texts = [];
    }
  } catch (failure) {
    throw toUnavailable(failure, signal);
  }
  if (!isDone) throw fail('The response of the model broke off, or is not a stream of events.');
  for (const call of calls.values()) yield { call };
}

interface WireChunk {
  choices?: {
    delta?: {
      content?: string | null;
      tool_calls?: { index?: number; id?: string; function?: { name?: string; arguments?: string } }[];
    };
    finish_reason?: string | null;
  }[];
}

interface Chunk {
  text: string;
  /** Length of the text and of the fragments of tool calls. */
  characters: number;
  isLast: boolean;
}

/** Reads a chunk, and adds its fragments of tool calls. */
function readChunk(data: string, calls: Map<number, RequestedCall>): Chunk {
  const [choice] = parseChunk(data).choices ?? [];
  const text = choice?.delta?.content ?? '';
  let characters = text.length;
  for (const { index = calls.size, id, function: part } of choice?.delta?.tool_calls ?? []) {
    if (calls.size >= maxCallsPerResponse && !calls.has(index)) throw fail('The model requested too many tool calls.');
    const call = calls.get(index) ?? { id: id ?? `call_${index}`, name: '', arguments: '' };
    const { name = '', arguments: values = '' } = part ?? {};
    call.name += name;
    call.arguments += values;
    characters += name.length + values.length;
    calls.set(index, call);
  }
  return { text, characters, isLast: typeof choice?.finish_reason === 'string' };
}

function parseChunk(data: string): WireChunk {
  try {
    const chunk: unknown = JSON.parse(data);
    if (typeof chunk === 'object' && chunk !== null) return chunk;
  } catch {
    // Reported below.
  }
  throw fail('The response of the model does not match the chat completions API.');
}

function fail(cause: string): ApiError {
  return createUnavailableError(new Error(cause));
}

function toUnavailable(failure: unknown, signal: AbortSignal): unknown {
  return signal.aborted || failure instanceof ApiError ? failure : createUnavailableError(failure);
}

/** The cause is logged. The client learns only that the model is unavailable. */
function createUnavailableError(cause: unknown): ApiError {
  return new ApiError('chat_unavailable', { cause, retryAfterSeconds: 10 });
}
