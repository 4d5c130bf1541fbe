import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { type Autocorrelation, autocorrelation } from '../../server/stats/autocorrelation.js';
import { laggedProducts } from '../../server/stats/laggedProducts.js';
import { ljungBox } from '../../server/stats/ljungBox.js';
import type { MissingRule } from '../../server/stats/sample.js';
import { assertComputed, createAutoregressive, findMaxDifference, labsCases, relativeError } from './labsReference.js';

interface Gaps {
  id: string;
  values: (number | null)[];
  pairs: number[];
  acf: Record<'conservative' | 'adjusted' | 'pairwise' | 'drop', number[]>;
  ljungBox: [MissingRule, number, number, number][];
}

const gapsFile = new URL('../reference/labsGaps.json', import.meta.url);
const { cases: withGaps } = JSON.parse(readFileSync(gapsFile, 'utf8')) as { cases: Gaps[] };

function getValues({ values }: Autocorrelation): number[] {
  return values.map(({ value }) => value ?? Number.NaN);
}

describe('autocorrelation', () => {
  it.each(labsCases)('is exact to 1e-12 for $name, including the bands', ({ values, n, acf, bartlettError }) => {
    const biased = assertComputed(autocorrelation(values, { maxLag: acf.length }));
    expect(findMaxDifference(getValues(biased), [1, ...acf])).toBeLessThan(1e-12);
    const adjusted = assertComputed(autocorrelation(values, { maxLag: acf.length, adjusted: true }));
    const exact = acf.map((value, index) => (value * n) / (n - index - 1));
    expect(findMaxDifference(getValues(adjusted), [1, ...exact])).toBeLessThan(1e-12);
    const bands = biased.values.slice(1, 6).map(({ bartlettBand }) => (bartlettBand ?? Number.NaN) / 1.959963984540054);
    expect(findMaxDifference(bands, bartlettError)).toBeLessThan(1e-13);
    expect(relativeError(biased.values[1]?.whiteNoiseBand, 1.959963984540054 / Math.sqrt(n))).toBeLessThan(1e-14);
  });

  it.each(withGaps)('applies each rule for missing values to $id', ({ values, pairs, acf, ljungBox: portmanteau }) => {
    const maxLag = pairs.length - 1;
    const kept = assertComputed(autocorrelation(values, { maxLag }));
    expect(kept.values.map((row) => row.pairs)).toEqual(pairs);
    expect(kept.notes.map(({ code }) => code)).toEqual(['GAPS_IN_SAMPLE']);
    expect(findMaxDifference(getValues(kept), acf.conservative)).toBeLessThan(1e-12);
    const adjusted = assertComputed(autocorrelation(values, { maxLag, adjusted: true }));
    expect(findMaxDifference(getValues(adjusted), acf.adjusted)).toBeLessThan(1e-12);
    for (const missing of ['pairwise', 'drop'] as const) {
      const result = assertComputed(autocorrelation(values, { maxLag, missing }));
      expect(findMaxDifference(getValues(result), acf[missing])).toBeLessThan(1e-12);
    }
    for (const [missing, lags, statistic, pValue] of portmanteau) {
      const result = assertComputed(ljungBox(values, { missing, lags }));
      expect(relativeError(result.statistic, statistic)).toBeLessThan(1e-10);
      if (pValue > 1e-290) expect(relativeError(result.pValue, pValue)).toBeLessThan(1e-9);
    }
    expect(autocorrelation(values, { missing: 'raise' })).toMatchObject({ reason: 'MISSING_VALUES' });
  });

  it('lies in [−1, 1] and is invariant to scaling and time reversal', () => {
    const series = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 3, maxLength: 60 });
    fc.assert(
      fc.property(series, fc.double({ min: 1e-300, max: 1e300, noNaN: true }), (values, factor) => {
        const one = autocorrelation(values);
        if (one.status !== 'computed') return new Set(values).size === 1;
        const scaled = assertComputed(autocorrelation(values.map((value) => value * factor)));
        const reversed = assertComputed(autocorrelation([...values].reverse()));
        return (
          getValues(one).every((value) => Math.abs(value) <= 1 + 1e-15) &&
          findMaxDifference(getValues(scaled), getValues(one)) < 1e-12 &&
          findMaxDifference(getValues(reversed), getValues(one)) < 1e-13
        );
      }),
    );
  });

  it('loses no digits on a level of 1e9', () => {
    const values = createAutoregressive(300).map((value) => Math.round(value * 2 ** 20) / 2 ** 20);
    const raised = values.map((value) => value + 1e9);
    const plain = getValues(assertComputed(autocorrelation(values)));
    expect(findMaxDifference(getValues(assertComputed(autocorrelation(raised))), plain)).toBeLessThan(1e-14);
  });

  it('uses Fourier transforms for many lags without losing digits', () => {
    const values = Float64Array.from(createAutoregressive(3000, 0.9));
    const fast = laggedProducts(values, 2999);
    const computeDirectly = (lag: number) =>
      values.subarray(lag).reduce((sum, value, t) => sum + value * (values[t] ?? 0), 0);
    for (const lag of [0, 1, 17, 2500, 2999]) {
      expect(Math.abs((fast[lag] ?? 0) - computeDirectly(lag)) / computeDirectly(0)).toBeLessThan(1e-14);
    }
    expect(fast).toHaveLength(3000);
  });

  it('reports the number of lags and truncates it to what the sample supports', () => {
    expect(autocorrelation(createAutoregressive(100))).toMatchObject({
      lags: 20,
      lagRule: 'floor(10 log10 n)',
      notes: [],
    });
    const truncated = assertComputed(autocorrelation([3, 1, 4, 1, 5], { maxLag: 12 }));
    expect(truncated).toMatchObject({ lags: 4, notes: [{ code: 'LAGS_TRUNCATED' }] });
    expect(truncated.values).toHaveLength(5);
  });

  it('returns a reason when it cannot be computed', () => {
    expect(autocorrelation([])).toMatchObject({ reason: 'TOO_FEW_OBSERVATIONS', observations: 0, needs: 2 });
    expect(autocorrelation([null, null, null])).toMatchObject({ reason: 'TOO_FEW_OBSERVATIONS' });
    expect(autocorrelation(Array(40).fill(0.1))).toMatchObject({ reason: 'ZERO_VARIANCE', needs: null });
    expect(autocorrelation([0.1 + 0.2, 0.3, 0.3, 0.3])).toMatchObject({ reason: 'ZERO_VARIANCE' });
    expect(() => autocorrelation([1, 2, 3], { maxLag: -1 })).toThrow(RangeError);
  });
});
