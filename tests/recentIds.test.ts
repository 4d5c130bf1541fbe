import { RecentIds } from '../server/recentIds.js';

test('an id is known from the second time on, until another one takes its place', () => {
  const ids = new RecentIds(4);
  expect(ids.add(1)).toBe(false);
  expect(ids.add(1)).toBe(true);
  expect(ids.add(2)).toBe(false);
  expect(ids.add(1)).toBe(true);
  expect(ids.add(5)).toBe(false);
  expect(ids.add(1)).toBe(false);
});
