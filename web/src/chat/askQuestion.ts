import {
  AlmanacError,
  type ApiError,
  type ChatAnswer,
  type ChatPart,
  type ChatQuestion,
  type ChatToolCall,
  type ChatValue,
} from 'almanac-sdk';
import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** The next parts of an answer, with the values in them. */
interface TextPiece {
  parts: ChatPart[];
  values: ChatValue[];
}

/** A tool call that runs. */
export type StartedCall = Pick<ChatToolCall, 'name' | 'arguments'>;

/** What happens while a question is answered. */
export type ChatEvent =
  | { event: 'call'; data: StartedCall }
  | { event: 'tool'; data: ChatToolCall }
  | { event: 'text'; data: TextPiece }
  | { event: 'restart'; data: unknown }
  | { event: 'answer'; data: ChatAnswer };

const path = '/api/chat';

/** Asks a question and yields the events of its answer, of which `answer` is the last. Throws an AlmanacError if the server refuses or fails. */
export async function* askQuestion(question: ChatQuestion, signal: AbortSignal): AsyncGenerator<ChatEvent> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: JSON.stringify(question),
    signal,
  });
  if (!response.ok || response.body === null) throw createError(await readBody(response), response);
  for await (const { event, data } of readMessages(response.body)) {
    const parsed = JSON.parse(data);
    if (event === 'error') throw createError(parsed, response);
    yield { event, data: parsed } as ChatEvent;
  }
}

async function* readMessages(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<EventSourceMessage> {
  const messages: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (message) => messages.push(message) });
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    parser.feed(chunk.value);
    yield* messages.splice(0);
  }
}

/** Returns undefined for a body that is not JSON, such as an error page of a proxy. */
async function readBody(response: Response): Promise<ApiError | undefined> {
  return response.json().catch(() => undefined);
}

function createError(apiError: ApiError | undefined, { url, status, headers }: Response): AlmanacError {
  const message = apiError?.message ?? `The server responded with status ${status}.`;
  return new AlmanacError(message, { url, status, apiError, headers, cause: apiError });
}
