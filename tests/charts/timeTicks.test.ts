import fc from 'fast-check';
import { computeTimeTicks } from '../../server/charts/timeTicks.js';
import { frequencies } from '../../server/series/frequency.js';

const listLabels = (...input: Parameters<typeof computeTimeTicks>) =>
  computeTimeTicks(...input).map(({ label }) => label);

it('starts quarters of a quarterly axis, and names them', () => {
  expect(listLabels('2023-11-01', '2025-02-01', 'quarterly', 8)).toEqual([
    ...['Q1 2024', 'Q2 2024', 'Q3 2024', 'Q4 2024', 'Q1 2025'],
  ]);
});

it('names years on long ranges of any frequency', () => {
  for (const frequency of ['daily', 'monthly', 'quarterly', 'annual'] as const)
    expect(listLabels('2001-03-01', '2021-03-01', frequency, 5)).toEqual(['2005', '2010', '2015', '2020']);
});

it('names months of monthly values and days of daily values', () => {
  expect(listLabels('2026-01-01', '2026-06-01', 'monthly', 3)).toEqual(['Jan 2026', 'Apr 2026']);
  expect(listLabels('2026-11-01', '2026-11-20', 'daily', 4)).toHaveLength(3);
});

it('has at most the number of ticks that fit, plus one at the start, in order and within the range', () => {
  const day = fc.date({ min: new Date('1850-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(
      day,
      day,
      fc.constantFrom(...frequencies),
      fc.integer({ min: 1, max: 20 }),
      (a, b, frequency, count) => {
        const [from = '', to = ''] = [a, b].map((one) => one.toISOString().slice(0, 10)).sort();
        const dates = computeTimeTicks(from, to, frequency, count).map(({ date }) => date);
        expect(dates.length).toBeLessThanOrEqual(count + 1);
        expect(dates).toEqual([...new Set(dates)].sort());
        expect(dates.every((date) => date >= from && date <= to)).toBe(true);
      },
    ),
  );
});
