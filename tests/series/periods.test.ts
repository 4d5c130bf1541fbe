import fc from 'fast-check';
import { type Frequency, frequencies } from '../../server/series/frequency.js';
import {
  addDays,
  addPeriods,
  countDaysBetween,
  countPeriodsBetween,
  formatPeriod,
  getPeriodEnd,
  getPeriodStart,
  isCalendarDate,
  subtractYears,
} from '../../server/series/periods.js';

const MILLISECONDS_PER_DAY = 86_400_000;

function isoDate(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

const date = fc
  .date({ min: new Date('0401-01-01'), max: new Date('9599-12-31'), noInvalidDate: true })
  .map((day) => isoDate(day.getTime()));
const frequency = fc.constantFrom<Frequency>(...frequencies);
const count = fc.integer({ min: -400, max: 400 });

describe('days', () => {
  it('match the platform calendar in UTC for any date and distance', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -100_000, max: 100_000 }), (day, distance) => {
        const expected = isoDate(Date.parse(day) + distance * MILLISECONDS_PER_DAY);
        expect(addDays(day, distance)).toBe(expected);
        expect(countDaysBetween(day, expected)).toBe(distance);
      }),
      { numRuns: 2000 },
    );
  });

  it('are valid as in the Gregorian calendar', () => {
    const existing = ['2024-02-29', '2000-02-29', '1600-01-01', '9999-12-31', '0001-01-01'];
    const missing = ['2023-02-29', '1900-02-29', '2024-13-01', '2024-00-01', '2024-04-31', '2024-01-00', '2024-01-32'];
    const malformed = ['', '2024-1-01', '2024-01-01T00:00', ' 2024-01-01', '2024/01/01', '20240101', '2024-01-01\n'];
    expect(existing.filter(isCalendarDate)).toEqual(existing);
    expect([...missing, ...malformed].filter(isCalendarDate)).toEqual([]);
  });
});

describe('periods', () => {
  it('start and end on the right days', () => {
    expect(getPeriodStart('2026-09-17', 'monthly')).toBe('2026-09-01');
    expect(getPeriodStart('2026-09-17', 'quarterly')).toBe('2026-07-01');
    expect(getPeriodStart('2026-09-17', 'semiannual')).toBe('2026-07-01');
    expect(getPeriodStart('2026-09-17', 'annual')).toBe('2026-01-01');
    expect(getPeriodStart('2026-09-17', 'weekly')).toBe('2026-09-17');
    expect(getPeriodEnd('2024-02-03', 'monthly')).toBe('2024-02-29');
    expect(getPeriodEnd('2026-10-01', 'quarterly')).toBe('2026-12-31');
    expect(getPeriodEnd('2026-01-01', 'semiannual')).toBe('2026-06-30');
    expect(getPeriodEnd('2026-01-01', 'annual')).toBe('2026-12-31');
    expect(getPeriodEnd('2026-09-02', 'weekly')).toBe('2026-09-08');
    expect(getPeriodEnd('2026-09-02', 'biweekly')).toBe('2026-09-15');
    expect(getPeriodEnd('2026-09-02', 'daily')).toBe('2026-09-02');
  });

  it('follow each other without gap or overlap', () => {
    fc.assert(
      fc.property(date, frequency, (day, each) => {
        const next = addPeriods(day, 1, each);
        expect(addDays(getPeriodEnd(day, each), 1)).toBe(next);
        expect(getPeriodStart(next, each)).toBe(next);
      }),
    );
  });

  it('are counted by countPeriodsBetween consistently with addPeriods', () => {
    fc.assert(
      fc.property(date, frequency, count, (day, each, n) => {
        const start = getPeriodStart(day, each);
        const later = addPeriods(start, n, each);
        expect(countPeriodsBetween(start, later, each)).toBe(n);
        expect(addPeriods(later, -n, each)).toBe(start);
        expect(countPeriodsBetween(start, getPeriodEnd(later, each), each)).toBe(n);
      }),
    );
  });

  it('cross the end of the year in both directions', () => {
    expect(addPeriods('2026-01-01', -1, 'monthly')).toBe('2025-12-01');
    expect(addPeriods('2026-11-30', 3, 'monthly')).toBe('2027-02-01');
    expect(addPeriods('2026-10-01', 2, 'quarterly')).toBe('2027-04-01');
    expect(addPeriods('2026-07-01', -2, 'semiannual')).toBe('2025-07-01');
    expect(addPeriods('2026-12-30', 1, 'weekly')).toBe('2027-01-06');
    expect(countPeriodsBetween('2027-02-01', '2026-11-01', 'monthly')).toBe(-3);
  });

  it('have labels in the usual notation', () => {
    expect(formatPeriod('2026-09-01', 'daily')).toBe('2026-09-01');
    expect(formatPeriod('2026-09-01', 'weekly')).toBe('2026-W36');
    expect(formatPeriod('2026-09-01', 'monthly')).toBe('2026-09');
    expect(formatPeriod('2026-04-01', 'quarterly')).toBe('2026-Q2');
    expect(formatPeriod('2026-01-01', 'semiannual')).toBe('2026-H1');
    expect(formatPeriod('2026-07-01', 'semiannual')).toBe('2026-H2');
    expect(formatPeriod('2026-01-01', 'annual')).toBe('2026');
  });

  it('use the ISO week of the year of their Thursday', () => {
    expect(formatPeriod('2027-01-01', 'weekly')).toBe('2026-W53');
    expect(formatPeriod('2024-12-30', 'weekly')).toBe('2025-W01');
    expect(formatPeriod('1969-12-29', 'weekly')).toBe('1970-W01');
  });
});

it('finds the same day of an earlier year, and 28 February for a 29th that does not exist', () => {
  expect(subtractYears('2028-02-29', 10)).toBe('2018-02-28');
  expect(subtractYears('2028-02-29', 4)).toBe('2024-02-29');
  expect(subtractYears('2026-11-21', 1)).toBe('2025-11-21');
});
