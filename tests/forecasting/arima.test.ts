import { fitArima, fitArimaOrder } from '../../server/forecasting/arima/arima.js';
import { computeInnovations } from '../../server/forecasting/arima/innovations.js';
import { hasRootsBeyond, multiplyPolynomials, toStationary } from '../../server/forecasting/arima/polynomial.js';
import { assertFitted, computeUpper95, findMaxRelativeError, references } from './forecastReference.js';

describe('ARIMA', () => {
  it.each(references)('of the orders of R has its likelihood and forecasts for %s', (_name, reference) => {
    const { values, period, horizon, arima } = reference;
    const fit = assertFitted(fitArimaOrder(values, { period, order: arima.order }));
    // R starts differenced models from a vague instead of an unknown level, which moves the fourth digit after the point.
    expect(Math.abs((fit.criteria?.logLikelihood ?? 0) - arima.logLikelihood)).toBeLessThan(1e-3);
    expect(findMaxRelativeError(fit.point(horizon), arima.point)).toBeLessThan(1e-3);
    expect(findMaxRelativeError(computeUpper95(fit, horizon), arima.upper95)).toBeLessThan(1e-3);
  });

  it.each(references)('searches orders about as good as those of R for %s', (_name, { values, period, arima }) => {
    const found = assertFitted(fitArima(values, { period }));
    const theirs = assertFitted(fitArimaOrder(values, { period, order: arima.order }));
    expect(found.criteria?.aicc).toBeLessThan((theirs.criteria?.aicc ?? Number.NaN) + 12);
  });

  it('has the exact likelihood of a first-order autoregression', () => {
    const values = Float64Array.of(1, -0.5, 2, 0.3);
    const [found] = computeInnovations([values], { ar: Float64Array.of(0.5), ma: Float64Array.of(1) }) ?? [];
    expect([...(found?.variances ?? [])].map((x) => Math.round(x * 1e12) / 1e12)).toEqual(
      [1 / 0.75, 1, 1, 1].map((x) => Math.round(x * 1e12) / 1e12),
    );
    expect(found?.errors[0]).toBe(1);
    expect(found?.errors[2]).toBeCloseTo(2.25, 12);
  });

  it('keeps to stationary models, and knows their roots', () => {
    expect(hasRootsBeyond(1, toStationary([3, -2, 5]))).toBe(true);
    expect(hasRootsBeyond(1, [0.5, 0.6])).toBe(false);
    expect(hasRootsBeyond(1.05, [0.97])).toBe(false);
    expect([...multiplyPolynomials([1, -1], [1, 0, -1])]).toEqual([1, -1, -1, 1]);
  });

  it('needs more values than coefficients', () => {
    const order = { p: 1, d: 1, q: 0, seasonalP: 0, seasonalD: 1, seasonalQ: 0, constant: false };
    expect(fitArimaOrder([1, 2, 3, 4, 5], { period: 4, order })).toMatchObject({
      reason: 'TOO_FEW_OBSERVATIONS',
      needs: 8,
    });
  });
});
