import { createCountingLimiter } from '../../server/accounts/createCountingLimiter.js';
import { OwnWindows } from '../../server/limits/ownWindows.js';

const now = Date.parse('2026-11-21T12:00:00.000Z');

it('keeps a bounded number of windows, and forgets those seen first', () => {
  const windows = new OwnWindows(100);
  const admit = (name: string) => windows.get({ name, perMinute: 1 }, now).admit(now, 1);
  for (let count = 0; count < 1_000; count += 1) {
    expect(admit(`address ${count}`)).toBe(true);
    expect(windows.size).toBeLessThanOrEqual(100);
  }
  expect(admit('address 999')).toBe(false);
  expect(admit('address 0')).toBe(true);
});

it('keeps all windows of the last minute while there are few, and none that is idle', () => {
  const windows = new OwnWindows(100);
  for (let count = 0; count < 50; count += 1) windows.get({ name: `${count}`, perMinute: 1 }, now).admit(now, 1);
  windows.get({ name: '0', perMinute: 1 }, now + 59_999);
  expect(windows.size).toBe(50);
  windows.get({ name: '0', perMinute: 1 }, now + 60_000);
  expect(windows.size).toBe(1);
});

it('counts failures of a hundred thousand names at most, and forgets those counted first', async () => {
  const limiter = createCountingLimiter(undefined, { keyPrefix: 'test', points: 1, duration: 60 });
  for (let count = 0; count < 100_001; count += 1) await limiter.consume(`name ${count}`);
  expect(await limiter.get('name 0')).toBeNull();
  expect(await limiter.get('name 9999')).toBeNull();
  expect(await limiter.get('name 10000')).toMatchObject({ consumedPoints: 1 });
  expect(await limiter.get('name 100000')).toMatchObject({ consumedPoints: 1 });
});
