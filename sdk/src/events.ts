import { endTimeout } from './transport.js';

/**
 * Reads a stream of server-sent events and yields the parsed JSON data of each. Throws an Error if nothing arrives for `maxSilenceMs`: a
 * connection whose other side is gone can stay open without an error. Calls `onId` with each id, also one without an event.
 */
export async function* readEvents<Event>(
  pendingResponse: Promise<Response>,
  { maxSilenceMs, onId }: { maxSilenceMs?: number; onId?: (id: string) => void } = {},
): AsyncGenerator<Event, void, undefined> {
  const response = await pendingResponse;
  endTimeout(response);
  let data = '';
  let id: string | undefined;
  for await (const line of readLines(response, maxSilenceMs)) {
    if (line.startsWith('data:')) data += `${line.slice(5).replace(/^ /, '')}\n`;
    else if (line.startsWith('id:')) id = line.slice(3).replace(/^ /, '');
    else if (line === '') {
      if (data !== '') yield JSON.parse(data) as Event;
      if (id !== undefined) onId?.(id);
      data = '';
      id = undefined;
    }
  }
}

async function* readLines(
  { body }: Response,
  maxSilenceMs: number | undefined,
): AsyncGenerator<string, void, undefined> {
  if (body === null) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  const read = () => limitSilence(reader.read(), maxSilenceMs);
  let remainder = '';
  try {
    for (let chunk = await read(); !chunk.done; chunk = await read()) {
      const lines = (remainder + chunk.value).split(/\r?\n/);
      remainder = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    // Closes the connection when the caller stops iterating.
    await reader.cancel().catch(() => undefined);
  }
}

async function limitSilence<Chunk>(pendingChunk: Promise<Chunk>, maxMs: number | undefined): Promise<Chunk> {
  if (maxMs === undefined) return pendingChunk;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing arrived for ${maxMs} ms.`)), maxMs);
  });
  return Promise.race([pendingChunk, silence]).finally(() => clearTimeout(timer));
}
