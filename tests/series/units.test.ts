import fc from 'fast-check';
import { type Frequency, frequencies } from '../../server/series/frequency.js';
import type { Observation } from '../../server/series/observation.js';
import { transformations } from '../../server/series/transformations.js';
import {
  applyUnits,
  countCaveats,
  describeUnits,
  isPercentage,
  type UnitCode,
  unitCodes,
} from '../../server/series/units.js';
import { dateValues } from '../support/dateValues.js';

function createMonthly(values: readonly (number | null)[], frequency: Frequency = 'monthly') {
  return dateValues('2020-01-01', values, frequency);
}

function convertUnits(observations: Observation[], code: UnitCode, frequency: Frequency) {
  const results = applyUnits(observations, code, frequency);
  return { values: results.map(({ value }) => value), notes: countCaveats(results) };
}

const anyFrequency = fc.constantFrom<Frequency>(...frequencies);
const anyValue = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer({ min: -2, max: 2 }),
  fc.constant(null),
);

describe('units', () => {
  it('lin is the identity without notes', () => {
    fc.assert(
      fc.property(fc.array(anyValue), anyFrequency, (values, frequency) => {
        expect(convertUnits(createMonthly(values, frequency), 'lin', frequency)).toEqual({ values, notes: [] });
      }),
    );
  });

  it('of a constant series show no change by any measure', () => {
    const constant = fc.double({ min: 1e-9, max: 1e12, noNaN: true });
    fc.assert(
      fc.property(constant, fc.constantFrom('chg', 'pch', 'pca', 'cch', 'cca'), (value, code) => {
        const { values, notes } = convertUnits(createMonthly([value, value, value]), code, 'monthly');
        expect(values).toEqual([null, 0, 0]);
        expect(notes).toEqual([]);
      }),
    );
  });

  it('match the transformations of the same name', () => {
    const observations = createMonthly([0, 3, -2, null, 5, 6, 7.5, 9, 1, 2, 3, 4, 5, 6]);
    const values = observations.map((observation) => observation.value);
    const dates = observations.map((observation) => observation.date);
    for (const code of unitCodes) {
      const expected = transformations[code].apply(values, { frequency: 'monthly', dates });
      expect(convertUnits(observations, code, 'monthly').values).toEqual(expected);
    }
  });
});

describe('a base', () => {
  it('is identified by its index, with or without a value', () => {
    const observations = createMonthly([1, null, 3, 4]);
    const getIndexes = (code: UnitCode) => applyUnits(observations, code, 'monthly').map(({ baseIndex }) => baseIndex);
    expect(getIndexes('pch')).toEqual([null, 0, 1, 2]);
    expect(getIndexes('lin')).toEqual([0, 1, 2, 3]);
    expect(getIndexes('pc1')).toEqual([null, null, null, null]);
  });
});

describe('notes on units', () => {
  it('explain every null whose operands are not missing', () => {
    fc.assert(
      fc.property(fc.array(anyValue, { minLength: 2 }), fc.constantFrom(...unitCodes), (values, code) => {
        const base = code === 'lin' || code === 'log' ? 0 : 1;
        const result = convertUnits(createMonthly(values, 'annual'), code, 'annual');
        const unexplained = result.values.filter(
          (value, i) => value === null && values[i] !== null && (values[i - base] ?? null) !== null,
        );
        const explained = result.notes.reduce((total, note) => total + note.count, 0);
        expect(explained).toBeGreaterThanOrEqual(unexplained.length);
      }),
    );
  });

  it('report growth from zero', () => {
    const { values, notes } = convertUnits(createMonthly([1, 0, 2, 0, 0]), 'pch', 'monthly');
    expect(values).toEqual([null, -100, null, -100, null]);
    expect(notes).toEqual([{ code: 'ZERO_DIVISOR', firstDate: '2020-03-01', count: 2 }]);
  });

  it('report logarithms of zero and negative numbers', () => {
    expect(convertUnits(createMonthly([1, 0, -1, null, 1]), 'log', 'monthly')).toEqual({
      values: [0, null, null, null, 0],
      notes: [{ code: 'NON_POSITIVE', firstDate: '2020-02-01', count: 2 }],
    });
    expect(convertUnits(createMonthly([-1, -2, 3, 3]), 'cca', 'monthly')).toEqual({
      values: [null, null, null, 0],
      notes: [{ code: 'NON_POSITIVE', firstDate: '2020-02-01', count: 2 }],
    });
  });

  it('warn about growth from and to negative numbers, which is computed as by FRED', () => {
    expect(convertUnits(createMonthly([-2, -1, 1]), 'pch', 'monthly')).toEqual({
      values: [null, -50, -200],
      notes: [{ code: 'SIGN_CHANGE', firstDate: '2020-02-01', count: 2 }],
    });
    expect(convertUnits(createMonthly([2, -1]), 'pca', 'monthly')).toEqual({
      values: [null, null],
      notes: [{ code: 'SIGN_CHANGE', firstDate: '2020-02-01', count: 1 }],
    });
  });

  it('report an annual rate that overflows', () => {
    expect(convertUnits(createMonthly([0.01, 1], 'daily'), 'pca', 'daily')).toEqual({
      values: [null, null],
      notes: [{ code: 'OVERFLOW', firstDate: '2020-01-02', count: 1 }],
    });
  });
});

describe('descriptions of units', () => {
  it('contain name, formula and resulting unit', () => {
    expect(describeUnits('pc1', 'Index 2017=100', 'quarterly')).toEqual({
      code: 'pc1',
      name: 'Percent Change from Year Ago',
      formula: '(x(t) / x(t-4) - 1) × 100',
      unit: 'Percent change from year ago',
    });
    expect(describeUnits('pc1', 'Ratio', 'daily').formula).toBe('(x(t) / x(t - 1 year) - 1) × 100');
    expect(describeUnits('ch1', 'Ratio', 'weekly').formula).toBe('x(t) - x(t - 52 weeks)');
    const units = unitCodes.map((code) => describeUnits(code, 'Thousands of persons', 'monthly').unit);
    expect(units).toEqual([
      'Thousands of persons',
      'Thousands of persons (change)',
      'Thousands of persons (change from year ago)',
      'Percent change',
      'Percent change from year ago',
      'Percent change at annual rate',
      'Percent change, continuously compounded',
      'Percent change at annual rate, continuously compounded',
      'Natural log of Thousands of persons',
    ]);
  });

  it('have a different unit for each measure of growth', () => {
    const growth = unitCodes.slice(3, 8).map((code) => describeUnits(code, 'Percent', 'monthly').unit);
    expect(new Set(growth).size).toBe(growth.length);
    expect(growth).not.toContain('Percent');
  });

  it('distinguish a percentage, which a growth rate is as well, from an index and a ratio', () => {
    const percentages = ['Percent', 'Percent of gross domestic product', 'Percent change from a year earlier'];
    expect([...percentages, 'Index 2017=100', 'Ratio'].filter(isPercentage)).toEqual(percentages);
  });

  it('use percentage points for the change of a percentage', () => {
    expect(describeUnits('chg', 'Percent', 'monthly').unit).toBe('Percentage points (change)');
  });
});
