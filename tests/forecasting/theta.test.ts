import { fitDynamicTheta } from '../../server/forecasting/dynamicTheta.js';
import { fitTheta } from '../../server/forecasting/theta.js';
import { assertFitted, findMaxRelativeError, references } from './forecastReference.js';

describe('the theta method', () => {
  it.each(references)('matches the forecasts of R for %s', (_name, { values, period, horizon, theta }) => {
    expect(findMaxRelativeError(assertFitted(fitTheta(values, { period })).point(horizon), theta)).toBeLessThan(1e-4);
  });
});

describe('the dynamic optimised theta model', () => {
  it('continues a straight line and keeps a constant level', () => {
    const line = Array.from({ length: 30 }, (_, time) => 5 + 2 * time);
    const ahead = assertFitted(fitDynamicTheta(line, { period: 1 })).point(3);
    expect(ahead.map((value) => Math.round(value * 10) / 10)).toEqual([65, 67, 69]);
    const level = Array.from({ length: 30 }, (_, time) => 5 + (time % 2));
    for (const value of assertFitted(fitDynamicTheta(level, { period: 1 })).point(3)) expect(value).toBeCloseTo(5.5, 0);
  });

  it.each(references)('has smaller one-step errors than theta for %s', (_name, { values, period }) => {
    const squares = (fitFunction: typeof fitTheta) =>
      assertFitted(fitFunction(values, { period }))
        .residuals.slice(2)
        .reduce((sum: number, residual) => sum + (residual ?? 0) ** 2, 0);
    expect(squares(fitDynamicTheta)).toBeLessThan(1.05 * squares(fitTheta));
  });
});
