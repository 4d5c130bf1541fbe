import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { dieboldMariano } from '../../server/stats/dieboldMariano.js';
import { assertComputed, relativeError } from './labsReference.js';

interface Case {
  name: string;
  overlap: number;
  estimator: string;
  differences: number[];
  statistic: number;
  pValue: number;
}

const cases: Case[] = JSON.parse(readFileSync(resolveProjectPath('tests', 'reference', 'dieboldMariano.json'), 'utf8'));

describe('dieboldMariano', () => {
  it.each(cases)('matches R for $name', ({ differences, overlap, estimator, statistic, pValue }) => {
    const result = assertComputed(dieboldMariano(differences, overlap));
    expect(result.varianceEstimator).toBe(estimator);
    expect(relativeError(result.statistic, statistic)).toBeLessThan(1e-10);
    expect(relativeError(result.pValue, pValue)).toBeLessThan(1e-9);
  });

  it('equals the t-test of a mean without overlap', () => {
    // 2.5 / (1.2909944 / √4) = √15, whose p-value with 3 degrees of freedom is 0.030466…
    const result = assertComputed(dieboldMariano([1, 2, 3, 4]));
    expect(result.statistic).toBeCloseTo(Math.sqrt(15), 12);
    expect(result.pValue).toBeCloseTo(0.0304662, 6);
    expect(result).toMatchObject({ degreesOfFreedom: 3, meanDifference: 2.5, observations: 4, overlap: 1 });
  });

  it('changes sign when the forecasts are swapped and is invariant to the unit of the losses', () => {
    const losses = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 4, maxLength: 40 });
    fc.assert(
      fc.property(losses, fc.integer({ min: 1, max: 3 }), (differences, overlap) => {
        const plain = dieboldMariano(differences, overlap);
        if (plain.status !== 'computed') return new Set(differences).size === 1;
        const swapped = assertComputed(
          dieboldMariano(
            differences.map((one) => -1e-200 * one),
            overlap,
          ),
        );
        return (
          Math.abs(swapped.statistic + plain.statistic) < 1e-9 * (1 + Math.abs(plain.statistic)) &&
          Math.abs((swapped.pValue ?? 2) - (plain.pValue ?? 2)) < 1e-9
        );
      }),
    );
  });

  it('returns a reason when it cannot be computed', () => {
    expect(dieboldMariano([1, 2])).toMatchObject({ reason: 'TOO_FEW_OBSERVATIONS', needs: 3, observations: 2 });
    expect(dieboldMariano([1, 2, 3, 4], 4)).toMatchObject({ reason: 'TOO_FEW_OBSERVATIONS', needs: 5 });
    expect(dieboldMariano([0.1, 0.1, 0.1, 0.1])).toMatchObject({ reason: 'ZERO_VARIANCE' });
    expect(() => dieboldMariano([1, 2, 3], 0)).toThrow('overlap');
  });
});
