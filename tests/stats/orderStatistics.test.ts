import { median, quantileSorted, sortAscending } from '../../server/stats/orderStatistics.js';

describe('order statistics', () => {
  it('interpolate between order statistics as R does by default', () => {
    const sorted = sortAscending([4, 1, 3, 2]);
    expect(quantileSorted(sorted, 0.25)).toBe(1.75);
    expect(quantileSorted(sorted, 1)).toBe(4);
    expect(median([9, 1, 5])).toBe(5);
  });

  it('stay finite between the largest numbers and beside an infinite one', () => {
    expect(quantileSorted([-1.7e308, 1.7e308], 0.5)).toBe(0);
    expect(median([1, 2, Number.POSITIVE_INFINITY])).toBe(2);
  });

  it('do not modify their input', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });
});
