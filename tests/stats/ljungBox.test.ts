import { boxPierce, ljungBox } from '../../server/stats/ljungBox.js';
import { assertComputed, createAutoregressive, labsCases, relativeError } from './labsReference.js';

const smallest = 1e-290;

describe.each([
  ['ljungBox', ljungBox],
  ['boxPierce', boxPierce],
] as const)('%s', (test, portmanteau) => {
  it.each(labsCases)('gives an exact statistic and p-value for $name', (reference) => {
    for (const [lags, modelDegrees, statistic, pValue] of reference[test]) {
      const result = assertComputed(portmanteau(reference.values, { lags, modelDegrees }));
      expect(relativeError(result.statistic, statistic)).toBeLessThan(1e-10);
      expect(result.degreesOfFreedom).toBe(lags - modelDegrees);
      if (pValue === null || pValue > smallest) expect(relativeError(result.pValue, pValue)).toBeLessThan(1e-9);
    }
  });
});

describe('ljungBox', () => {
  it('returns the test at every lag and decides by the last lag', () => {
    const result = assertComputed(ljungBox(createAutoregressive(300), { lags: 12 }));
    expect(result.table.map(({ lag }) => lag)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    expect(result.table.at(-1)).toMatchObject({ statistic: result.statistic, pValue: result.pValue });
    expect(result.rejected).toEqual({ onePercent: true, fivePercent: true, tenPercent: true });
    expect(result.nullHypothesis).toBe('The first 12 autocorrelations are zero.');
    const first = assertComputed(ljungBox(createAutoregressive(300), { lags: 1 }));
    expect(first.nullHypothesis).toBe('The first autocorrelation is zero.');
  });

  it('uses ten lags, two seasons, or a fifth of the sample by default', () => {
    expect(ljungBox(createAutoregressive(300))).toMatchObject({ lags: 10 });
    expect(ljungBox(createAutoregressive(300), { period: 12 })).toMatchObject({ lags: 24 });
    expect(ljungBox(createAutoregressive(40), { period: 12 })).toMatchObject({ lags: 8 });
  });

  it('has no p-value unless there are more lags than model parameters', () => {
    const result = assertComputed(ljungBox(createAutoregressive(100), { lags: 2, modelDegrees: 2 }));
    expect(result).toMatchObject({ pValue: null, log10PValue: null, rejected: null, notes: [{ code: 'P_UNDEFINED' }] });
  });

  it('reports the required number of observations if the lags exceed the sample', () => {
    const series = [3.1, 2.9, 4.2, 5, 4.8, 4.1, 3.9, 4.4];
    expect(ljungBox(series, { lags: 12 })).toMatchObject({ reason: 'LAG_EXCEEDS_SAMPLE', needs: 13, observations: 8 });
    const [one, other] = [
      assertComputed(ljungBox([1, 2, 1.5, 3, 2.5, 4], { lags: 5 })),
      assertComputed(ljungBox([1, 2], { lags: 1 })),
    ];
    expect(relativeError(one.pValue, 0.04643972933051879)).toBeLessThan(1e-12);
    expect(other.statistic).toBe(2);
    expect(ljungBox(Array(37).fill(-3.7))).toMatchObject({ reason: 'ZERO_VARIANCE' });
  });

  it('gives the logarithm of a p-value below the range of doubles', () => {
    const walk = createAutoregressive(2000, 1);
    const result = assertComputed(ljungBox(walk, { lags: 20 }));
    expect(result.pValue).toBe(0);
    expect(result.log10PValue).toBeLessThan(-1000);
  });
});
