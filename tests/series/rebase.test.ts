import fc from 'fast-check';
import type { Observation } from '../../server/series/observation.js';
import { computeRevisionTolerance, detectRebase, findCommonPairs, isRevision } from '../../server/series/rebase.js';

const unit = { before: 'Index 2012=100', after: 'Index 2012=100' };
const newUnit = { before: 'Index 2012=100', after: 'Index 2017=100' };

function series(values: (number | null)[]): Observation[] {
  return values.map((value, index) => ({ date: `${1950 + index}-01-01`, value }));
}

function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

const detect = (before: Observation[], after: Observation[], units: { before: string; after: string }) =>
  detectRebase(findCommonPairs(before, after), units);

const computeTolerance = (before: Observation[], after: Observation[], factor: number) =>
  computeRevisionTolerance(findCommonPairs(before, after), factor);

const growing = Array.from({ length: 40 }, (_, index) => rounded(21.483 * 1.05 ** index + Math.sin(index), 3));

describe('detectRebase', () => {
  it('finds the factor of all published values to the last digit', () => {
    const after = growing.map((value) => rounded(value * 1.7234, 3));
    expect(detect(series(growing), series(after), unit)).toEqual({ factor: 1.7234, reason: 'constant_ratio' });
  });

  it('finds a constant factor despite coarse rounding of early values', () => {
    const before = growing.map((value, index) => rounded(value, index < 20 ? 1 : 3));
    const after = before.map((value, index) => rounded(value * 2.99, index < 20 ? 1 : 3));
    const found = detect(series(before), series(after), unit);
    expect(found?.reason).toBe('constant_ratio');
    expect(found?.factor).toBeCloseTo(2.99, 4);
  });

  it('reports a new unit even if the values are equal', () => {
    expect(detect(series(growing), series(growing), newUnit)).toEqual({ factor: 1, reason: 'unit_changed' });
    const thousands = growing.map((value) => value * 1000);
    expect(detect(series(growing), series(thousands), newUnit)).toEqual({ factor: 1000, reason: 'unit_changed' });
  });

  it('finds the factor of a new unit if recent values were revised as well', () => {
    const after = growing.map((value, index) => rounded(value * 0.93 * (index > 30 ? 1.004 : 1), 3));
    expect(detect(series(growing), series(after), newUnit)?.factor).toBeCloseTo(0.93, 5);
  });

  it('does not report revisions, equal values or a shift of coarse rates as a rebase', () => {
    const revised = growing.map((value, index) => (index > 30 ? value * 1.01 : value));
    expect(detect(series(growing), series(revised), unit)).toBeUndefined();
    expect(detect(series(growing), series(growing), unit)).toBeUndefined();
    expect(detect(series([5, 5.1, 5.2, 5.1]), series([5.1, 5.2, 5.3, 5.2]), unit)).toBeUndefined();
  });

  it('returns undefined without common values, and factor 1 for a new unit', () => {
    expect(detect([], [], unit)).toBeUndefined();
    expect(detect(series([1, 2]), series([2, 4]), unit)).toBeUndefined();
    expect(detect(series([null, 0]), series([null, 0]), newUnit)).toEqual({ factor: 1, reason: 'unit_changed' });
  });

  it('always returns a finite factor', () => {
    const values = fc.array(fc.option(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 })));
    fc.assert(
      fc.property(values, values, fc.boolean(), (before, after, same) => {
        const found = detect(series(before), series(after), same ? unit : newUnit);
        expect(found === undefined || Number.isFinite(found.factor)).toBe(true);
      }),
    );
  });
});

describe('isRevision', () => {
  it('compares exactly if the base did not change', () => {
    const tolerance = computeTolerance(series(growing), series(growing), 1);
    expect(isRevision(251.234, 251.234, tolerance)).toBe(false);
    expect(isRevision(251.234, 251.235, tolerance)).toBe(true);
  });

  it('is true for a number that appears or disappears, but not for one that stays missing', () => {
    const tolerance = computeTolerance([], [], 1);
    expect(isRevision(null, 1, tolerance)).toBe(true);
    expect(isRevision(1, null, tolerance)).toBe(true);
    expect(isRevision(null, null, tolerance)).toBe(false);
  });

  it('is false for all values of a rebased series, for any factor and number of decimals', () => {
    const factors = fc.double({ min: 0.2, max: 30, noNaN: true });
    fc.assert(
      fc.property(factors, fc.integer({ min: 1, max: 3 }), (factor, decimals) => {
        const before = growing.map((value) => rounded(value, decimals));
        const after = before.map((value) => rounded(value * factor, decimals));
        const tolerance = computeTolerance(series(before), series(after), factor);
        expect(
          factor === 1 || before.every((value, index) => !isRevision(value, after[index] ?? null, tolerance)),
        ).toBe(true);
      }),
    );
  });

  it('is true for a revision of a rebased series beyond rounding', () => {
    const after = growing.map((value) => rounded(value * 1.7234, 3));
    const tolerance = computeTolerance(series(growing), series(after), 1.7234);
    expect(isRevision(growing[20] ?? null, (after[20] ?? 0) + 0.01, tolerance)).toBe(true);
  });

  it('allows for values with only six significant digits', () => {
    const before = series([1234570, 2345680, 3456790]);
    const after = series([123457, 234568, 345679]);
    const tolerance = computeTolerance(before, after, 0.1);
    expect(isRevision(1234570, 123456.6, tolerance)).toBe(false);
    expect(isRevision(1234570, 123450, tolerance)).toBe(true);
  });
});
