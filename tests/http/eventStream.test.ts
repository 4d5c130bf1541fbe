import { EventEmitter } from 'node:events';
import { jest } from '@jest/globals';
import { sendEvents } from '../../server/http/eventStream.js';

afterEach(() => jest.useRealTimers());

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
  const sent = sendEvents(response as never, { events } as never, 'ada', new AbortController().signal);
  await jest.advanceTimersByTimeAsync(31_000);
  expect(written).toEqual(['retry: 2000\n\n', ':\n\n', ':\n\n']);
  finish();
  await sent;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(written.slice(3)).toEqual(['event: done\ndata: {}\n\n']);
});
