import fc from 'fast-check';
import { mean, sum } from '../../server/stats/summation.js';

describe('summation', () => {
  it('loses no digits to cancellation', () => {
    expect(sum([1e16, 1, -1e16])).toBe(1);
    expect(sum(Array(10).fill(0.1))).toBe(1);
    expect(sum([])).toBe(0);
  });

  it('gives the mean of equal values exactly', () => {
    const value = fc.double({ min: -1e300, max: 1e300, noNaN: true });
    fc.assert(fc.property(value, fc.integer({ min: 1, max: 400 }), (each, n) => mean(Array(n).fill(each)) === each));
  });
});
