import { phillipsPerron } from '../../server/stats/phillipsPerron.js';
import { assertComputed, createAutoregressive, labsCases, relativeError } from './labsReference.js';

describe('phillipsPerron', () => {
  it.each(labsCases)('matches the statistic and p-value of arch for $name', (reference) => {
    for (const [deterministic, lags, statistic, pValue] of reference.phillipsPerron) {
      const result = assertComputed(phillipsPerron(reference.values, { deterministic, lags }));
      expect(relativeError(result.statistic, statistic)).toBeLessThan(1e-10);
      expect(relativeError(result.pValue, pValue)).toBeLessThan(1e-9);
    }
  });

  it('is invariant to a level of 1e9 and to scale', () => {
    const values = createAutoregressive(200, 0.9).map((value) => Math.round(value * 2 ** 20) / 2 ** 20);
    const plain = assertComputed(phillipsPerron(values));
    for (const series of [values.map((value) => value + 1e9), values.map((value) => value * 1e-200)]) {
      const other = assertComputed(phillipsPerron(series));
      expect(relativeError(other.statistic, plain.statistic)).toBeLessThan(1e-10);
      expect(relativeError(other.normalizedBias, plain.normalizedBias)).toBeLessThan(1e-10);
    }
    expect(plain).toMatchObject({ lags: 15, lagRule: '⌈12 (n/100)^¼⌉', observations: 199 });
  });

  it('returns a reason when it cannot be computed', () => {
    expect(phillipsPerron([1, 2, 4])).toMatchObject({ reason: 'TOO_FEW_OBSERVATIONS', needs: 4 });
    expect(phillipsPerron(Array(20).fill(7))).toMatchObject({ reason: 'ZERO_VARIANCE' });
    expect(phillipsPerron([1, 2, 3, 4, 5, 6])).toMatchObject({ reason: 'PERFECT_FIT' });
    expect(phillipsPerron([1, 3, 2, 4, 1], { lags: 4 })).toMatchObject({ reason: 'LAG_EXCEEDS_SAMPLE', needs: 6 });
  });
});
