import { coverage, mase, msis, owa, seasonalScale, smape } from '../../server/forecasting/accuracy.js';
import { evaluateModels } from '../../server/forecasting/evaluateModels.js';
import { listRollingOrigins } from '../../server/forecasting/rollingOrigins.js';
import { airPassengers } from './forecastReference.js';

describe('accuracy', () => {
  it('follows the definitions of the M4 competition', () => {
    expect(smape([100, 0], [150, 0])).toBeCloseTo(20, 12);
    expect(seasonalScale([1, 3, 2, 5], 1)).toBe(2);
    expect(seasonalScale([1, 3, 2, 5], 2)).toBe(1.5);
    expect(mase([1, 2], [2, 4], 3)).toBe(0.5);
    expect(owa({ smape: 8, mase: 1 }, { smape: 10, mase: 2 })).toBeCloseTo(0.65, 12);
    const bounds = { level: 95, lower: [0, 0], upper: [10, 10] };
    expect(coverage([5, 11], bounds)).toBe(0.5);
    expect(msis([5, 11], bounds, 2)).toBeCloseTo((10 + (10 + 40)) / 2 / 2, 9);
  });

  it('has no scale for a constant sample', () => {
    expect(seasonalScale([2, 2, 2], 1)).toBeNull();
    expect(seasonalScale([2], 1)).toBeNull();
  });
});

describe('evaluateModels', () => {
  const cases = listRollingOrigins(airPassengers, { period: 12, horizon: 12, maxOrigins: 5 });

  it('places the first origin at the minimum training length and the last before a full horizon', () => {
    expect(cases.map(({ time }) => time)).toEqual([28, 54, 80, 106, 132]);
    expect(cases.at(-1)?.actual).toEqual(airPassengers.slice(132));
    expect(listRollingOrigins([1, 2, 3], { period: 1, horizon: 2 })).toEqual([]);
  });

  it('scores models against Naive 2 at the same origins', () => {
    const [auto, naive2] = evaluateModels(cases, ['auto', 'naive2'], { period: 12 });
    expect(naive2?.scores.owa).toBeCloseTo(1, 12);
    expect(auto?.scores.owa).toBeLessThan(0.8);
    expect(auto?.scores.origins).toBe(5);
    expect(auto?.byHorizon).toHaveLength(12);
    const [near, far] = [auto?.byHorizon[0]?.scores, auto?.byHorizon[11]?.scores];
    expect(near?.meanAbsoluteError).toBeLessThan(far?.meanAbsoluteError ?? 0);
  });

  it('omits steps without actual values', () => {
    const gapped = cases.map((origin) => ({
      ...origin,
      actual: origin.actual.map((value, step) => (step === 3 ? null : value)),
    }));
    const [naive] = evaluateModels(gapped, ['naive'], { period: 12 });
    expect(naive?.byHorizon.map(({ step }) => step)).not.toContain(4);
  });

  it('returns null scores without origins', () => {
    expect(evaluateModels([], ['auto'], { period: 12 })).toMatchObject([
      { scores: { origins: 0, smape: null, owa: null, coverage: [] }, byHorizon: [] },
    ]);
  });
});
