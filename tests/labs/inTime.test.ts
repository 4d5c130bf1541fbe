import { jest } from '@jest/globals';
import { inTime } from '../../server/labs/inTime.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it('answers what comes within thirty seconds, and leaves no timer', async () => {
  await expect(inTime(Promise.resolve('made'))).resolves.toBe('made');
  await jest.advanceTimersByTimeAsync(0);
  expect(jest.getTimerCount()).toBe(0);
});

it('says after thirty seconds that it goes on, and when to ask again', async () => {
  const refused = expect(inTime(new Promise<string>(() => undefined))).rejects.toMatchObject({
    code: 'service_unavailable',
    retryAfterSeconds: 15,
    message: expect.stringContaining('It goes on'),
  });
  await jest.advanceTimersByTimeAsync(30_000);
  await refused;
});
