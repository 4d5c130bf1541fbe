import { type PaceLimits, ReadingPace } from '../../server/http/readingPace.js';

const limits: PaceLimits = {
  unreadTimeout: 60_000,
  unreadCheckInterval: 1_000,
  minReadRate: 1_000,
  readRatePeriod: 300_000,
};

/** Checks a connection every second for an hour. Returns when and why it is closed. */
function readForAnHour(takeBytes: (second: number) => number | undefined) {
  const pace = new ReadingPace();
  for (let second = 0; second <= 3_600; second += 1) {
    const reason = pace.check(takeBytes(second), limits);
    if (reason !== undefined) return { second, reason };
  }
  return undefined;
}

it('closes the connection of a client that reads a segment every 59 seconds after five minutes', () => {
  const closed = readForAnHour((second) => Math.floor(second / 59) * 1_460);
  expect(closed).toEqual({ second: 300, reason: 'read too slowly' });
});

it('closes the connection of a client that first reads much and then little', () => {
  const closed = readForAnHour((second) => (second < 300 ? second * 100_000 : 30_000_000 + second));
  expect(closed).toEqual({ second: 600, reason: 'read too slowly' });
});

it('closes the connection of a client that reads nothing after a minute', () => {
  expect(readForAnHour(() => 5_000)).toEqual({ second: 60, reason: 'unread' });
});

it('leaves a client alone that reads the minimum rate, in whatever portions', () => {
  expect(readForAnHour((second) => second * 1_000)).toBeUndefined();
  expect(readForAnHour((second) => Math.floor(second / 50) * 50_000)).toBeUndefined();
});

it('leaves a client alone for which nothing waits, and counts anew afterwards', () => {
  expect(readForAnHour(() => undefined)).toBeUndefined();
  expect(readForAnHour((second) => (second % 50 === 0 ? undefined : 5_000))).toBeUndefined();
});
