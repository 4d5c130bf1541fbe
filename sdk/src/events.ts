import { endTimeout } from './transport.js';

/** What a stream of server-sent events tells, one after the other, each as the JSON of its data. */
export async function* readEvents<Event>(answer: Promise<Response>): AsyncGenerator<Event, void, undefined> {
  const response = await answer;
  endTimeout(response);
  let data = '';
  for await (const line of linesOf(response)) {
    if (line.startsWith('data:')) data += `${line.slice(5).replace(/^ /, '')}\n`;
    else if (line === '' && data !== '') {
      yield JSON.parse(data) as Event;
      data = '';
    }
  }
}

async function* linesOf({ body }: Response): AsyncGenerator<string, void, undefined> {
  if (body === null) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      const lines = (rest + piece.value).split(/\r?\n/);
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    // Whoever stops listening ends the stream.
    await reader.cancel().catch(() => undefined);
  }
}
