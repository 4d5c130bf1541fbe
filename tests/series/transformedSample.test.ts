import { addPeriods } from '../../server/series/periods.js';
import { type TransformationName, transformations } from '../../server/series/transformations.js';
import { computeTransformedSample } from '../../server/series/transformedSample.js';

const quarterly = (values: (number | null)[]) => ({
  frequency: 'quarterly' as const,
  dates: values.map((_, index) => addPeriods('2020-01-01', index, 'quarterly')),
  values,
  unit: 'Percent',
});

function findFailure(values: (number | null)[], name: TransformationName) {
  return computeTransformedSample(quarterly(values), [name]).steps[0]?.notComputable;
}

describe('transformedSample', () => {
  it('applies transformations from left to right and counts the values of each step', () => {
    const sample = computeTransformedSample(quarterly([1, 2, 4, 8, 16, 32]), ['log', 'seasonal_diff', 'diff']);
    expect(sample).toMatchObject({
      steps: [
        { name: 'log', formula: 'ln x(t)', valuesBefore: 6, valuesAfter: 6 },
        { name: 'seasonal_diff', formula: 'x(t) - x(t-4)', valuesBefore: 6, valuesAfter: 2 },
        { name: 'diff', valuesBefore: 2, valuesAfter: 1 },
      ],
    });
    expect(sample).toMatchObject({ values: [null, null, null, null, null, expect.closeTo(0, 14)] });
    const [logFirst, diffFirst] = (['log', 'diff'] as const).map((first) =>
      computeTransformedSample(quarterly([1, 2, 4, 8]), first === 'log' ? ['log', 'diff'] : ['diff', 'log']),
    );
    expect(logFirst).not.toMatchObject({ values: (diffFirst as { values: number[] }).values });
  });

  it('keeps the calendar: a missing row is a period without a value', () => {
    const { dates, ...series } = quarterly([1, 2, 3, 4]);
    const sparse = { ...series, dates: dates.map((date, index) => (index === 3 ? '2021-04-01' : date)) };
    expect(computeTransformedSample(sparse, [])).toMatchObject({
      values: [1, 2, 3, null, null, 4],
      unit: 'Percent',
      steps: [],
    });
    expect(computeTransformedSample({ ...series, values: [], dates: [] }, ['diff'])).toMatchObject({ values: [] });
  });

  it('averages the number of periods in the name and returns null if a value is missing', () => {
    const line = Array.from({ length: 14 }, (_, index) => (index === 13 ? null : index ** 2));
    const computeAverages = (name: TransformationName) => computeTransformedSample(quarterly(line), [name]).values;
    const blank = (count: number) => Array<null>(count).fill(null);
    expect(computeAverages('ma6')).toEqual([
      ...blank(5),
      ...[55, 91, 139, 199, 271, 355, 451, 559].map((sum) => sum / 6),
      null,
    ]);
    expect(computeAverages('ma12')).toEqual([...blank(11), 506 / 12, 650 / 12, null]);
  });

  it.each(['log', 'logdiff', 'logdiff2', 'log_yoy', 'cch', 'cca'] as const)(
    'refuses the logarithm of zero for %s',
    (name) => {
      expect(findFailure([3, 1, 0, 5, 6, 7], name)).toMatchObject({ reason: 'NON_POSITIVE_FOR_LOG', observations: 6 });
      expect(findFailure([3, 1, 2, 5, 6, 7], name)).toBeNull();
    },
  );

  it('stops at the first transformation that cannot be applied and keeps the values before it', () => {
    const { steps, values, unit } = computeTransformedSample(quarterly([3, 4, 2, null, 5, 6]), ['diff', 'log', 'diff']);
    expect(steps).toMatchObject([
      { name: 'diff', valuesBefore: 5, valuesAfter: 3, notComputable: null },
      {
        name: 'log',
        formula: 'ln x(t)',
        valuesBefore: 3,
        valuesAfter: 0,
        notComputable: {
          reason: 'NON_POSITIVE_FOR_LOG',
          message: expect.stringContaining('1 of 3 values is zero or negative.'),
        },
      },
    ]);
    expect(values).toEqual([null, 1, -2, null, null, 1]);
    expect(unit).toBe('Percentage points (change)');
  });

  it.each<[TransformationName[], string]>([
    [['diff', 'diff'], 'Values as sent (change of the change)'],
    [['diff', 'diff', 'diff'], 'Values as sent (change of the change of the change)'],
    [['diff2', 'diff'], 'Values as sent (change of the change of the change)'],
    [['seasonal_diff', 'diff'], 'Values as sent (change from year ago, change)'],
    [['seasonal_diff', 'diff', 'diff'], 'Values as sent (change from year ago, change of the change)'],
    [['log', 'diff', 'demean'], 'Natural log of Values as sent (change, deviation from mean)'],
    [['ma3', 'cumsum'], 'Values as sent (moving average of 3 periods, cumulative)'],
    [['diff', 'zscore'], 'Standard deviations from mean'],
  ])('names the unit after %j', (names, unit) => {
    const values = Array.from({ length: 24 }, (_, index) => 2 ** (index % 7) + index);
    expect(computeTransformedSample({ ...quarterly(values), unit: 'Values as sent' }, names).unit).toBe(unit);
  });

  it('refuses the standard score of a constant or single value, and an index that begins with zero', () => {
    const tenths = [0.1 + 0.2, 0.3, 0.3];
    for (const name of ['zscore', 'standardize'] as const) {
      expect(findFailure([7, 7, null, 7], name)).toMatchObject({ reason: 'ZERO_VARIANCE', observations: 3 });
      expect(findFailure(tenths, name)).toMatchObject({ reason: 'ZERO_VARIANCE' });
      expect(findFailure([7, null], name)).toMatchObject({ reason: 'TOO_FEW_OBSERVATIONS', observations: 1, needs: 2 });
      expect(findFailure([null, null], name)).toMatchObject({ reason: 'TOO_FEW_OBSERVATIONS', observations: 0 });
      expect(findFailure([7, 8], name)).toBeNull();
    }
    expect(findFailure([null, 0, 5], 'index')).toMatchObject({ reason: 'ZERO_BASE' });
    expect(findFailure([5, 0], 'index')).toBeNull();
  });

  it('accepts the aliases of the unit codes', () => {
    const names = {
      level: 'lin',
      diff: 'chg',
      seasonal_diff: 'ch1',
      pct: 'pch',
      yoy: 'pc1',
      standardize: 'zscore',
    } as const;
    const series = quarterly([3, 1, 4, 1.5, 9, 2.6]);
    for (const [name, code] of Object.entries(names) as [keyof typeof names, (typeof names)[keyof typeof names]][]) {
      expect(transformations[name].apply(series.values, series)).toEqual(
        transformations[code].apply(series.values, series),
      );
    }
  });

  it('returns zeros for a line without its trend', () => {
    const line = Array.from({ length: 50 }, (_, index) => 0.1 * index + 0.7);
    expect(computeTransformedSample(quarterly(line), ['detrend'])).toMatchObject({ values: Array(50).fill(0) });
  });
});
