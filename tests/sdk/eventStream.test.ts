import { Almanac, NotFoundError } from '../../sdk/src/index.js';
import { appendEvents, findLastEventId } from '../../server/store/events.js';
import { type Api, startApi } from '../support/api.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const event = { type: 'series.released', accountId: null, seriesId: null, releaseId: null, data: {} } as const;
const append = (count: number) => {
  const occurredAt = '2026-11-21T12:00:00.000Z';
  const events = Array.from({ length: count }, () => ({ ...event, occurredAt }));
  return api.db.transaction((trx) => appendEvents(trx, events));
};

/** Appends three events. Returns the ids of all. */
async function appendThree(): Promise<string[]> {
  await append(3);
  const count = await findLastEventId(api.db);
  return Array.from({ length: count }, (_, index) => `evt_${index + 1}`);
}

it('continues after the last event when a connection breaks, and leaves none out', async () => {
  await append(4);
  const positions: (string | null)[] = [];
  /** Breaks each connection after the bytes of about two events. */
  const breaking: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    positions.push(request.headers.get('Last-Event-ID'));
    const response = await fetch(request);
    let bytes = 0;
    const limit = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.length;
        controller.enqueue(chunk);
        if (bytes > 200) controller.error(new Error('The connection broke.'));
      },
    });
    return new Response(response.body?.pipeThrough(limit) ?? null, response);
  };
  const client = new Almanac({ apiKey: api.key, baseUrl: api.url, fetch: breaking });
  const ids: string[] = [];
  for await (const { id, type } of client.events.stream({ after: 'evt_0' })) {
    expect(type).toBe('series.released');
    ids.push(id);
    if (ids.length === 2) await append(2);
    if (ids.length === 6) break;
  }
  expect(ids).toEqual(['evt_1', 'evt_2', 'evt_3', 'evt_4', 'evt_5', 'evt_6']);
  expect(positions.length).toBeGreaterThan(1);
  expect(positions[0]).toBeNull();
  expect(positions.at(-1)).toMatch(/^evt_[1-5]$/);
});

it('opens another connection after the last event when nothing arrives, not even a heartbeat', async () => {
  const [first, second, third] = (await appendThree()).slice(-3);
  const positions: (string | null)[] = [];
  /** The first connection stays open. It carries nothing after its events until the next heartbeat of the server, in 15 seconds. */
  const counting: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    positions.push(request.headers.get('Last-Event-ID'));
    if (positions.length === 2) await append(1);
    return fetch(request);
  };
  const client = new Almanac({ apiKey: api.key, baseUrl: api.url, fetch: counting });
  const ids: string[] = [];
  for await (const { id } of client.events.stream({ after: String(first) }, { maxSilence: 300 })) {
    ids.push(id);
    if (ids.length === 3) break;
  }
  expect(positions.length).toBeGreaterThan(1);
  expect(new Set(positions)).toEqual(new Set([null, third]));
  expect(ids.slice(0, 2)).toEqual([second, third]);
});

it('leaves out no event that was written while the first connection was broken, before it had sent one', async () => {
  const positions: (string | null)[] = [];
  await append(3);
  /** Breaks the first connection after the position of the stream, and writes an event before the second one. */
  const breaking: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    positions.push(request.headers.get('Last-Event-ID'));
    if (positions.length > 1) return fetch(request);
    const response = await fetch(request);
    let text = '';
    const limit = new TransformStream<string, string>({
      async transform(chunk, controller) {
        text += chunk;
        controller.enqueue(chunk);
        if (!text.includes('id: ')) return;
        await append(1);
        controller.terminate();
      },
    });
    const body = response.body?.pipeThrough(new TextDecoderStream()).pipeThrough(limit);
    return new Response(body?.pipeThrough(new TextEncoderStream()) ?? null, response);
  };
  const last = await findLastEventId(api.db);
  const client = new Almanac({ apiKey: api.key, baseUrl: api.url, fetch: breaking });
  for await (const { id } of client.events.stream()) {
    expect(id).toBe(`evt_${last + 1}`);
    break;
  }
  expect(positions).toEqual([null, `evt_${last}`]);
});

it('ends when the caller aborts, and fails at once if the request is wrong', async () => {
  const client = new Almanac({ apiKey: api.key, baseUrl: api.url });
  const controller = new AbortController();
  const reading = (async () => {
    for await (const { id } of client.events.stream({ after: 'evt_0' }, { signal: controller.signal }))
      if (id === 'evt_2') controller.abort(new Error('Enough.'));
  })();
  await expect(reading).rejects.toThrow('Enough.');
  const unknown = client.events.stream({ indicators: 'none' }).next();
  await expect(unknown).rejects.toThrow(NotFoundError);
});
