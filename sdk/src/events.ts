import { endTimeout } from './transport.js';

/** Reads a stream of server-sent events and yields the parsed JSON data of each. */
export async function* readEvents<Event>(pendingResponse: Promise<Response>): AsyncGenerator<Event, void, undefined> {
  const response = await pendingResponse;
  endTimeout(response);
  let data = '';
  for await (const line of readLines(response)) {
    if (line.startsWith('data:')) data += `${line.slice(5).replace(/^ /, '')}\n`;
    else if (line === '' && data !== '') {
      yield JSON.parse(data) as Event;
      data = '';
    }
  }
}

async function* readLines({ body }: Response): AsyncGenerator<string, void, undefined> {
  if (body === null) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let remainder = '';
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      const lines = (remainder + chunk.value).split(/\r?\n/);
      remainder = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    // Closes the connection when the caller stops iterating.
    await reader.cancel().catch(() => undefined);
  }
}
