import { findLoneValues } from '../../server/charts/findLoneValues.js';

it('finds the values between gaps and at the ends to which no line leads', () => {
  expect(findLoneValues([1, null, 2, 3, null, 4])).toEqual([0, 5]);
  expect(findLoneValues(Float64Array.from([41.5, 42.1, Number.NaN, 43]))).toEqual([3]);
  expect(findLoneValues([7])).toEqual([0]);
  expect(findLoneValues([1, 2, null, null])).toEqual([]);
  expect(findLoneValues([])).toEqual([]);
});

it('reads the times of other curves as no gap', () => {
  expect(findLoneValues([1, undefined, 2, undefined, null, undefined, 3])).toEqual([6]);
});
