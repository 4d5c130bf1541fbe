import fc from 'fast-check';
import { jarqueBera } from '../../server/stats/jarqueBera.js';
import { assertComputed, labsCases, relativeError } from './labsReference.js';

describe('jarqueBera', () => {
  it.each(labsCases)(
    'gives an exact statistic and p-value for $name',
    ({ values, jarqueBera: [statistic, pValue, skewness, kurtosis] }) => {
      const result = assertComputed(jarqueBera(values));
      expect(relativeError(result.statistic, statistic)).toBeLessThan(1e-10);
      expect(relativeError(result.pValue, pValue)).toBeLessThan(1e-9);
      expect(relativeError(result.skewness, skewness)).toBeLessThan(1e-10);
      expect(relativeError(result.kurtosis, kurtosis)).toBeLessThan(1e-12);
    },
  );

  it('is invariant to level, scale and order', () => {
    const numbers = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 4, maxLength: 60 });
    fc.assert(
      fc.property(numbers, fc.double({ min: 1e-250, max: 1e250, noNaN: true }), (values, factor) => {
        const plain = jarqueBera(values);
        if (plain.status !== 'computed') return new Set(values).size === 1;
        const variants = [
          values.map((value) => value + 1e9),
          values.map((value) => value * factor),
          [...values].reverse(),
        ].map((series) => assertComputed(jarqueBera(series)));
        return variants.every(({ statistic }) => Math.abs(statistic - plain.statistic) < 1e-10 * (1 + plain.statistic));
      }),
    );
  });

  it('ignores missing values and warns about few observations', () => {
    const few = assertComputed(jarqueBera([1, null, 2, 4, null, 8]));
    expect(few).toMatchObject({ observations: 4, statistic: assertComputed(jarqueBera([1, 2, 4, 8])).statistic });
    expect(few.notes.map(({ code }) => code)).toEqual(['GAPS_IN_SAMPLE', 'ASSUMES_INDEPENDENCE', 'SMALL_SAMPLE']);
  });

  it('returns a reason when it cannot be computed', () => {
    expect(jarqueBera([1, 2])).toMatchObject({ reason: 'TOO_FEW_OBSERVATIONS', needs: 3, observations: 2 });
    expect(jarqueBera(Array(50).fill(0.1))).toMatchObject({ reason: 'ZERO_VARIANCE' });
  });
});
