import { kpss } from '../../server/stats/kpss.js';
import { assertComputed, createAutoregressive, labsCases, relativeError } from './labsReference.js';

describe('kpss', () => {
  it.each(labsCases)('is exact for $name with fixed lags', (reference) => {
    for (const [deterministic, lags, statistic] of reference.kpss) {
      const result = assertComputed(kpss(reference.values, { deterministic, lags }));
      expect(relativeError(result.statistic, statistic)).toBeLessThan(1e-10);
    }
  });

  it.each(labsCases)('finds the same lags and p-value as statsmodels for $name', (reference) => {
    for (const [deterministic, rule, lags, pValue] of reference.kpssLags) {
      const result = assertComputed(kpss(reference.values, { deterministic, lags: rule }));
      expect(result.lags).toBe(lags);
      expect(relativeError(result.pValue, pValue)).toBeLessThan(1e-9);
    }
  });

  it('marks a p-value beyond the published table as a bound', () => {
    const walk = assertComputed(kpss(createAutoregressive(500, 1), { lags: 0 }));
    expect(walk).toMatchObject({ pValue: 0.01, pValueIs: 'upper bound', notes: [{ code: 'P_CLAMPED' }] });
    expect(walk.rejected).toEqual({ onePercent: true, fivePercent: true, tenPercent: true });
    const noise = assertComputed(kpss(createAutoregressive(500, 0)));
    expect(noise).toMatchObject({ pValue: 0.1, pValueIs: 'lower bound' });
    expect(noise.rejected).toEqual({ onePercent: false, fivePercent: false, tenPercent: false });
  });

  it('is invariant to a level of 1e9 and, about a trend, to any linear trend', () => {
    const values = createAutoregressive(200).map((value) => Math.round(value * 2 ** 20) / 2 ** 20);
    const plain = assertComputed(kpss(values));
    expect(
      relativeError(assertComputed(kpss(values.map((value) => value + 1e9))).statistic, plain.statistic),
    ).toBeLessThan(1e-10);
    const aboutTrend = assertComputed(kpss(values, { deterministic: 'ct' }));
    const trending = assertComputed(
      kpss(
        values.map((value, index) => value + index / 2),
        { deterministic: 'ct' },
      ),
    );
    expect(relativeError(trending.statistic, aboutTrend.statistic)).toBeLessThan(1e-10);
  });

  it('returns a reason when it cannot be computed', () => {
    expect(kpss([1, 2])).toMatchObject({ reason: 'TOO_FEW_OBSERVATIONS', needs: 3 });
    expect(kpss(Array(20).fill(7))).toMatchObject({ reason: 'ZERO_VARIANCE' });
    expect(kpss([1, 2, 3, 4, 5, 6], { deterministic: 'ct' })).toMatchObject({ reason: 'PERFECT_FIT' });
    for (const lags of [3, 4]) {
      expect(kpss([1, 3, 2, 4], { lags })).toMatchObject({ reason: 'LAG_EXCEEDS_SAMPLE', needs: lags + 2 });
    }
  });
});
