import { breuschGodfrey } from '../../server/stats/breuschGodfrey.js';
import { durbinWatson } from '../../server/stats/durbinWatson.js';
import { assertComputed, createAutoregressive, labsCases, relativeError } from './labsReference.js';

const line = Array.from({ length: 60 }, (_, index) => index + 1);

describe('durbinWatson', () => {
  it.each(labsCases)('is exact for $name, about the mean and about a line', (reference) => {
    const [level, trend, pOfLevel, pOfTrend] = reference.durbinWatson;
    for (const [deterministic, statistic, pValue] of [
      ['c', level, pOfLevel],
      ['ct', trend, pOfTrend],
    ] as const) {
      const result = assertComputed(durbinWatson(reference.values, { deterministic }));
      expect(relativeError(result.statistic, statistic)).toBeLessThan(1e-10);
      if (pValue !== undefined && pValue > 1e-290) expect(relativeError(result.pValue, pValue)).toBeLessThan(1e-9);
    }
  });

  it('notes that its p-value is approximate and is not computable for a line about a trend', () => {
    const result = assertComputed(durbinWatson(createAutoregressive(50)));
    expect(result.notes).toMatchObject([{ code: 'P_APPROXIMATE' }]);
    expect(result.rejected).toEqual({ onePercent: true, fivePercent: true, tenPercent: true });
    expect(durbinWatson(line, { deterministic: 'ct' })).toMatchObject({ reason: 'PERFECT_FIT' });
    expect(durbinWatson([1, 2])).toMatchObject({ reason: 'TOO_FEW_OBSERVATIONS', needs: 3 });
  });
});

describe('breuschGodfrey', () => {
  it.each(labsCases)('gives exact LM and F statistics for $name', (reference) => {
    for (const [lags, statistic, pValue, f, pValueOfF] of reference.breuschGodfrey) {
      const result = assertComputed(breuschGodfrey(reference.values, { lags }));
      expect(relativeError(result.statistic, statistic)).toBeLessThan(1e-10);
      expect(relativeError(result.pValue, pValue)).toBeLessThan(1e-9);
      expect(relativeError(result.f.statistic, f)).toBeLessThan(1e-10);
      expect(relativeError(result.f.pValue, pValueOfF)).toBeLessThan(1e-9);
    }
  });

  it('is invariant to a level of 1e9 and, about a trend, to any linear trend', () => {
    const values = createAutoregressive(200).map((value) => Math.round(value * 2 ** 20) / 2 ** 20);
    const plain = assertComputed(breuschGodfrey(values, { lags: 4 }));
    const raised = assertComputed(
      breuschGodfrey(
        values.map((value) => value + 1e9),
        { lags: 4 },
      ),
    );
    expect(relativeError(raised.statistic, plain.statistic)).toBeLessThan(1e-10);
    const aboutTrend = assertComputed(breuschGodfrey(values, { lags: 4, deterministic: 'ct' }));
    const trending = values.map((value, index) => value + index / 2);
    const trendingAboutTrend = assertComputed(breuschGodfrey(trending, { lags: 4, deterministic: 'ct' }));
    expect(relativeError(trendingAboutTrend.statistic, aboutTrend.statistic)).toBeLessThan(1e-10);
  });

  it('returns a reason when it cannot be computed', () => {
    expect(breuschGodfrey(line, { deterministic: 'ct' })).toMatchObject({ reason: 'PERFECT_FIT' });
    expect(breuschGodfrey([1, 3, 2, 5], { lags: 3 })).toMatchObject({ reason: 'TOO_FEW_OBSERVATIONS', needs: 5 });
    expect(breuschGodfrey(Array(20).fill(1))).toMatchObject({ reason: 'ZERO_VARIANCE' });
    const gapped: (number | null)[] = [...createAutoregressive(40), null, ...createAutoregressive(30)];
    expect(breuschGodfrey(gapped)).toMatchObject({ observations: 40, notes: [{ code: 'GAPS_IN_SAMPLE' }] });
  });
});
