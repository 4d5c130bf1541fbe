import { fitArima, fitArimaOrder } from '../../server/forecasting/arima/arima.js';
import { computeInnovations } from '../../server/forecasting/arima/innovations.js';
import { hasRootsBeyond, multiplyPolynomials, toStationary } from '../../server/forecasting/arima/polynomial.js';
import { assertFitted, computeUpper95, findMaxRelativeError, references } from './forecastReference.js';

describe('ARIMA', () => {
  it.each(references)('has the likelihood and forecasts of R with the same orders on %s', (_name, reference) => {
    const { values, period, horizon, arima } = reference;
    const fit = assertFitted(fitArimaOrder(values, { period, order: arima.order }));
    // R starts differenced models from a diffuse prior instead of an unknown level, which changes the fourth decimal place.
    expect(Math.abs((fit.criteria?.logLikelihood ?? 0) - arima.logLikelihood)).toBeLessThan(1e-3);
    expect(findMaxRelativeError(fit.point(horizon), arima.point)).toBeLessThan(1e-3);
    expect(findMaxRelativeError(computeUpper95(fit, horizon), arima.upper95)).toBeLessThan(1e-3);
  });

  it.each(references)('finds orders with an AICc close to those of R on %s', (_name, { values, period, arima }) => {
    const found = assertFitted(fitArima(values, { period }));
    const fromR = assertFitted(fitArimaOrder(values, { period, order: arima.order }));
    expect(found.criteria?.aicc).toBeLessThan((fromR.criteria?.aicc ?? Number.NaN) + 12);
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

  it('maps any numbers to a stationary model, and checks roots', () => {
    expect(hasRootsBeyond(1, toStationary([3, -2, 5]))).toBe(true);
    expect(hasRootsBeyond(1, [0.5, 0.6])).toBe(false);
    expect(hasRootsBeyond(1.05, [0.97])).toBe(false);
    expect([...multiplyPolynomials([1, -1], [1, 0, -1])]).toEqual([1, -1, -1, 1]);
  });

  it('requires more values than coefficients', () => {
    const order = { p: 1, d: 1, q: 0, seasonalP: 0, seasonalD: 1, seasonalQ: 0, constant: false };
    expect(fitArimaOrder([1, 2, 3, 4, 5], { period: 4, order })).toMatchObject({
      reason: 'TOO_FEW_OBSERVATIONS',
      needs: 8,
    });
  });
});
