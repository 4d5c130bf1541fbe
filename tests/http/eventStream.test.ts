import { EventEmitter, once } from 'node:events';
import { sendEvents } from '../../server/http/eventStream.js';

afterEach(() => jest.useRealTimers());

const from = (owner: string) => ({ owner, isHead: false, stopping: new AbortController().signal });

it('writes a comment every fifteen seconds between events, and none after the last event', async () => {
  jest.useFakeTimers();
  const written: string[] = [];
  const response = Object.assign(new EventEmitter(), {
    writeHead: () => undefined,
    write: (text: string) => written.push(text),
    end: () => undefined,
  });
  let finish: () => void = () => undefined;
  const nothingYet = new Promise<void>((resolve) => {
    finish = resolve;
  });
  async function* events() {
    await nothingYet;
    yield { event: 'done', data: '{}' };
  }
  const sent = sendEvents(response as never, { events } as never, from('ada'));
  await jest.advanceTimersByTimeAsync(31_000);
  expect(written).toEqual(['retry: 2000\n\n', ':\n\n', ':\n\n']);
  finish();
  await sent;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(written.slice(3)).toEqual(['event: done\ndata: {}\n\n']);
});

/** Opens a stream that lasts until its client disconnects. */
function openStream(owner: string) {
  const ignore = () => undefined;
  const response = Object.assign(new EventEmitter(), { writeHead: ignore, write: ignore, end: ignore });
  async function* events(signal: AbortSignal) {
    yield { event: 'progress', data: '{}' };
    if (!signal.aborted) await once(signal, 'abort');
  }
  const ended = sendEvents(response as never, { events } as never, from(owner));
  return { response, ended };
}

async function closeStreams(streams: ReturnType<typeof openStream>[]): Promise<void> {
  for (const { response } of streams) response.emit('close');
  await Promise.all(streams.map(({ ended }) => ended));
}

it('refuses a stream while five of the account or a thousand of all accounts are open', async () => {
  const streams = Array.from({ length: 1_000 }, (_, index) => openStream(`owner ${index % 200}`));
  const refusal = { retryAfterSeconds: 5 };
  await expect(openStream('owner 0').ended).rejects.toMatchObject({ code: 'rate_limit_exceeded', ...refusal });
  await expect(openStream('ada').ended).rejects.toMatchObject({ code: 'service_unavailable', ...refusal });
  await closeStreams(streams.splice(0, 1));
  await closeStreams([...streams, openStream('ada')]);
});
