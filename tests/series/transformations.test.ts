import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { type AggregationMethod, aggregate } from '../../server/series/aggregation.js';
import { type Frequency, frequencies, observationsPerYear } from '../../server/series/frequency.js';
import type { Observation } from '../../server/series/observation.js';
import { addDays, addPeriods } from '../../server/series/periods.js';
import { applyTransformations, type TransformationName, transformations } from '../../server/series/transformations.js';
import { applyUnits, type UnitCode } from '../../server/series/units.js';
import type { Values } from '../../server/series/values.js';

interface ReferenceSeries {
  id: string;
  frequency: Frequency;
  dates: string[];
  values: (number | null)[];
  transformed: { apply: TransformationName[]; values: (number | null)[] }[];
  aggregated: { to: Frequency; method: AggregationMethod; rows: [string, number | null, number][] }[];
  aggregatedThenTransformed?: {
    to: Frequency;
    method: AggregationMethod;
    units: UnitCode;
    dates: string[];
    values: (number | null)[];
  };
}

const file = new URL('../reference/transformations.json', import.meta.url);
const { series: reference } = JSON.parse(readFileSync(file, 'utf8')) as { series: ReferenceSeries[] };

/** Largest relative error; infinite if nulls are at different indexes. */
function findMaxError(actual: Values, exact: Values): number {
  const errors = exact.map((expected, i) => {
    const value = actual[i] ?? null;
    if (value === null || expected === null) return value === expected ? 0 : Number.POSITIVE_INFINITY;
    return value === expected ? 0 : Math.abs(value - expected) / Math.abs(expected);
  });
  return Math.max(actual.length === exact.length ? 0 : Number.POSITIVE_INFINITY, ...errors);
}

function toObservations({ dates, values }: { dates: string[]; values: (number | null)[] }): Observation[] {
  return dates.map((date, i) => ({ date, value: values[i] ?? null }));
}

function createDates(start: string, length: number, frequency: Frequency): string[] {
  return Array.from({ length }, (_, i) => addPeriods(start, i, frequency));
}

const transformedCases = reference.flatMap((series) =>
  series.transformed.map((expected) => ({ id: series.id, apply: expected.apply.join(', '), series, expected })),
);
const aggregatedCases = reference.flatMap((series) =>
  series.aggregated.map((expected) => ({ id: series.id, to: expected.to, method: expected.method, series, expected })),
);

describe('against values computed with 40 digits', () => {
  it.each(transformedCases)('$apply of $id is exact to 1e-13', ({ series, expected }) => {
    const actual = applyTransformations(series.values, expected.apply, series);
    expect(findMaxError(actual, expected.values)).toBeLessThan(1e-13);
  });

  it.each(aggregatedCases)('$method of $id to $to is exact to the last digit', ({ series, expected }) => {
    const rows = aggregate(toObservations(series), series.frequency, expected.to, expected.method);
    expect(rows.map((row) => [row.date, row.observationCount])).toEqual(expected.rows.map((row) => [row[0], row[2]]));
    const values = rows.map((row) => row.value);
    // The reference includes partial sums, as FRED does; here they are null.
    const isPartialSum = (index: number) =>
      expected.method === 'sum' && (rows[index]?.observationCount ?? 0) < (rows[index]?.valuesNeeded ?? 0);
    const exact = expected.rows.map((row, index) => (isPartialSum(index) ? null : row[1]));
    expect(findMaxError(values, exact)).toBeLessThan(2.3e-16);
  });

  it('aggregation before units is exact to 1e-14', () => {
    const cases = reference.filter((series) => series.aggregatedThenTransformed !== undefined);
    expect(cases.length).toBe(2);
    for (const series of cases) {
      const expected = series.aggregatedThenTransformed;
      if (expected === undefined) continue;
      const rows = aggregate(toObservations(series), series.frequency, expected.to, expected.method);
      expect(rows.map((row) => row.date)).toEqual(expected.dates);
      const inUnits = applyUnits(rows, expected.units, expected.to).map(({ value }) => value);
      expect(findMaxError(inUnits, expected.values)).toBeLessThan(1e-14);
    }
  });
});

const names = Object.keys(transformations) as TransformationName[];
const anyNumber = fc.double({ noNaN: true, noDefaultInfinity: true });
const anyValue = fc.oneof(anyNumber, fc.integer({ min: -3, max: 3 }), fc.constantFrom(0, -0, 1e308, -1e308, null));
const anyFrequency = fc.constantFrom<Frequency>(...frequencies);

describe('transformations', () => {
  it('return as many values as they get, and only finite numbers or nulls, for any finite input', () => {
    const input = fc.record({
      values: fc.array(anyValue, { maxLength: 40 }),
      frequency: anyFrequency,
      apply: fc.array(fc.constantFrom(...names), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(input, ({ values, frequency, apply }) => {
        const result = applyTransformations(values, apply, {
          frequency,
          dates: createDates('1999-01-01', values.length, frequency),
        });
        expect(result).toHaveLength(values.length);
        expect(result.every((value) => value === null || Number.isFinite(value))).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  it('never turn a missing value into a number', () => {
    const values = [3, 4, null, 6, 7, 8, null, 10, 11, 12, 13, 14, 15, 16, null, 18];
    const context = { frequency: 'monthly', dates: createDates('2020-01-01', values.length, 'monthly') } as const;
    for (const name of names) {
      const result = transformations[name].apply(values, context);
      expect([2, 6, 14].map((i) => result[i])).toEqual([null, null, null]);
    }
  });

  it('do not modify the input', () => {
    const values = Object.freeze([1, 2, null, 4]);
    const context = { frequency: 'annual', dates: createDates('2020-01-01', 4, 'annual') } as const;
    for (const name of names) transformations[name].apply(values, context);
    expect(applyTransformations(values, [], context)).toEqual([1, 2, null, 4]);
  });

  it('compose from left to right: log and diff give logdiff, diff twice gives diff2', () => {
    const values = [100, 103, 101, 109, null, 120, 130];
    const context = { frequency: 'quarterly', dates: createDates('2020-01-01', 7, 'quarterly') } as const;
    const composed = applyTransformations(values, ['log', 'diff'], context);
    expect(findMaxError(composed, transformations.logdiff.apply(values, context))).toBeLessThan(1e-13);
    expect(applyTransformations(values, ['diff', 'diff'], context)).toEqual(
      transformations.diff2.apply(values, context),
    );
  });

  it.each(names)('%s reads each value and each date a few times, however long the series is', (name) => {
    const dates = createDates('1900-01-01', 3_000, 'monthly');
    let reads = 0;
    const countReads = <Item>(items: Item[]) =>
      new Proxy(items, {
        get(target, key) {
          reads += 1;
          return Reflect.get(target, key);
        },
      });
    const values = countReads(dates.map((_, i) => 100 + i + (i % 7)));
    transformations[name].apply(values, { frequency: 'monthly', dates: countReads(dates) });
    expect(reads).toBeLessThan(100 * dates.length);
  });
});

describe('earlier values', () => {
  it('are found by calendar date when a row is missing', () => {
    const dates = createDates('2020-01-01', 26, 'monthly').filter((date) => date !== '2020-06-01');
    const values = dates.map((_, i) => (i + 1) ** 2);
    const getValueOn = (date: string) => values[dates.indexOf(date)] ?? Number.NaN;
    const result = transformations.ch1.apply(values, { frequency: 'monthly', dates });
    expect(result[dates.indexOf('2021-03-01')]).toBe(getValueOn('2021-03-01') - getValueOn('2020-03-01'));
    expect(result[dates.indexOf('2021-06-01')]).toBeNull();
    expect(result[dates.indexOf('2021-07-01')]).toBe(getValueOn('2021-07-01') - getValueOn('2020-07-01'));
    expect(transformations.chg.apply(values, { frequency: 'monthly', dates })[dates.indexOf('2020-07-01')]).toBeNull();
  });

  const computeLastYearAgoChange = (frequency: Frequency, rows: [date: string, value: number | null][]) =>
    transformations.ch1
      .apply(
        rows.map(([, value]) => value),
        { frequency, dates: rows.map(([date]) => date) },
      )
      .at(-1);

  it.each<[string, [string, number | null][], number | null]>([
    [
      'the value of the same day',
      [
        ['2024-06-02', 1],
        ['2024-06-03', 2],
        ['2024-06-04', 4],
        ['2025-06-03', 10],
      ],
      8,
    ],
    [
      'the last value before a weekend',
      [
        ['2024-05-31', 2],
        ['2024-06-03', 4],
        ['2025-06-01', 10],
      ],
      8,
    ],
    [
      'the last value before a holiday with an empty row',
      [
        ['2024-06-02', 2],
        ['2024-06-03', null],
        ['2025-06-03', 10],
      ],
      8,
    ],
    [
      'the value of 28 February for 29 February',
      [
        ['2023-02-28', 2],
        ['2023-03-01', 4],
        ['2024-02-29', 10],
      ],
      8,
    ],
    [
      'a value up to a week earlier',
      [
        ['2024-05-27', 2],
        ['2024-06-04', 4],
        ['2025-06-03', 10],
      ],
      8,
    ],
    [
      'no value more than a week earlier',
      [
        ['2024-05-26', 2],
        ['2024-06-04', 4],
        ['2025-06-03', 10],
      ],
      null,
    ],
    [
      'no value for a missing value',
      [
        ['2024-06-03', 2],
        ['2025-06-03', null],
      ],
      null,
    ],
  ])('of a day a year ago use %s', (_, rows, change) => {
    expect(computeLastYearAgoChange('daily', rows)).toBe(change);
  });

  it.each(['weekly', 'biweekly'] as const)('of a year ago are those 52 weeks earlier in a %s series', (frequency) => {
    const count = 2 * observationsPerYear[frequency];
    const dates = createDates('2015-01-03', count, frequency);
    const values = dates.map((_, i) => i * i);
    const result = transformations.ch1.apply(values, { frequency, dates });
    const lag = count / 2;
    expect(result.slice(0, lag).every((value) => value === null)).toBe(true);
    expect(result[lag + 7]).toBe((lag + 7) ** 2 - 7 ** 2);
    // A missing row does not shift the others; a date moved by a holiday still belongs to its week.
    const without = dates.map((date, i) => (i === 3 ? addDays(date, -1) : date)).filter((_, i) => i !== 5);
    const kept = values.filter((_, i) => i !== 5);
    const sparse = transformations.ch1.apply(kept, { frequency, dates: without });
    expect(sparse[lag + 2]).toBe((lag + 3) ** 2 - 3 ** 2);
    expect(sparse[lag + 4]).toBeNull();
    expect(sparse[lag + 6]).toBe((lag + 7) ** 2 - 7 ** 2);
  });

  it.each(['daily', 'weekly', 'biweekly'] as const)('are found by index in a %s series without dates', (frequency) => {
    const lag = observationsPerYear[frequency];
    const values = Array.from({ length: lag + 20 }, (_, i) => i * i);
    const result = transformations.ch1.apply(values, { frequency });
    expect(result[lag - 1]).toBeNull();
    expect(result[lag + 7]).toBe((lag + 7) ** 2 - 7 ** 2);
  });
});

describe('transformations of a whole series', () => {
  it('remove a linear trend across a missing row and keep the deviations', () => {
    const dates = createDates('2000-01-01', 9, 'annual').filter((date) => date !== '2003-01-01');
    const line = dates.map((date) => 7 + 2.5 * (Number(date.slice(0, 4)) - 2000));
    for (const value of transformations.detrend.apply(line, { frequency: 'annual', dates }))
      expect(value).toBeCloseTo(0, 12);
    // Least squares on 1, 3, 2 gives 1.5 + 0.5 t.
    const threeDates = createDates('2000-01-01', 3, 'annual');
    const residuals = transformations.detrend.apply([1, 3, 2], { frequency: 'annual', dates: threeDates });
    expect(findMaxError(residuals, [-0.5, 1, -0.5])).toBeLessThan(1e-15);
  });

  it('centre the mean at zero and return null for the standard score of a constant', () => {
    const context = { frequency: 'annual', dates: createDates('2000-01-01', 4, 'annual') } as const;
    expect(transformations.demean.apply([1, 2, null, 6], context)).toEqual([-2, -1, null, 3]);
    expect(transformations.zscore.apply([0.1, 0.1, 0.1, 0.1], context)).toEqual([null, null, null, null]);
    expect(transformations.zscore.apply([5, null, null, null], context)).toEqual([null, null, null, null]);
    expect(transformations.zscore.apply([1e300, 2e300, 3e300, null], context)).toEqual([-1, 0, 1, null]);
  });

  it('keep all digits of growth that is tiny relative to the level', () => {
    const context = { frequency: 'annual', dates: createDates('2000-01-01', 2, 'annual') } as const;
    const values = [2 ** 40, 2 ** 40 + 1];
    expect(transformations.pch.apply(values, context)[1]).toBe(100 / 2 ** 40);
    expect(transformations.pca.apply(values, context)[1]).toBeCloseTo(100 / 2 ** 40, 25);
  });
});
