import { dickeyFuller } from '../../server/stats/dickeyFuller.js';
import { assertComputed, createAutoregressive, labsCases, relativeError } from './labsReference.js';

describe('dickeyFuller', () => {
  it.each(labsCases)('is exact for $name with fixed lags', (reference) => {
    for (const [deterministic, lags, observations, coefficient, statistic] of reference.dickeyFuller) {
      const result = assertComputed(dickeyFuller(reference.values, { deterministic, lags }));
      expect(result.observations).toBe(observations);
      expect(relativeError(result.coefficient, coefficient)).toBeLessThan(1e-10);
      expect(relativeError(result.statistic, statistic)).toBeLessThan(1e-10);
    }
  });

  it.each(labsCases)('gives the p-value and critical values of MacKinnon for $name', (reference) => {
    for (const [deterministic, lags, statistic, pValue, onePercent, tenPercent] of reference.dickeyFullerP) {
      const result = assertComputed(dickeyFuller(reference.values, { deterministic, lags }));
      expect(relativeError(result.statistic, statistic)).toBeLessThan(1e-10);
      expect(relativeError(result.pValue, pValue)).toBeLessThan(1e-9);
      expect(relativeError(result.criticalValues.onePercent, onePercent)).toBeLessThan(1e-13);
      expect(relativeError(result.criticalValues.tenPercent, tenPercent)).toBeLessThan(1e-13);
    }
  });

  it.each(labsCases)('finds the same lags as statsmodels for $name', (reference) => {
    for (const [deterministic, criterion, lags, statistic, pValue] of reference.lagSearch) {
      const result = assertComputed(dickeyFuller(reference.values, { deterministic, criterion }));
      expect(result.lags).toBe(lags);
      expect(relativeError(result.statistic, statistic)).toBeLessThan(1e-9);
      expect(relativeError(result.pValue, pValue)).toBeLessThan(1e-8);
    }
  });

  it('is invariant to a level of 1e9 and to scale', () => {
    const values = createAutoregressive(200, 0.9).map((value) => Math.round(value * 2 ** 20) / 2 ** 20);
    for (const deterministic of ['c', 'ct', 'ctt'] as const) {
      const plain = assertComputed(dickeyFuller(values, { deterministic }));
      const raised = assertComputed(
        dickeyFuller(
          values.map((value) => value + 1e9),
          { deterministic },
        ),
      );
      const tiny = assertComputed(
        dickeyFuller(
          values.map((value) => value * 1e-200),
          { deterministic },
        ),
      );
      expect([raised.lags, tiny.lags]).toEqual([plain.lags, plain.lags]);
      expect(relativeError(raised.statistic, plain.statistic)).toBeLessThan(1e-10);
      expect(relativeError(tiny.statistic, plain.statistic)).toBeLessThan(1e-10);
      expect(relativeError(tiny.coefficient, plain.coefficient)).toBeLessThan(1e-10);
    }
  });

  it('rejects a unit root for a mean-reverting series but not for a random walk', () => {
    const reverting = assertComputed(dickeyFuller(createAutoregressive(500, 0.5)));
    expect(reverting.rejected).toEqual({ onePercent: true, fivePercent: true, tenPercent: true });
    expect(reverting.nullHypothesis).toBe('The series has a unit root (in a regression with a constant).');
    const walk = assertComputed(dickeyFuller(createAutoregressive(500, 1)));
    expect(walk.rejected).toEqual({ onePercent: false, fivePercent: false, tenPercent: false });
    expect(walk).toMatchObject({ lagRule: 'AIC over 0 … 18', maxLag: 18 });
  });

  it('adds a note if the statistic lies outside the tabulated distribution', () => {
    const reverting = assertComputed(dickeyFuller(createAutoregressive(2000, -0.5), { lags: 0 }));
    expect(reverting).toMatchObject({ pValue: 0, log10PValue: null, notes: [{ code: 'P_CLAMPED' }] });
  });

  it('returns a reason when it cannot be computed', () => {
    const line = Array.from({ length: 60 }, (_, index) => index / 10);
    for (const deterministic of ['n', 'c', 'ct', 'ctt'] as const) {
      expect(dickeyFuller(line, { deterministic }).status).toBe('not_computable');
      expect(dickeyFuller(Array(30).fill(2), { deterministic })).toMatchObject({ reason: 'ZERO_VARIANCE' });
      expect(dickeyFuller([1, 2], { deterministic })).toMatchObject({ reason: 'TOO_FEW_OBSERVATIONS' });
    }
    expect(dickeyFuller([1, 4, 2, 6, 3, 7, 5], { lags: 2 })).toMatchObject({ reason: 'LAG_EXCEEDS_SAMPLE', needs: 8 });
  });

  it('is computed with default options for every sample that is long enough', () => {
    for (let count = 8; count < 40; count++) {
      for (const deterministic of ['n', 'c', 'ct', 'ctt'] as const) {
        expect(dickeyFuller(createAutoregressive(count), { deterministic }).status).toBe('computed');
      }
    }
  });
});
