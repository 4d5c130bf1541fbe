import {
  computeScaledError,
  computeScores,
  computeScoresByStep,
  type Outcome,
} from '../../server/forecasting/scores.js';

/** Errors of +1 and −2 about the last value of 10, in changes of 2. */
const outcome: Outcome = {
  point: [10, 10],
  actuals: [11, 8],
  scale: 2,
  intervals: [
    { level: 80, lower: [9, 9], upper: [11, 11] },
    { level: 95, lower: [7, 7], upper: [13, 13] },
  ],
};

it('scores are means over the steps of an origin, then over the origins', () => {
  const other = { ...outcome, actuals: [14, null] };
  const scores = computeScores([outcome, other, undefined], [outcome, other, undefined]);
  expect(scores).toMatchObject({ origins: 2, owa: 1, mase: (0.75 + 2) / 2, bias: (-0.5 + 4) / 2 });
  expect(scores.meanAbsoluteError).toBe((1.5 + 4) / 2);
  expect(scores.rootMeanSquareError).toBeCloseTo(Math.sqrt((2.5 + 16) / 2), 12);
  expect(scores.smape).toBeCloseTo((((1 / 21 + 2 / 18) * 200) / 2 + (4 / 24) * 200) / 2, 12);
  // Two of three steps lie without the bounds of 80 %, and one without those of 95 %, by 1 on a width of 6.
  expect(scores.coverage).toEqual([
    { level: 80, share: 0.25, values: 3 },
    { level: 95, share: 0.5, values: 3 },
  ]);
  expect(scores.msis).toBeCloseTo((6 / 2 + (6 + 40) / 2) / 2, 9);
});

it('scores by step hold each number of periods ahead to what came of it', () => {
  const steps = computeScoresByStep([outcome, { ...outcome, actuals: [14, null] }], [outcome, undefined]);
  expect(steps.map(({ step, scores }) => [step, scores.origins, scores.meanAbsoluteError])).toEqual([
    [1, 2, 2.5],
    [2, 1, 2],
  ]);
});

it('the overall weighted average is taken where Naive 2 could be scored as well', () => {
  const worse = { ...outcome, point: [12, 12] };
  expect(computeScores([worse, { ...outcome, point: [99, 99] }], [outcome, undefined]).owa).toBeCloseTo(
    ((1 / 23 + 4 / 20) / (1 / 21 + 2 / 18) + 5 / 3) / 2,
    12,
  );
});

it('an origin at which nothing came, nothing was forecast, or nothing changed before, is not scored', () => {
  const unscored = [
    { ...outcome, actuals: [null, null] },
    { ...outcome, point: [null, null] },
    { ...outcome, scale: null },
  ];
  expect(computeScores(unscored, unscored)).toMatchObject({ origins: 0, mase: null, owa: null, msis: null });
  expect(unscored.map(computeScaledError)).toEqual([undefined, undefined, undefined]);
  expect(computeScaledError(outcome)).toBe(0.75);
});
