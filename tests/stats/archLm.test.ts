import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { archLm } from '../../server/stats/archLm.js';
import { assertComputed, createAutoregressive, labsCases, relativeError } from './labsReference.js';

const gapsFile = new URL('../reference/labsGaps.json', import.meta.url);
const { cases: withGaps } = JSON.parse(readFileSync(gapsFile, 'utf8')) as {
  cases: { id: string; values: (number | null)[]; archLm: [number, number, number, number] }[];
};

describe('archLm', () => {
  it.each(labsCases)(
    'gives exact LM and F statistics for $name, with and without subtracting the mean',
    (reference) => {
      for (const [lags, demeaned, statistic, pValue, f, pValueOfF] of reference.archLm) {
        const result = assertComputed(archLm(reference.values, { lags, demean: demeaned === 1 }));
        expect(relativeError(result.statistic, statistic)).toBeLessThan(1e-10);
        expect(relativeError(result.pValue, pValue)).toBeLessThan(1e-9);
        expect(relativeError(result.f.statistic, f)).toBeLessThan(1e-10);
        expect(relativeError(result.f.pValue, pValueOfF)).toBeLessThan(1e-9);
      }
    },
  );

  it.each(withGaps)(
    'uses the rows of $id without missing values',
    ({ values, archLm: [lags, rows, statistic, pValue] }) => {
      const result = assertComputed(archLm(values, { lags }));
      expect(result.observations).toBe(rows);
      expect(relativeError(result.statistic, statistic)).toBeLessThan(1e-10);
      expect(relativeError(result.pValue, pValue)).toBeLessThan(1e-9);
      expect(result.notes.map(({ code }) => code)).toEqual(['GAPS_IN_SAMPLE', 'DEMEANED', 'ASSUMES_INDEPENDENCE']);
    },
  );

  it('is invariant to level and scale, for a level of 1e9 and a scale of 1e-18', () => {
    const whole = fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 30, maxLength: 80 });
    fc.assert(
      fc.property(whole, (values) => {
        const plain = archLm(values, { lags: 3 });
        if (plain.status !== 'computed') return true;
        const raised = assertComputed(
          archLm(
            values.map((value) => value + 1e9),
            { lags: 3 },
          ),
        );
        const tiny = assertComputed(
          archLm(
            values.map((value) => value * 1e-18),
            { lags: 3 },
          ),
        );
        return [raised, tiny].every(
          ({ statistic }) => Math.abs(statistic - plain.statistic) < 1e-10 * (1 + plain.statistic),
        );
      }),
    );
  });

  it('accounts for the parameters of the model that left the residuals', () => {
    const series = createAutoregressive(120);
    const plain = assertComputed(archLm(series, { lags: 4 }));
    const corrected = assertComputed(archLm(series, { lags: 4, modelDegrees: 2 }));
    expect(plain).toMatchObject({ observations: 116, degreesOfFreedom: 4 });
    expect(corrected.statistic).toBeCloseTo((plain.statistic * 114) / 116, 12);
  });

  it('returns a reason when it cannot be computed', () => {
    const alternating = Array.from({ length: 40 }, (_, index) => (index % 2 ? 0.1 : 0.3));
    const line = Array.from({ length: 60 }, (_, index) => index + 1);
    expect(archLm(alternating, { lags: 6 })).toMatchObject({ reason: 'RANK_DEFICIENT' });
    expect(archLm(line, { lags: 10 })).toMatchObject({ reason: 'RANK_DEFICIENT' });
    expect(archLm([1, 3, 2, 5, 4, 6], { lags: 5 })).toMatchObject({ reason: 'TOO_FEW_OBSERVATIONS', needs: 12 });
    expect(archLm(Array(50).fill(5))).toMatchObject({ reason: 'ZERO_VARIANCE' });
  });

  it('stays exact with a single outlier', () => {
    const spike = Array.from({ length: 60 }, (_, index) => (index === 30 ? 1 : 0));
    expect(relativeError(assertComputed(archLm(spike, { lags: 8 })).statistic, 0.18538324420677363)).toBeLessThan(
      1e-10,
    );
  });
});
