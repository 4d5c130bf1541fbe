import { backtestSample } from '../../server/forecasting/backtestSample.js';
import { fitComparedModels } from '../../server/forecasting/comparedModels.js';
import { createRefitter } from '../../server/forecasting/createRefitter.js';
import { evaluateModels } from '../../server/forecasting/evaluateModels.js';
import { forecast } from '../../server/forecasting/forecast.js';
import { limitOriginCount } from '../../server/forecasting/limitOriginCount.js';
import { listRollingOrigins } from '../../server/forecasting/rollingOrigins.js';
import { airPassengers } from './forecastReference.js';

const monthly = { period: 12, horizon: 6 };
const naive = { model: 'naive' as const, choices: {} };
const naive2 = { model: 'naive2' as const, choices: {} };

describe('backtest', () => {
  it('scores models without choices as fitting them anew does, in the later half', () => {
    const tested = backtestSample(airPassengers, [naive, naive2], { ...monthly, origins: 4, naive2: 1 });
    if (tested.status !== 'computed') throw new Error(tested.message);
    const cases = listRollingOrigins(airPassengers, { ...monthly, maxOrigins: 4, first: 72 });
    expect(tested.origins.map(({ known }) => known)).toEqual([72, 94, 116, 138]);
    const [anew] = evaluateModels(cases, ['naive'], { period: 12 });
    expect(tested.scores[0]).toEqual(anew?.scores);
    expect(tested.byHorizon).toEqual(anew?.byHorizon);
  });

  it('keeps the form that was chosen for the whole sample', () => {
    const made = forecast(airPassengers, { ...monthly, model: 'ets' });
    if (made.status !== 'computed') throw new Error(made.message);
    const refitted = createRefitter(airPassengers.slice(0, 72), 12)({ model: 'ets', choices: made.choices });
    expect(refitted).toMatchObject({ status: 'computed', label: made.label });
  });

  it('takes the mean of an origin from members that are fitted once', () => {
    const made = forecast(airPassengers, { ...monthly, model: 'auto' });
    if (made.status !== 'computed') throw new Error(made.message);
    const refitted = createRefitter(airPassengers.slice(0, 72), 12);
    const mean = refitted({ model: 'auto', choices: made.choices });
    const members = made.members.map(({ model, choices }) => refitted({ model, choices }));
    if (mean.status !== 'computed') throw new Error(mean.message);
    expect(mean.members).toEqual(members);
    members.forEach((member, index) => {
      expect(mean.members?.[index]).toBe(member);
    });
  });

  it('looks no further ahead than half of what lies behind its first origin', () => {
    const tested = backtestSample(airPassengers.slice(0, 40), [naive, naive2], {
      ...monthly,
      horizon: 30,
      origins: 5,
      naive2: 1,
    });
    expect(tested).toMatchObject({ horizon: 6 });
  });

  it('begins after a value, never after a gap', () => {
    const holed = airPassengers.map((value, time) => (time >= 90 && time < 100 ? null : value));
    const tested = backtestSample(holed, [naive, naive2], { ...monthly, origins: 20, naive2: 1 });
    if (tested.status !== 'computed') throw new Error(tested.message);
    for (const { known } of tested.origins) expect(holed[known - 1]).not.toBeNull();
  });

  it('says why there is none', () => {
    const options = { period: 1, horizon: 2, origins: 5, naive2: 1 };
    expect(backtestSample([1, 2, 3], [naive, naive2], options)).toMatchObject({
      reason: 'TOO_FEW_OBSERVATIONS',
      needs: 11,
    });
    expect(backtestSample(Array(20).fill(3), [naive, naive2], options)).toMatchObject({ reason: 'ZERO_VARIANCE' });
  });
});

it('compares a single model with auto, its members and the baselines, each once', () => {
  const made = forecast(airPassengers, { ...monthly, model: 'theta' });
  if (made.status !== 'computed') throw new Error(made.message);
  const rivals = fitComparedModels(made, airPassengers, monthly).map(({ role, model }) => `${role} ${model}`);
  expect(rivals).toEqual([
    ...['used theta', 'alternative auto', 'alternative ets', 'alternative dynamic_theta', 'alternative arima'],
    ...['baseline naive', 'baseline snaive', 'baseline drift', 'baseline naive2'],
  ]);
});

it.each([
  [undefined, { periods: 120, season: 12 }, 5],
  [undefined, { periods: 3_000, season: 12 }, 3],
  [20, { periods: 600, season: 12 }, 20],
  [20, { periods: 3_000, season: 12 }, 5],
  [20, { periods: 3_000, season: 24 }, 2],
  [0, { periods: 120, season: 12 }, 0],
  [1, { periods: 3_000, season: 24 }, 1],
])('affords of %j origins of %j %i', (requested, cost, expected) => {
  expect(limitOriginCount(requested, cost)).toBe(expected);
  const order = { p: 5, d: 1, q: 5, seasonalP: 2, seasonalD: 1, seasonalQ: 2, constant: false };
  expect(limitOriginCount(requested, { ...cost, order })).toBeLessThanOrEqual(expected);
});
