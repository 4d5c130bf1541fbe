import { fitDrift } from '../../server/forecasting/drift.js';
import type { FitFunction } from '../../server/forecasting/fittedModel.js';
import { isSeasonal } from '../../server/forecasting/isSeasonal.js';
import { fitNaive } from '../../server/forecasting/naive.js';
import { fitNaive2 } from '../../server/forecasting/naive2.js';
import { computeSeasonalFigure } from '../../server/forecasting/seasonalFigure.js';
import { fitSeasonalNaive } from '../../server/forecasting/seasonalNaive.js';
import { assertFitted, computeUpper95, findMaxRelativeError, references } from './forecastReference.js';

const banded: ['naive' | 'snaive' | 'drift', FitFunction][] = [
  ['naive', fitNaive],
  ['snaive', fitSeasonalNaive],
  ['drift', fitDrift],
];

describe('the baselines', () => {
  it.each(references)('match R on %s, including intervals', (_name, reference) => {
    const { values, period, horizon } = reference;
    for (const [model, fitFunction] of banded) {
      const found = assertFitted(fitFunction(values, { period }));
      expect(findMaxRelativeError(found.point(horizon), reference[model].point)).toBeLessThan(1e-11);
      expect(findMaxRelativeError(computeUpper95(found, horizon), reference[model].upper95)).toBeLessThan(1e-11);
    }
    expect(
      findMaxRelativeError(assertFitted(fitNaive2(values, { period })).point(horizon), reference.naive2),
    ).toBeLessThan(1e-11);
  });

  it.each(references)('find the same season as R in %s', (_name, { values, period, seasonal, figure }) => {
    expect(isSeasonal(values, period)).toBe(seasonal);
    for (const kind of ['multiplicative', 'additive'] as const)
      if (figure)
        expect(
          findMaxRelativeError([...computeSeasonalFigure(values, period, kind).indices], figure[kind]),
        ).toBeLessThan(1e-9);
  });

  it('require one value, two values, or one season', () => {
    expect(fitNaive([], { period: 1 })).toMatchObject({ reason: 'TOO_FEW_OBSERVATIONS', needs: 1 });
    expect(fitDrift([1], { period: 1 })).toMatchObject({ reason: 'TOO_FEW_OBSERVATIONS', needs: 2 });
    expect(fitSeasonalNaive([1, 2, 3], { period: 4 })).toMatchObject({ reason: 'TOO_FEW_OBSERVATIONS', needs: 4 });
    expect(assertFitted(fitNaive([7], { period: 12 })).deviation(3)).toBeUndefined();
  });
});
