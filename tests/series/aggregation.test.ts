import fc from 'fast-check';
import { AggregationFrequencyError, type AggregationMethod, aggregate } from '../../server/series/aggregation.js';
import { frequencies, isLowerFrequency } from '../../server/series/frequency.js';
import { addPeriods, getPeriodStart } from '../../server/series/periods.js';
import { dateValues } from '../support/dateValues.js';

const pairs = frequencies.flatMap((from) => frequencies.map((to) => ({ from, to })));
const downward = pairs.filter(({ from, to }) => isLowerFrequency(to, from));
const anyPair = fc.constantFrom(...downward);
const anyMethod = fc.constantFrom<AggregationMethod>('avg', 'sum', 'eop');
const anyNumber = fc.double({ noNaN: true, noDefaultInfinity: true });
const anyValue = fc.oneof(anyNumber, fc.integer({ min: -5, max: 5 }), fc.constant(null));

describe('aggregation', () => {
  it.each(pairs.filter(({ from, to }) => !isLowerFrequency(to, from)))('refuses $from to $to', ({ from, to }) => {
    expect(() => aggregate([], from, to, 'avg')).toThrow(AggregationFrequencyError);
    expect(() => aggregate([], from, to, 'avg')).toThrow(RangeError);
  });

  it('returns no rows for no observations, for every pair of frequencies', () => {
    for (const { from, to } of downward) expect(aggregate([], from, to, 'sum')).toEqual([]);
  });

  it('returns a constant unchanged, as average and end of period', () => {
    const constant = fc.double({ min: -1e300, max: 1e300, noNaN: true }).map((value) => value + 0);
    fc.assert(
      fc.property(
        constant,
        anyPair,
        fc.constantFrom<AggregationMethod>('avg', 'eop'),
        (value, { from, to }, method) => {
          const rows = aggregate(dateValues('2019-01-01', Array(80).fill(value), from), from, to, method);
          expect(rows.every((row) => row.value === null || row.value === value)).toBe(true);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('sums the values in each period and counts each value once', () => {
    const whole = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1, maxLength: 100 });
    fc.assert(
      fc.property(whole, anyPair, (values, { from, to }) => {
        const observations = dateValues('2019-02-03', values, from);
        const rows = aggregate(observations, from, to, 'sum');
        for (const row of rows) {
          const next = addPeriods(row.date, 1, to);
          const parts = observations.filter(({ date }) => date >= row.date && date < next);
          expect(row.observationCount).toBe(parts.length);
          if (row.value !== null) expect(row.value).toBe(parts.reduce((total, part) => total + part.value, 0));
        }
        expect(rows.reduce((total, row) => total + row.observationCount, 0)).toBe(values.length);
      }),
    );
  });

  it('returns consecutive periods with only finite numbers or nulls, for any finite values', () => {
    fc.assert(
      fc.property(
        fc.array(anyValue, { minLength: 1, maxLength: 60 }),
        anyPair,
        anyMethod,
        (values, { from, to }, method) => {
          const rows = aggregate(dateValues('2019-02-03', values, from), from, to, method);
          expect(rows.every((row) => row.value === null || Number.isFinite(row.value))).toBe(true);
          rows.forEach((row, i) => {
            expect(row.date).toBe(addPeriods(rows[0]?.date ?? '', i, to));
            expect(getPeriodStart(row.date, to)).toBe(row.date);
          });
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('an aggregated period', () => {
  it('is null at the start or end of a series unless it is complete', () => {
    const rows = aggregate(dateValues('2020-02-01', [1, 2, 3, 4, 5, 6], 'monthly'), 'monthly', 'quarterly', 'avg');
    expect(rows).toEqual([
      { date: '2020-01-01', value: null, observationCount: 2, valuesNeeded: 3 },
      { date: '2020-04-01', value: 4, observationCount: 3, valuesNeeded: 3 },
      { date: '2020-07-01', value: null, observationCount: 1, valuesNeeded: 3 },
    ]);
  });

  it('ignores missing values and counts the others', () => {
    const values = [1, 2, 3, 4, null, 6, null, null, null, 10, 11, 12];
    const rows = aggregate(dateValues('2020-01-01', values, 'monthly'), 'monthly', 'quarterly', 'avg');
    expect(rows.map((row) => row.value)).toEqual([2, 5, null, 11]);
    expect(rows.map((row) => row.observationCount)).toEqual([3, 2, 0, 3]);
    const ends = aggregate(dateValues('2020-01-01', values.with(5, null), 'monthly'), 'monthly', 'quarterly', 'eop');
    expect(ends.map((row) => row.value)).toEqual([3, 4, null, 12]);
  });

  it('has no sum if a value is missing', () => {
    const values = [1, 2, 3, 4, null, 6, null, null, null, 10, 11, 12];
    const rows = aggregate(dateValues('2020-01-01', values, 'monthly'), 'monthly', 'quarterly', 'sum');
    expect(rows.map((row) => row.value)).toEqual([6, null, null, 33]);
  });

  it('has a row even without observations', () => {
    const observations = dateValues('2020-01-01', [1, 2, 3, 4, 5, 6, 7, 8, 9], 'monthly').toSpliced(3, 3);
    const rows = aggregate(observations, 'monthly', 'quarterly', 'avg');
    expect(rows.map((row) => [row.date, row.value])).toEqual([
      ['2020-01-01', 2],
      ['2020-04-01', null],
      ['2020-07-01', 8],
    ]);
  });

  it('contains weeks by their date, and days by the Monday of their week', () => {
    const weeks = aggregate(dateValues('2026-08-29', [1, 2, 3, 4, 5, 6], 'weekly'), 'weekly', 'monthly', 'sum');
    expect(weeks.map((row) => [row.date, row.observationCount])).toEqual([
      ['2026-08-01', 1],
      ['2026-09-01', 4],
      ['2026-10-01', 1],
    ]);
    const days = aggregate(dateValues('2026-11-16', [1, 2, 3, 4, 5, 6, 7, 8, 9], 'daily'), 'daily', 'weekly', 'eop');
    expect(days.map((row) => [row.date, row.value])).toEqual([
      ['2026-11-16', 7],
      ['2026-11-23', null],
    ]);
  });

  it('is the same fortnight for every series, regardless of its first day', () => {
    const early = aggregate(dateValues('2026-01-05', Array(60).fill(1), 'daily'), 'daily', 'biweekly', 'sum');
    const late = aggregate(dateValues('2026-01-12', Array(53).fill(1), 'daily'), 'daily', 'biweekly', 'sum');
    const earlyDates = early.map((row) => row.date);
    expect(late.every((row) => earlyDates.includes(row.date))).toBe(true);
  });
});
