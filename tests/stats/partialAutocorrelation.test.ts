import fc from 'fast-check';
import {
  type PartialMethod,
  partialAutocorrelation,
  partialMethods,
} from '../../server/stats/partialAutocorrelation.js';
import { assertComputed, createAutoregressive, findMaxDifference, labsCases } from './labsReference.js';

function computePartials(series: (number | null)[], method: PartialMethod, maxLag?: number): number[] {
  const result = assertComputed(partialAutocorrelation(series, { method, ...(maxLag ? { maxLag } : {}) }));
  return result.values.slice(1).map(({ value }) => value);
}

describe('partialAutocorrelation', () => {
  it.each(labsCases)('is exact for $name by every method', ({ values, partials }) => {
    for (const method of Object.keys(partials) as (keyof typeof partials)[]) {
      const exact = partials[method];
      expect(findMaxDifference(computePartials(values, method, partials.ywm.length), exact)).toBeLessThan(1e-11);
    }
  });

  it('accepts two names for the default method of R and four for the adjusted one', () => {
    const series = createAutoregressive(80);
    expect(computePartials(series, 'ldb')).toEqual(computePartials(series, 'ywm'));
    for (const method of ['ywadjusted', 'ld', 'lda'] as const) {
      expect(computePartials(series, method)).toEqual(computePartials(series, 'yw'));
    }
  });

  it('lies in [−1, 1] by default and is invariant to scale', () => {
    const series = fc.array(fc.integer({ min: -100, max: 100 }), { minLength: 4, maxLength: 50 });
    fc.assert(
      fc.property(series, (values) => {
        if (new Set(values).size === 1) return true;
        const plain = computePartials(values, 'ywm');
        const tiny = computePartials(
          values.map((value) => value * 1e-200),
          'ywm',
        );
        return plain.every((value) => Math.abs(value) <= 1 + 1e-12) && findMaxDifference(tiny, plain) < 1e-9;
      }),
    );
  });

  it('stops with a note when shorter lags explain the series completely', () => {
    const alternating = Array.from({ length: 40 }, (_, index) => (index % 2 ? -1 : 1));
    const result = assertComputed(partialAutocorrelation(alternating, { method: 'yw', maxLag: 6 }));
    expect(result).toMatchObject({ lags: 1, notes: [{ code: 'LAGS_TRUNCATED' }] });
    expect(result.values.every(({ value }) => Number.isFinite(value))).toBe(true);
  });

  it('uses the longest run without gaps for methods that need consecutive values', () => {
    const series: (number | null)[] = createAutoregressive(60);
    const run = series.slice(21);
    series[20] = null;
    const result = assertComputed(partialAutocorrelation(series, { method: 'burg', maxLag: 3 }));
    expect(result).toMatchObject({ observations: 39, notes: [{ code: 'GAPS_IN_SAMPLE' }] });
    expect(result.values.slice(1).map(({ value }) => value)).toEqual(computePartials(run, 'burg', 3));
  });

  it('returns a reason when it cannot be computed', () => {
    for (const method of partialMethods) {
      expect(partialAutocorrelation([1], { method })).toMatchObject({ reason: 'TOO_FEW_OBSERVATIONS' });
      expect(partialAutocorrelation(Array(30).fill(5), { method })).toMatchObject({ reason: 'ZERO_VARIANCE' });
    }
  });
});
