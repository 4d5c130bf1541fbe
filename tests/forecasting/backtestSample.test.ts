import { backtestSample } from '../../server/forecasting/backtestSample.js';
import { fitComparedModels } from '../../server/forecasting/comparedModels.js';
import { createRefitter } from '../../server/forecasting/createRefitter.js';
import { evaluateModels } from '../../server/forecasting/evaluateModels.js';
import { forecast } from '../../server/forecasting/forecast.js';
import { limitOriginCount } from '../../server/forecasting/limitOriginCount.js';
import { fitModel } from '../../server/forecasting/models.js';
import { listRollingOrigins } from '../../server/forecasting/rollingOrigins.js';
import { airPassengers } from './forecastReference.js';

const monthly = { period: 12, horizon: 6 };
const naive = { model: 'naive' as const, choices: {} };
const naive2 = { model: 'naive2' as const, choices: {} };

describe('backtestSample', () => {
  it('gives models without choices the scores of a full refit, in the later half of the sample', () => {
    const backtest = backtestSample(airPassengers, [naive, naive2], { ...monthly, origins: 4, naive2: 1 });
    if (backtest.status !== 'computed') throw new Error(backtest.message);
    const cases = listRollingOrigins(airPassengers, { ...monthly, maxOrigins: 4, first: 72 });
    expect(backtest.origins.map(({ periods }) => periods)).toEqual([72, 94, 116, 138]);
    const [evaluation] = evaluateModels(cases, ['naive'], { period: 12 });
    expect(backtest.scores[0]).toEqual(evaluation?.scores);
    expect(backtest.byHorizon).toEqual(evaluation?.byHorizon);
  });

  it('keeps the form chosen for the whole sample', () => {
    const fitted = forecast(airPassengers, { ...monthly, model: 'ets' });
    if (fitted.status !== 'computed') throw new Error(fitted.message);
    const refitted = createRefitter(airPassengers.slice(0, 72), 12)({ model: 'ets', choices: fitted.choices });
    expect(refitted).toMatchObject({ status: 'computed', label: fitted.label });
  });

  it('gives a refitted mean of an annual series the standard deviations of a new fit', () => {
    const values = airPassengers.slice(0, 40);
    const fitted = forecast(airPassengers, { period: 1, horizon: 4, model: 'auto' });
    const fresh = fitModel('auto', values, { period: 1 });
    if (fitted.status !== 'computed' || fresh.status !== 'computed') throw new Error('There is no forecast.');
    const refitted = createRefitter(values, 1)({ model: 'auto', choices: fresh.choices ?? {} });
    if (refitted.status !== 'computed') throw new Error(refitted.message);
    expect(refitted.members?.map(({ model }) => model)).toEqual(fitted.members.map(({ model }) => model));
    expect(refitted.deviation(4)).toEqual(fresh.deviation(4));
  });

  it('fits each member of a mean once per origin', () => {
    const fitted = forecast(airPassengers, { ...monthly, model: 'auto' });
    if (fitted.status !== 'computed') throw new Error(fitted.message);
    const refitted = createRefitter(airPassengers.slice(0, 72), 12);
    const mean = refitted({ model: 'auto', choices: fitted.choices });
    const members = fitted.members.map(({ model, choices }) => refitted({ model, choices }));
    if (mean.status !== 'computed') throw new Error(mean.message);
    expect(mean.members).toEqual(members);
    members.forEach((member, index) => {
      expect(mean.members?.[index]).toBe(member);
    });
  });

  it('limits the horizon to half of the periods after the first possible origin', () => {
    const backtest = backtestSample(airPassengers.slice(0, 40), [naive, naive2], {
      ...monthly,
      horizon: 30,
      origins: 5,
      naive2: 1,
    });
    expect(backtest).toMatchObject({ horizon: 6 });
  });

  it('places origins after a value, never after a gap', () => {
    const withGap = airPassengers.map((value, time) => (time >= 90 && time < 100 ? null : value));
    const backtest = backtestSample(withGap, [naive, naive2], { ...monthly, origins: 20, naive2: 1 });
    if (backtest.status !== 'computed') throw new Error(backtest.message);
    for (const { periods } of backtest.origins) expect(withGap[periods - 1]).not.toBeNull();
  });

  it('returns the reason when no backtest is possible', () => {
    const options = { period: 1, horizon: 2, origins: 5, naive2: 1 };
    expect(backtestSample([1, 2, 3], [naive, naive2], options)).toMatchObject({
      reason: 'TOO_FEW_OBSERVATIONS',
      needs: 11,
    });
    expect(backtestSample(Array(20).fill(3), [naive, naive2], options)).toMatchObject({ reason: 'ZERO_VARIANCE' });
  });
});

it('compares a single model with auto, its members and the baselines, without duplicates', () => {
  const fitted = forecast(airPassengers, { ...monthly, model: 'theta' });
  if (fitted.status !== 'computed') throw new Error(fitted.message);
  const comparedModels = fitComparedModels(fitted, airPassengers, monthly).map(({ role, model }) => `${role} ${model}`);
  expect(comparedModels).toEqual([
    ...['used theta', 'alternative auto', 'alternative ets', 'alternative dynamic_theta', 'alternative arima'],
    ...['alternative snaive', 'baseline naive', 'baseline drift', 'baseline naive2'],
  ]);
});

it.each([
  [undefined, { periods: 120, season: 12 }, 8],
  [undefined, { periods: 3_000, season: 12 }, 3],
  [20, { periods: 600, season: 12 }, 20],
  [20, { periods: 3_000, season: 12 }, 5],
  [20, { periods: 3_000, season: 24 }, 2],
  [0, { periods: 120, season: 12 }, 0],
  [1, { periods: 3_000, season: 24 }, 1],
])('limits %j origins at %j to %i', (requested, cost, expected) => {
  expect(limitOriginCount(requested, cost)).toBe(expected);
  const order = { p: 5, d: 1, q: 5, seasonalP: 2, seasonalD: 1, seasonalQ: 2, constant: false };
  expect(limitOriginCount(requested, { ...cost, order })).toBeLessThanOrEqual(expected);
});
