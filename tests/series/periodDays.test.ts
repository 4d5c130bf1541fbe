import fc from 'fast-check';
import { parsePeriodDay } from '../../server/series/periodDays.js';

const today = '2026-11-21';

it.each([
  ['2024', '2024-01-01', '2024-12-31'],
  ['2024-02', '2024-02-01', '2024-02-29'],
  ['2023-02', '2023-02-01', '2023-02-28'],
  ['2024-Q1', '2024-01-01', '2024-03-31'],
  ['2024-q4', '2024-10-01', '2024-12-31'],
  ['2024-02-29', '2024-02-29', '2024-02-29'],
  ['9999', '9999-01-01', '9999-12-31'],
])('%s stands for %s as a first day and %s as a last day', (text, first, last) => {
  expect(parsePeriodDay(text, 'first', today)).toBe(first);
  expect(parsePeriodDay(text, 'last', today)).toBe(last);
});

it.each([
  ['2026', '2026-11-21'],
  ['2026-11', '2026-11-21'],
  ['2026-Q4', '2026-11-21'],
  ['2026-10', '2026-10-31'],
  ['2027', '2027-12-31'],
])('%s as a vintage stands for %s, so that the current period is no day in the future', (text, day) => {
  expect(parsePeriodDay(text, 'lastUntilToday', today)).toBe(day);
});

it.each([
  '',
  '24',
  '2024-13',
  '2024-00',
  '2024-Q5',
  '2024-Q0',
  '2024-Q1-01',
  '2023-02-29',
  '2024-1',
  '2024-01-1',
  'Q1-2024',
  '2024Q1',
  ' 2024',
])('"%s" is neither a day nor a period', (text) => expect(parsePeriodDay(text, 'first', today)).toBeUndefined());

it('the first day of a period is never after its last, and both are dates', () => {
  const text = fc.oneof(fc.stringMatching(/^\d{4}(-(\d{2}(-\d{2})?|Q[1-4]))?$/), fc.string({ maxLength: 12 }));
  fc.assert(
    fc.property(text, (period) => {
      const [first, last] = [parsePeriodDay(period, 'first', today), parsePeriodDay(period, 'last', today)];
      expect(first === undefined).toBe(last === undefined);
      if (first === undefined || last === undefined) return;
      expect(first <= last).toBe(true);
      expect(first).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(last).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }),
  );
});
