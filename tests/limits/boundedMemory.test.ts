import { createCountingLimiter } from '../../server/accounts/createCountingLimiter.js';
import { OwnWindows } from '../../server/limits/ownWindows.js';

const now = Date.parse('2026-11-21T12:00:00.000Z');

/** Counts the windows with an admission in the minute up to an instant. */
function countWindows(windows: OwnWindows, at: number): number {
  return windows.list(at, at - 60_000).length;
}

it('keeps a bounded number of windows, and forgets those seen first', () => {
  const windows = new OwnWindows(100);
  const admit = (name: string) => windows.get({ name, perMinute: 1 }, now).admit(now, 1);
  for (let count = 0; count < 1_000; count += 1) {
    expect(admit(`address ${count}`)).toBe(true);
    expect(countWindows(windows, now)).toBeLessThanOrEqual(100);
  }
  expect(admit('address 999')).toBe(false);
  expect(admit('address 0')).toBe(true);
});

it('keeps all windows of the last minute while there are few, and none that is idle', () => {
  const windows = new OwnWindows(100);
  for (let count = 0; count < 50; count += 1) windows.get({ name: `${count}`, perMinute: 1 }, now).admit(now, 1);
  windows.get({ name: '0', perMinute: 1 }, now + 59_999);
  expect(countWindows(windows, now)).toBe(50);
  windows.get({ name: '0', perMinute: 1 }, now + 60_000);
  expect(countWindows(windows, now)).toBe(0);
});

it('counts failures of a hundred thousand names at most, and forgets the one counted least recently', async () => {
  const limiter = createCountingLimiter(undefined, { keyPrefix: 'test', points: 5, duration: 60 });
  for (let count = 0; count < 100_000; count += 1) await limiter.consume(`name ${count}`);
  await limiter.consume('name 0');
  for (let count = 100_000; count < 100_010; count += 1) await limiter.consume(`name ${count}`);
  expect(await limiter.get('name 0')).toMatchObject({ consumedPoints: 2 });
  expect(await limiter.get('name 1')).toBeNull();
  expect(await limiter.get('name 10')).toBeNull();
  expect(await limiter.get('name 11')).toMatchObject({ consumedPoints: 1 });
  expect(await limiter.get('name 100009')).toMatchObject({ consumedPoints: 1 });
});
