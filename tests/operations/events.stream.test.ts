import { getEventListeners } from 'node:events';
import { streamEvents } from '../../server/events/streamEvents.js';
import { appendEvents, type NewEvent } from '../../server/store/events.js';
import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { type Person, signUp } from '../support/person.js';

let api: Api;
let ada: Person;
let gdpId: number;
beforeAll(async () => {
  api = await startApi();
  ada = await signUp(api);
  const gdp = await api
    .db('series')
    .join('indicators', 'indicators.id', 'series.indicator_id')
    .where({ slug: 'real-gdp', country: 'US' })
    .first('series.id');
  gdpId = gdp.id;
});
beforeEach(() => api.db('events').delete());
afterAll(() => api.stop());

const at = '2026-11-21T12:00:00.000Z';
const event = (change: Partial<NewEvent>): NewEvent => ({
  ...{
    type: 'series.released',
    accountId: null,
    seriesId: gdpId,
    releaseId: null,
    occurredAt: at,
    data: { vintage: '2026-11-21' },
  },
  ...change,
});
const append = (...events: NewEvent[]) => api.db.transaction((trx) => appendEvents(trx, events));

/** Opens a stream with the session of Ada. */
async function open(query = '', headers: Record<string, string> = {}) {
  const controller = new AbortController();
  const response = await fetch(`${api.url}/v1/events${query}`, {
    headers: { Cookie: ada.cookie, ...headers },
    signal: controller.signal,
  });
  const text = (response.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader();
  let received = '';
  return {
    response,
    close: () => controller.abort(),
    /** Reads until a text came. */
    async readText(expected: string): Promise<void> {
      while (!received.includes(expected)) {
        const { value, done } = await text.read();
        if (done) throw new Error(`The stream ended after ${received}`);
        received += value;
      }
    },
    /** Reads until a number of events came, without their data. */
    async read(count: number): Promise<string[]> {
      for (;;) {
        const found = [...received.matchAll(/^(?:id: (\S+)\n)?event: (\S+)\ndata: (.*)\n\n/gm)];
        if (found.length >= count)
          return found.map(([, id, type, data]) => (id === undefined ? `${type} ${data}` : `${id} ${type}`));
        const { value, done } = await text.read();
        if (done) throw new Error(`The stream ended after ${received}`);
        received += value;
      }
    },
  };
}

const lastId = async () => (await api.db('data_versions').where({ name: 'events' }).first('version')).version as number;

it('sends events from now on, and those of the account, but no alerts of others', async () => {
  const start = await lastId();
  await append(event({}));
  const stream = await open();
  expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const other = await signUp(api, 'bob@example.org');
  const alert = { type: 'alert.fired' as const };
  await append(
    event({ ...alert, accountId: other.accountId }),
    event({ ...alert, accountId: ada.accountId }),
    event({ type: 'series.revised' }),
  );
  expect(await stream.read(2)).toEqual([`evt_${start + 3} alert.fired`, `evt_${start + 4} series.revised`]);
  stream.close();
});

it('continues after the last event that the client received, and leaves none out', async () => {
  const start = await lastId();
  await append(...Array.from({ length: 450 }, () => event({})));
  const stream = await open(`?after=evt_0`, { 'Last-Event-ID': `evt_${start + 2}` });
  const ids = await stream.read(448);
  expect(ids).toEqual(Array.from({ length: 448 }, (_, index) => `evt_${start + 3 + index} series.released`));
  await append(event({ type: 'series.revised' }));
  expect((await stream.read(449)).at(-1)).toBe(`evt_${start + 451} series.revised`);
  stream.close();
});

it('filters by type and by indicator', async () => {
  const start = await lastId();
  await append(
    event({ seriesId: -1 }),
    event({ type: 'calendar.changed', seriesId: null }),
    event({}),
    event({ type: 'series.revised' }),
  );
  const typed = await open(`?after=evt_${start}&types=calendar.changed,series.revised`);
  expect(await typed.read(2)).toEqual([`evt_${start + 2} calendar.changed`, `evt_${start + 4} series.revised`]);
  typed.close();
  const ofSeries = await open(`?after=evt_${start}&indicators=real-gdp`);
  expect(await ofSeries.read(2)).toEqual([`evt_${start + 3} series.released`, `evt_${start + 4} series.revised`]);
  ofSeries.close();
});

it('says where it continues if the position is older than what is kept', async () => {
  const start = await lastId();
  await append(event({}), event({}), event({}));
  await api
    .db('events')
    .where('id', '<=', start + 2)
    .delete();
  const stream = await open(`?after=evt_${start}`);
  expect(await stream.read(2)).toEqual([`evt_${start + 2} gap`, `evt_${start + 3} series.released`]);
  stream.close();
});

it('states its position at once, and after events that are not selected', async () => {
  const start = await lastId();
  const stream = await open('?types=calendar.changed');
  await stream.readText(`id: evt_${start}\n\n`);
  await append(event({}));
  await stream.readText(`id: evt_${start + 1}\n\n`);
  stream.close();
});

it('leaves no listener at its signal while it sends and after it has ended', async () => {
  const { signal } = new AbortController();
  const after = await lastId();
  const selection = { readerId: ada.accountId, types: undefined, seriesIds: undefined };
  const events = streamEvents(api.db, after, selection, signal);
  await events.next();
  const next = events.next();
  await append(event({}));
  expect((await next).value).toMatchObject({ id: `evt_${after + 1}` });
  expect(getEventListeners(signal, 'abort')).toEqual([]);
  await events.return(undefined);
});

it('refuses a sixth stream of an account, unknown types and indicators, and positions in the future', async () => {
  const streams = await Promise.all(Array.from({ length: 5 }, () => open()));
  const sixth = await open();
  expect(sixth.response.status).toBe(429);
  for (const stream of streams) stream.close();
  expectErrorResponse(await ada.get('/v1/events?types=unknown'), 400, 'invalid_request');
  expectErrorResponse(await ada.get('/v1/events?indicators=real-gpd'), 404, 'indicator_not_found');
  const future = await ada.get('/v1/events?after=evt_999999');
  expect([future.status, future.body.details[0].field]).toEqual([400, 'after']);
  expectErrorResponse(await ada.get('/v1/events?after=5'), 400, 'invalid_request');
  expectErrorResponse(await api.request.get('/v1/events'), 401, 'missing_api_key');
});
