import {
  computeScaledError,
  computeScores,
  computeScoresByStep,
  type Outcome,
} from '../../server/forecasting/scores.js';

/** Errors of +1 and −2 from the last value of 10, with a scale of 2. */
const outcome: Outcome = {
  point: [10, 10],
  actuals: [11, 8],
  scale: 2,
  intervals: [
    { level: 80, lower: [9, 9], upper: [11, 11] },
    { level: 95, lower: [7, 7], upper: [13, 13] },
  ],
};

it('averages scores over the steps of an origin, then over the origins', () => {
  const other = { ...outcome, actuals: [14, null] };
  const scores = computeScores([outcome, other, undefined], [outcome, other, undefined]);
  expect(scores).toMatchObject({ origins: 2, owa: 1, mase: (0.75 + 2) / 2, bias: (-0.5 + 4) / 2 });
  expect(scores.meanAbsoluteError).toBe((1.5 + 4) / 2);
  expect(scores.rootMeanSquareError).toBeCloseTo(Math.sqrt((2.5 + 16) / 2), 12);
  expect(scores.smape).toBeCloseTo((((1 / 21 + 2 / 18) * 200) / 2 + (4 / 24) * 200) / 2, 12);
  // Two of three values are outside the 80 % bounds, and one is outside the 95 % bounds by 1, with a width of 6.
  expect(scores.coverage).toEqual([
    { level: 80, share: 0.25, values: 3 },
    { level: 95, share: 0.5, values: 3 },
  ]);
  expect(scores.msis).toBeCloseTo((6 / 2 + (6 + 40) / 2) / 2, 9);
});

it('scores each number of periods ahead separately', () => {
  const steps = computeScoresByStep([outcome, { ...outcome, actuals: [14, null] }], [outcome, undefined]);
  expect(steps.map(({ step, scores }) => [step, scores.origins, scores.meanAbsoluteError])).toEqual([
    [1, 2, 2.5],
    [2, 1, 2],
  ]);
});

it('computes OWA over the origins where Naive 2 is scored too', () => {
  const worse = { ...outcome, point: [12, 12] };
  expect(computeScores([worse, { ...outcome, point: [99, 99] }], [outcome, undefined]).owa).toBeCloseTo(
    ((1 / 23 + 4 / 20) / (1 / 21 + 2 / 18) + 5 / 3) / 2,
    12,
  );
});

it('does not score an origin without actual values, forecasts or scale', () => {
  const unscored = [
    { ...outcome, actuals: [null, null] },
    { ...outcome, point: [null, null] },
    { ...outcome, scale: null },
  ];
  expect(computeScores(unscored, unscored)).toMatchObject({ origins: 0, mase: null, owa: null, msis: null });
  expect(unscored.map(computeScaledError)).toEqual([undefined, undefined, undefined]);
  expect(computeScaledError(outcome)).toBe(0.75);
});
